//! Ways back in: another device's link, a recovery code, a passkey, a handle with a passphrase.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Instant;

use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::http::header::{HOST, HeaderName, ORIGIN};
use axum::response::Response;
use qrcodegen::{QrCode, QrCodeEcc};

use super::caller::{Address, Body, Caller, Known};
use super::guests::seen_by_themselves;
use super::passkeys::{Here, prover};
use super::sessions::{Beginning, Browser};
use crate::house::House;
use crate::limits::network;
use crate::protocol::{DeviceLink, Join, Me, NewPassphrase, Problem, Proof, RecoveryCode, SignIn};
use crate::storage::{Guest, PasskeyChange, PersonChange, Which, Write};
use crate::tries::Tried;
use crate::{clock, names, secrets};

/// For how many seconds a link brings another device in.
const LINK: i64 = 10 * 60;

/// The same answer to everything that does not fit: nobody learns which handles there are.
pub(super) async fn sign_in(
    State(house): State<Arc<House>>,
    Caller { session: before, .. }: Caller,
    Address(address): Address,
    browser: Browser,
    here: Here,
    Body(way): Body<SignIn>,
) -> Result<Response, Problem> {
    let mut tried = vec![Tried::Address(network(address))];
    if let SignIn::Passphrase { handle, .. } = &way {
        tried.push(Tried::Handle(names::look(handle)));
    }
    let (mut link, mut passkey) = (None, None);
    let guest = house
        .trying(&tried, async || match way {
            SignIn::Passphrase { handle, passphrase } => {
                let member = house.storage.member(&names::look(&handle)).await?;
                let stored = match &member {
                    Some(member) => house.storage.ways_back(&member.id).await?.passphrase,
                    None => None,
                };
                // Asked in any case, so that it takes as long.
                let fits = house.passphrases.fits(passphrase, stored).await?;
                Ok(member.filter(|_| fits))
            }
            SignIn::Recovery(code) => {
                Ok(house.storage.guest_by_recovery(secrets::hash(&secrets::as_given(&code))).await?)
            }
            SignIn::Passkey(assertion) => {
                let proved = prover(&house, here, &assertion).await?;
                Ok(proved.map(|(guest, used)| {
                    passkey = Some(used);
                    guest
                }))
            }
            SignIn::Link(token) => {
                let hash = secrets::hash(&token);
                link = Some(hash);
                Ok(house.storage.guest_by_link(hash, clock::now()).await?)
            }
        })
        .await?;
    if house.storage.is_banned(&guest.id).await? {
        return Err(Problem::Banned);
    }
    let beginning = Beginning::of(&guest, browser)?;
    let change = PersonChange::SignIn { session: beginning.session.clone(), link, passkey, before };
    house.storage.write(Write::Person(change)).await.map_err(|why| {
        // Somebody else was quicker with the link, or the key.
        if why.is_of_the_change() { Problem::WrongSignIn } else { why.into() }
    })?;
    let me = seen_by_themselves(&house, guest).await?;
    Ok(beginning.answer(&house, Json(me)))
}

/// A link that brings another device in, once.
pub(super) async fn link(
    State(house): State<Arc<House>>,
    Known { guest, .. }: Known,
    headers: HeaderMap,
) -> Result<Json<DeviceLink>, Problem> {
    let token = secrets::token()?;
    let now = clock::now();
    let until = now + LINK;
    let change = PersonChange::Link { guest: guest.id, token_hash: secrets::hash(&token), now, until };
    house.storage.write(Write::Person(change)).await?;
    // After the `#` it stays in the browser, and out of every log on the way.
    let address = format!("{}/device#{token}", origin(&house, &headers));
    let code = QrCode::encode_text(&address, QrCodeEcc::Medium).map_err(|_| Problem::Internal)?;
    Ok(Json(DeviceLink { address, size: code.size() as u32, path: path(&code), until }))
}

/// Where the page is, as whoever runs the server says, or else its browser; a change from any other origin did not come this far.
pub(super) fn origin(house: &House, headers: &HeaderMap) -> String {
    if let Some(origin) = &house.config.origin {
        return origin.to_string();
    }
    let text = |name: HeaderName| headers.get(name).and_then(|value| value.to_str().ok());
    match text(ORIGIN) {
        Some(origin) => origin.to_owned(),
        None => format!("http://{}", text(HOST).unwrap_or_default()),
    }
}

/// The dark squares of a code as the path of an SVG, a stretch of a row at a time.
fn path(code: &QrCode) -> String {
    let mut path = Vec::new();
    for y in 0..code.size() {
        let mut x = 0;
        while x < code.size() {
            let length = (x..code.size()).take_while(|x| code.get_module(*x, y)).count() as i32;
            if length > 0 {
                path.push(format!("M{x} {y}h{length}v1h-{length}z"));
            }
            x += length + 1;
        }
    }
    path.concat()
}

