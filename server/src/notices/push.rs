//! Web Push: messages that reach a browser while the page is closed (RFC 8030), encrypted for it alone (RFC 8291), and sent under a
//! key of the server's own (RFC 8292).

use axum::http::header::{AUTHORIZATION, CONTENT_ENCODING};
use axum::http::{HeaderMap, HeaderValue, Method, Uri};
use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use p256::ecdsa::signature::Signer;
use p256::ecdsa::{Signature, SigningKey};
use p256::elliptic_curve::sec1::ToSec1Point;
use p256::{PublicKey, SecretKey, ecdh};
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::hkdf::{HKDF_SHA256, KeyType, Prk, Salt};
use serde_json::json;

use super::outside::{Message, Outside, Trouble};
use crate::origin::Origin;

/// An uncompressed public key.
const POINT: usize = 65;
const AUTH: usize = 16;
const SALT: usize = 16;
/// The longest record. There is one, with its tag.
const RECORD: usize = 4096;
/// What is encrypted is filled up to this length, so that the length says nothing.
const PADDED: usize = 1024;
/// How long a push service keeps a message for a device that is off, in seconds.
const KEPT: &str = "86400";
/// For how long a message may be shown to the push service to come from here, in seconds.
const SHOWN: i64 = 12 * 60 * 60;

/// What a browser wants messages encrypted for.
#[derive(Clone)]
pub struct Reader {
    key: PublicKey,
    auth: [u8; AUTH],
}

impl Reader {
    /// As it says.
    pub fn new(key: &[u8], auth: &[u8]) -> Option<Reader> {
        if key.len() != POINT {
            return None;
        }
        Some(Reader { key: PublicKey::from_sec1_bytes(key).ok()?, auth: auth.try_into().ok()? })
    }

    /// What it says, in base64url.
    pub fn decoded(key: &str, auth: &str) -> Option<(Vec<u8>, Vec<u8>)> {
        let read = |text: &str| BASE64_URL_SAFE_NO_PAD.decode(text.trim_end_matches('=')).ok();
        let (key, auth) = (read(key)?, read(auth)?);
        Reader::new(&key, &auth).map(|_| (key, auth))
    }
}

/// What the server sends under.
pub struct Sender {
    key: SigningKey,
    /// In base64url, as browsers and push services want it.
    pub public: String,
}

impl Sender {
    /// From its secret half.
    pub fn new(secret: &[u8]) -> Option<Sender> {
        let key = SigningKey::from_slice(secret).ok()?;
        let public = BASE64_URL_SAFE_NO_PAD.encode(key.verifying_key().to_sec1_point(false).as_bytes());
        Some(Sender { key, public })
    }

    /// Says to a push service who sends.
    fn shown(&self, audience: &str, by: Option<&Origin>, now: i64) -> String {
        let part = |value: serde_json::Value| BASE64_URL_SAFE_NO_PAD.encode(value.to_string());
        let mut claims = json!({ "aud": audience, "exp": now + SHOWN });
        if let Some(by) = by {
            claims["sub"] = by.to_string().into();
        }
        let signed = format!("{}.{}", part(json!({ "typ": "JWT", "alg": "ES256" })), part(claims));
        let signature: Signature = self.key.sign(signed.as_bytes());
        format!("vapid t={signed}.{}, k={}", BASE64_URL_SAFE_NO_PAD.encode(signature.to_bytes()), self.public)
    }
}

/// Sends a message to a browser. One of the same topic that it has not fetched yet is replaced.
pub async fn send(
    outside: &Outside,
    sender: &Sender,
    by: Option<&Origin>,
    endpoint: &str,
    reader: &Reader,
    (topic, text): (&str, String),
    now: i64,
) -> Result<(), Trouble> {
    let address: Uri = endpoint.parse().map_err(|_| Trouble::Gone)?;
    let (scheme, authority) = address.scheme_str().zip(address.authority()).ok_or(Trouble::Gone)?;
    let shown = sender.shown(&format!("{scheme}://{authority}"), by, now);
    let mut headers = HeaderMap::new();
    let mut add = |name: &'static str, value: &str| {
        HeaderValue::from_str(value).is_ok_and(|value| headers.insert(name, value).is_none())
    };
    add(AUTHORIZATION.as_str(), &shown);
    add(CONTENT_ENCODING.as_str(), "aes128gcm");
    add("ttl", KEPT);
    add("urgency", "normal");
    add("topic", topic);
    let secret = fresh().map_err(|_| Trouble::Later { code: None, pause: None })?;
    let mut salt = [0; SALT];
    getrandom::fill(&mut salt).map_err(|_| Trouble::Later { code: None, pause: None })?;
    let body = encrypted(reader, &secret, salt, text.as_bytes(), PADDED).ok_or(Trouble::Gone)?;
    let content_type = "application/octet-stream";
    outside.send(Message { method: Method::POST, address, headers, content_type, body }).await
}

