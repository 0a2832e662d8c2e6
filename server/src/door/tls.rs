//! TLS in the process: a certificate and its key from two files, which are read again when they change, so that whoever renews them
//! need not restart the server.

use std::fmt;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::Duration;

use tokio::time::sleep;
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::client::danger::ServerCertVerifier;
use tokio_rustls::rustls::client::{WebPkiServerVerifier, verify_server_name};
use tokio_rustls::rustls::pki_types::pem::PemObject;
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer, ServerName, UnixTime};
use tokio_rustls::rustls::server::{ClientHello, ParsedCertificate, ResolvesServerCert};
use tokio_rustls::rustls::sign::CertifiedKey;
use tokio_rustls::rustls::{self, CertificateError, RootCertStore, ServerConfig};

use crate::doctor::Finding;

/// Where a certificate and its key are kept, as PEM.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tls {
    /// The certificate, and those between it and a known one.
    pub cert: PathBuf,
    /// Its private key.
    pub key: PathBuf,
}

/// Why they cannot be used.
#[derive(Debug, thiserror::Error)]
#[allow(missing_docs)] // the messages say it
pub enum TlsError {
    #[error("{} cannot be read: {why}", .path.display())]
    File { path: PathBuf, why: io::Error },
    #[error("{} holds no certificate: it must be PEM, with the server's own certificate first", .0.display())]
    NoCertificate(PathBuf),
    #[error("{} holds no private key: it must be PEM, and not encrypted", .0.display())]
    NoKey(PathBuf),
    #[error("the key in {} is not that of the certificate in {}", .0.key.display(), .0.cert.display())]
    Different(Tls),
    #[error("the certificate or its key cannot be used: {0}")]
    Unfit(rustls::Error),
}

/// Both files as they were read.
type Files = (Vec<u8>, Vec<u8>);

impl Tls {
    fn files(&self) -> Result<Files, TlsError> {
        let read =
            |path: &Path| std::fs::read(path).map_err(|why| TlsError::File { path: path.to_owned(), why });
        Ok((read(&self.cert)?, read(&self.key)?))
    }

    /// What they hold; fails unless they belong together.
    pub(crate) fn read(&self) -> Result<(Files, CertifiedKey), TlsError> {
        let files = self.files()?;
        let chain: Result<Vec<_>, _> = CertificateDer::pem_slice_iter(&files.0).collect();
        let chain = chain.ok().filter(|chain| !chain.is_empty());
        let chain = chain.ok_or_else(|| TlsError::NoCertificate(self.cert.clone()))?;
        let key = PrivateKeyDer::from_pem_slice(&files.1).map_err(|_| TlsError::NoKey(self.key.clone()))?;
        let key = rustls::crypto::ring::sign::any_supported_type(&key).map_err(TlsError::Unfit)?;
        let certified = CertifiedKey::new(chain, key);
        match certified.keys_match() {
            Ok(()) => Ok((files, certified)),
            Err(rustls::Error::InconsistentKeys(_)) => Err(TlsError::Different(self.clone())),
            Err(why) => Err(TlsError::Unfit(why)),
        }
    }
}

/// The certificate that those who come are shown.
pub(crate) struct Certificate {
    tls: Tls,
    shown: Mutex<Shown>,
}

struct Shown {
    certified: Arc<CertifiedKey>,
    /// The files when they were last looked at, whether or not they could be used; nothing where they could not even be read.
    seen: Option<Files>,
}

impl fmt::Debug for Certificate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Certificate").field("tls", &self.tls).finish_non_exhaustive()
    }
}

impl Certificate {
    /// Reads it for the first time.
    pub fn open(tls: Tls) -> Result<Arc<Certificate>, TlsError> {
        let (files, certified) = tls.read()?;
        let shown = Mutex::new(Shown { certified: Arc::new(certified), seen: Some(files) });
        Ok(Arc::new(Certificate { tls, shown }))
    }

    /// What shakes hands with those who come.
    pub fn acceptor(self: &Arc<Certificate>) -> TlsAcceptor {
        let mut config = ServerConfig::builder().with_no_client_auth().with_cert_resolver(self.clone());
        config.alpn_protocols = vec![b"http/1.1".to_vec()];
        TlsAcceptor::from(Arc::new(config))
    }

    /// Looks whether the files have changed. What cannot be used, perhaps because only one of them has been written yet, leaves
    /// the old certificate in place.
    fn look(&self) {
        let seen = self.tls.files().ok();
        if self.shown().seen == seen {
            return;
        }
        match self.tls.read() {
            Ok((files, certified)) => {
                tracing::info!(cert = %self.tls.cert.display(), "the certificate has changed");
                *self.shown() = Shown { certified: Arc::new(certified), seen: Some(files) };
            }
            Err(why) => {
                tracing::warn!(%why, "the certificate has changed and cannot be used: the old one stays");
                self.shown().seen = seen;
            }
        }
    }