/// A new recovery code. It is told once, and only its hash is kept.
pub(super) async fn recovery(
    State(house): State<Arc<House>>,
    Known { guest, .. }: Known,
) -> Result<Json<RecoveryCode>, Problem> {
    let words = secrets::recovery_code()?;
    let hash = secrets::hash(&secrets::as_given(&words));
    house.storage.write(Write::Person(PersonChange::Recovery { guest: guest.id, hash })).await?;
    Ok(Json(RecoveryCode { words }))
}

/// A guest becomes a member, and stays who they are.
pub(super) async fn join(
    State(house): State<Arc<House>>,
    Known { guest, .. }: Known,
    Body(Join { handle, passphrase }): Body<Join>,
) -> Result<Json<Me>, Problem> {
    let handle = names::handle(&handle)?;
    match &passphrase {
        Some(passphrase) => secrets::strong(passphrase, &handle)?,
        None if house.storage.passkeys(&guest.id).await?.is_empty() => return Err(Problem::NoWayBack),
        None => {}
    }
    if house.storage.ways_back(&guest.id).await?.handle.is_some() {
        return Err(Problem::AlreadyMember);
    }
    if house.storage.member_like(&handle).await?.is_some() {
        return Err(Problem::HandleTaken);
    }
    let passphrase = match passphrase {
        Some(passphrase) => Some(house.passphrases.hash(passphrase).await?),
        None => None,
    };
    let change = PersonChange::Join { guest: guest.id.clone(), handle, passphrase };
    house.storage.write(Write::Person(change)).await.map_err(|why| {
        // Somebody else was quicker with the handle.
        if why.is_of_the_change() { Problem::HandleTaken } else { why.into() }
    })?;
    seen_by_themselves(&house, guest).await.map(Json)
}

/// Another passphrase, for whoever proves that they are not merely at somebody's open browser. It ends every other session.
pub(super) async fn passphrase(
    State(house): State<Arc<House>>,
    Known { guest, .. }: Known,
    Address(address): Address,
    browser: Browser,
    here: Here,
    Body(NewPassphrase { proof, passphrase }): Body<NewPassphrase>,
) -> Result<Response, Problem> {
    let ways = house.storage.ways_back(&guest.id).await?;
    let handle = ways.handle.as_deref().ok_or(Problem::NotMember)?;
    secrets::strong(&passphrase, handle)?;
    prove(&house, &guest, address, here, handle, proof).await?;
    let passphrase = house.passphrases.hash(passphrase).await?;
    let beginning = Beginning::of(&guest, browser)?;
    let session = beginning.session.clone();
    let change = PersonChange::Passphrase { passphrase, session: session.clone() };
    house.storage.write(Write::Person(change)).await?;
    house.sessions_ended(&guest.id, Which::Others(session.id));
    let me = seen_by_themselves(&house, guest).await?;
    Ok(beginning.answer(&house, Json(me)))
}

/// Proves that somebody is who their session says.
pub(super) async fn prove(
    house: &House,
    guest: &Guest,
    address: IpAddr,
    here: Here,
    handle: &str,
    proof: Proof,
) -> Result<(), Problem> {
    let tried = [Tried::Address(network(address)), Tried::Handle(names::look(handle))];
    let ways = house.storage.ways_back(&guest.id).await?;
    house
        .trying(&tried, async || {
            let right = match proof {
                Proof::Passphrase(given) => house.passphrases.fits(given, ways.passphrase).await?,
                Proof::Recovery(code) => {
                    let hash = secrets::hash(&secrets::as_given(&code));
                    ways.recovery_hash.is_some_and(|stored| stored == hash)
                }
                Proof::Passkey(assertion) => match prover(house, here, &assertion).await? {
                    Some((prover, used)) if prover.id == guest.id => {
                        let change = PersonChange::Passkey(PasskeyChange::Used(used));
                        match house.storage.write(Write::Person(change)).await {
                            Ok(()) => true,
                            // Somebody else was quicker with the key.
                            Err(why) if why.is_of_the_change() => false,
                            Err(why) => return Err(why.into()),
                        }
                    }
                    _ => false,
                },
            };
            Ok(right.then_some(()))
        })
        .await
}

impl House {
    /// Makes a try at a secret. What is not right is the same problem, whatever was tried.
    pub(super) async fn trying<T>(
        &self,
        tried: &[Tried],
        attempt: impl AsyncFnOnce() -> Result<Option<T>, Problem>,
    ) -> Result<T, Problem> {
        let limited = self.config.rates.is_some();
        if limited {
            self.tries.begin(tried, Instant::now())?;
        }
        let right = attempt().await?.ok_or(Problem::WrongSignIn)?;
        if limited {
            self.tries.right(tried);
        }
        Ok(right)
    }
}