/// A key that nobody has.
pub fn fresh() -> Result<SecretKey, getrandom::Error> {
    loop {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes)?;
        // Nearly every number is one.
        if let Ok(key) = SecretKey::from_slice(&bytes) {
            return Ok(key);
        }
    }
}

struct Bytes(usize);

impl KeyType for Bytes {
    fn len(&self) -> usize {
        self.0
    }
}

fn expanded<const LENGTH: usize>(key: &Prk, info: &[&[u8]]) -> Option<[u8; LENGTH]> {
    let mut bytes = [0; LENGTH];
    key.expand(info, Bytes(LENGTH)).ok()?.fill(&mut bytes).ok()?;
    Some(bytes)
}

/// A message as RFC 8291 has it: one record of RFC 8188, filled up with zeros.
fn encrypted(
    reader: &Reader,
    secret: &SecretKey,
    salt: [u8; SALT],
    text: &[u8],
    padded: usize,
) -> Option<Vec<u8>> {
    let theirs = reader.key.to_sec1_point(false);
    let ours = secret.public_key().to_sec1_point(false);
    let shared = ecdh::diffie_hellman(secret.to_nonzero_scalar(), reader.key.as_affine());
    let key = Salt::new(HKDF_SHA256, &reader.auth).extract(shared.raw_secret_bytes());
    let material: [u8; 32] = expanded(&key, &[b"WebPush: info\0", theirs.as_bytes(), ours.as_bytes()])?;
    let key = Salt::new(HKDF_SHA256, &salt).extract(&material);
    let content: [u8; 16] = expanded(&key, &[b"Content-Encoding: aes128gcm\0"])?;
    let nonce: [u8; 12] = expanded(&key, &[b"Content-Encoding: nonce\0"])?;

    let mut record = text.to_vec();
    record.push(2);
    record.resize(record.len().max(padded), 0);
    let sealing = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &content).ok()?);
    sealing.seal_in_place_append_tag(Nonce::assume_unique_for_key(nonce), Aad::empty(), &mut record).ok()?;

    if record.len() > RECORD {
        return None;
    }
    let mut body = salt.to_vec();
    body.extend((RECORD as u32).to_be_bytes());
    body.push(POINT as u8);
    body.extend(ours.as_bytes());
    body.extend(record);
    Some(body)
}

#[cfg(test)]
mod tests {
    use p256::ecdsa::VerifyingKey;
    use p256::ecdsa::signature::Verifier;

    use super::*;

    fn read(text: &str) -> Vec<u8> {
        BASE64_URL_SAFE_NO_PAD.decode(text).unwrap()
    }

    /// The example of RFC 8291, appendix A.
    #[test]
    fn the_example_of_the_standard_comes_out() {
        let reader = Reader::new(
            &read("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"),
            &read("BTBZMqHH6r4Tts7J_aSIgg"),
        );
        let secret = SecretKey::from_slice(&read("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")).unwrap();
        let salt = read("DGv6ra1nlYgDCS1FRnbzlw").try_into().unwrap();
        let body =
            encrypted(&reader.unwrap(), &secret, salt, b"When I grow up, I want to be a watermelon", 0)
                .unwrap();
        let expected = read(
            "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN",
        );
        assert_eq!(body, expected);
    }

    #[test]
    fn whoever_sends_shows_it_for_one_push_service_and_a_while() {
        let sender = Sender::new(&[7; 32]).unwrap();
        let origin: Origin = "https://play.example.org".parse().unwrap();
        let shown = sender.shown("https://push.example.org", Some(&origin), 1000);
        let (token, key) = shown.strip_prefix("vapid t=").unwrap().split_once(", k=").unwrap();
        assert_eq!(key, sender.public);
        let (signed, signature) = token.rsplit_once('.').unwrap();
        let key = VerifyingKey::from_sec1_bytes(&read(key)).unwrap();
        key.verify(signed.as_bytes(), &Signature::from_slice(&read(signature)).unwrap()).unwrap();
        let claims: serde_json::Value =
            serde_json::from_slice(&read(signed.split_once('.').unwrap().1)).unwrap();
        let expected =
            json!({ "aud": "https://push.example.org", "exp": 44200, "sub": "https://play.example.org" });
        assert_eq!(claims, expected);
    }

    #[test]
    fn keys_that_are_none_are_refused() {
        let good = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
        assert!(Reader::decoded(good, "BTBZMqHH6r4Tts7J_aSIgg").is_some());
        assert!(Reader::decoded(good, "BTBZMqHH6r4Tts7J_aSIgg==").is_some(), "some browsers fill it up");
        for (key, auth) in [(good, "BTBZ"), ("BCVx", "BTBZMqHH6r4Tts7J_aSIgg"), ("", ""), ("é", "é")] {
            assert!(Reader::decoded(key, auth).is_none());
        }
        let nowhere = BASE64_URL_SAFE_NO_PAD.encode([4; POINT]);
        assert!(Reader::decoded(&nowhere, "BTBZMqHH6r4Tts7J_aSIgg").is_none(), "it is not on the curve");
    }
}