    fn shown(&self) -> MutexGuard<'_, Shown> {
        // Nothing can panic half-way through a change.
        self.shown.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl ResolvesServerCert for Certificate {
    fn resolve(&self, _: ClientHello<'_>) -> Option<Arc<CertifiedKey>> {
        Some(self.shown().certified.clone())
    }
}

/// Looks after a certificate for as long as somebody uses it.
pub(crate) async fn keep(certificate: Weak<Certificate>, every: Duration) {
    loop {
        sleep(every).await;
        let Some(certificate) = certificate.upgrade() else { return };
        // An error means that the server is closing.
        let _ = tokio::task::spawn_blocking(move || certificate.look()).await;
    }
}

/// Whether browsers will take a certificate, for this host if one is known, and whether they will after `ahead`, too.
pub(crate) fn examine(tls: &Tls, host: Option<&str>, ahead: Duration) -> Vec<Finding> {
    let wrong = |found: String, advice: &str| vec![Finding::wrong("tls", found, advice)];
    let certified = match tls.read() {
        Ok((_, certified)) => certified,
        Err(why) => return wrong(why.to_string(), "mend --tls-cert and --tls-key"),
    };
    let Some((own, others)) = certified.cert.split_first() else { return Vec::new() };
    let cert = tls.cert.display();
    let mut all = Vec::new();
    if let Some(host) = host
        && let (Ok(name), Ok(parsed)) = (ServerName::try_from(host), ParsedCertificate::try_from(own))
        && verify_server_name(&parsed, &name).is_err()
    {
        all.extend(wrong(format!("{cert} is not for {host}"), "have one issued for the name in --origin"));
    }
    let roots = Arc::new(RootCertStore { roots: webpki_roots::TLS_SERVER_ROOTS.into() });
    let Ok(verifier) = WebPkiServerVerifier::builder(roots).build() else { return all };
    let nobody = ServerName::IpAddress(std::net::Ipv4Addr::UNSPECIFIED.into());
    let trouble = |at: UnixTime| match verifier.verify_server_cert(own, others, &nobody, &[], at) {
        Err(rustls::Error::InvalidCertificate(why)) => Some(why),
        _ => None,
    };
    let now = UnixTime::now();
    let later = UnixTime::since_unix_epoch(Duration::from_secs(now.as_secs()) + ahead);
    let expired = |why: &CertificateError| {
        matches!(why, CertificateError::Expired | CertificateError::ExpiredContext { .. })
    };
    match trouble(now) {
        Some(why) if expired(&why) => all.extend(wrong(format!("{cert} has expired"), "renew it: the server takes a new one by itself")),
        Some(CertificateError::NotValidYet | CertificateError::NotValidYetContext { .. }) => {
            all.extend(wrong(format!("{cert} is not valid yet"), "set the clock, or wait"));
        }
        _ if trouble(later).is_some_and(|why| expired(&why)) => all.push(Finding::doubtful(
            "tls",
            format!("{cert} expires within {} days", ahead.as_secs() / 86_400),
            "renew it: the server takes a new one by itself",
        )),
        Some(CertificateError::UnknownIssuer) => all.push(Finding::doubtful(
            "tls",
            format!("browsers know nobody who signed {cert}"),
            "have one issued by an authority that browsers know, and put those between it and them into the file as well",
        )),
        _ => {}
    }
    if all.is_empty() {
        all.push(Finding::well("tls", format!("{cert} is one that browsers take")));
    }
    all
}

#[cfg(test)]
mod tests {
    use rcgen::{CertificateParams, KeyPair, date_time_ymd};
    use tempfile::TempDir;

    use super::*;
    use crate::doctor::Verdict;

    const FORTNIGHT: Duration = Duration::from_hours(14 * 24);

    /// What is found of a certificate for `a.example` that is valid in these years.
    fn found(years: [i32; 2], host: &str) -> Vec<Finding> {
        let place = TempDir::new().unwrap();
        let tls = Tls { cert: place.path().join("cert.pem"), key: place.path().join("key.pem") };
        let mut params = CertificateParams::new(["a.example".to_owned()]).unwrap();
        [params.not_before, params.not_after] = years.map(|year| date_time_ymd(year, 1, 1));
        let key = KeyPair::generate().unwrap();
        std::fs::write(&tls.cert, params.self_signed(&key).unwrap().pem()).unwrap();
        std::fs::write(&tls.key, key.serialize_pem()).unwrap();
        examine(&tls, Some(host), FORTNIGHT)
    }

    #[test]
    fn a_certificate_that_browsers_refuse_is_told() {
        let told = |found: Vec<Finding>, verdict: Verdict, words: &str| {
            let all = found.iter().map(|finding| (finding.verdict, finding.found.as_str()));
            assert!(
                all.clone().any(|(is, said)| is == verdict && said.ends_with(words)),
                "{words}: {found:?}"
            );
        };
        let unknown = found([2020, 2500], "a.example");
        assert_eq!(unknown.len(), 1, "{unknown:?}");
        assert!(
            unknown[0].verdict == Verdict::Doubtful && unknown[0].found.starts_with("browsers know nobody")
        );
        told(found([2020, 2500], "b.example"), Verdict::Wrong, "is not for b.example");
        told(found([2020, 2021], "a.example"), Verdict::Wrong, "has expired");
        told(found([2400, 2500], "a.example"), Verdict::Wrong, "is not valid yet");
        let none = Tls { cert: "none.pem".into(), key: "none.pem".into() };
        assert_eq!(examine(&none, None, FORTNIGHT)[0].verdict, Verdict::Wrong);
    }
}
