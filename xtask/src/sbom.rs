//! What a release is made of, in the form that others' tools read: CycloneDX, as JSON. The same sources give the same bytes.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::process::Command;

use anyhow::{Context, Result, bail, ensure};
use serde_json::{Value, json};

use crate::crates;
use crate::steps::root;

/// What the binary is called, and the crate it comes from.
const BINARY: &str = "comptoir";

/// Prints the list.
pub fn print() -> Result<()> {
    let bill = bill()?;
    println!("{}", serde_json::to_string_pretty(&bill)?);
    let components = bill["components"].as_array().map_or(0, Vec::len);
    eprintln!("{components} components");
    Ok(())
}

/// Checks that the list can be made: every crate has its checksum, and every package of the page a licence that goes with ours.
pub fn check() -> Result<()> {
    let bill = bill()?;
    let of = |kind: &str| {
        let components = bill["components"].as_array().into_iter().flatten();
        components
            .filter(|component| component["purl"].as_str().is_some_and(|purl| purl.starts_with(kind)))
            .count()
    };
    println!("a release is made of {} crates and {} packages", of("pkg:cargo/"), of("pkg:npm/"));
    Ok(())
}

fn bill() -> Result<Value> {
    let lock = fs::read_to_string(root().join("web/package-lock.json")).context("web/package-lock.json")?;
    let metadata = crates::metadata(&["--filter-platform", &host()?])?;
    let checksums = checksums(&fs::read_to_string(root().join("Cargo.lock")).context("Cargo.lock")?)?;
    let (version, mut components) = crates_of(&metadata, &checksums)?;
    components.extend(packages_of(&serde_json::from_str(&lock).context("web/package-lock.json")?)?);
    Ok(json!({
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {
            "component": {
                "type": "application",
                "bom-ref": BINARY,
                "name": BINARY,
                "version": version,
                "licenses": [{ "expression": "MIT OR Apache-2.0" }],
            },
        },
        "components": components,
    }))
}

/// The platform that this machine builds for.
fn host() -> Result<String> {
    let output = Command::new("rustc").arg("-vV").output().context("cannot start rustc")?;
    let said = String::from_utf8(output.stdout)?;
    let host = said.lines().find_map(|line| line.strip_prefix("host: ")).context("rustc says no host")?;
    Ok(host.to_owned())
}

/// The checksum of every crate from the registry, by name and version.
fn checksums(lock: &str) -> Result<BTreeMap<(String, String), String>> {
    let lock: Value = toml::from_str(lock).context("Cargo.lock")?;
    let packages = lock["package"].as_array().context("Cargo.lock lists no packages")?;
    let text = |package: &Value, key: &str| package[key].as_str().map(str::to_owned);
    let known = packages.iter().filter_map(|package| {
        Some(((text(package, "name")?, text(package, "version")?), text(package, "checksum")?))
    });
    Ok(known.collect())
}

/// Our version, and the crates that the binary is made with: all it needs to run or to be built, and nothing that only tests need.
fn crates_of(
    metadata: &Value,
    checksums: &BTreeMap<(String, String), String>,
) -> Result<(String, Vec<Value>)> {
    let nodes = metadata["resolve"]["nodes"].as_array().context("cargo metadata resolves nothing")?;
    let nodes: BTreeMap<&str, &Value> =
        nodes.iter().filter_map(|node| Some((node["id"].as_str()?, node))).collect();
    let packages = metadata["packages"].as_array().context("cargo metadata lists no packages")?;
    let binary = packages.iter().find(|package| package["name"] == BINARY).context("there is no binary")?;
    let mut needed = BTreeSet::new();
    let mut waiting = vec![binary["id"].as_str().unwrap_or_default()];
    while let Some(id) = waiting.pop() {
        if !needed.insert(id) {
            continue;
        }
        let dependencies = nodes.get(id).and_then(|node| node["deps"].as_array()).into_iter().flatten();
        waiting.extend(dependencies.filter(|it| !is_for_tests(it)).filter_map(|it| it["pkg"].as_str()));
    }
    let mut components = Vec::new();
    for package in packages {
        let from_elsewhere = package["source"].is_string();
        if !from_elsewhere || !needed.contains(package["id"].as_str().unwrap_or_default()) {
            continue;
        }
        let text = |key: &str| package[key].as_str().unwrap_or_default().to_owned();
        let (name, version) = (text("name"), text("version"));
        let hash = checksums.get(&(name.clone(), version.clone()));
        let hash = hash.with_context(|| format!("Cargo.lock has no checksum of {name} {version}"))?;
        let purl = format!("pkg:cargo/{name}@{version}");
        components.push(component(&name, &version, &purl, &text("license"), ("SHA-256", hash)));
    }
    Ok((binary["version"].as_str().unwrap_or_default().to_owned(), components))
}

fn is_for_tests(dependency: &Value) -> bool {
    let mut kinds = dependency["dep_kinds"].as_array().into_iter().flatten();
    kinds.all(|kind| kind["kind"] == "dev")
}

/// The packages whose code, fonts or drawings the page may hold; what only builds or tests it is left out.
fn packages_of(lock: &Value) -> Result<Vec<Value>> {
    let packages = lock["packages"].as_object().context("web/package-lock.json lists no packages")?;
    let mut components = Vec::new();
    for (place, package) in packages {
        let Some((_, name)) = place.rsplit_once("node_modules/") else { continue };
        if package["dev"] == true || package["devOptional"] == true || package["optional"] == true {
            continue;
        }
        let text = |key: &str| package[key].as_str().unwrap_or_default();
        let (version, licence) = (text("version"), text("license"));
        ensure!(crates::goes_with_ours(licence), "{name} is part of the page and under `{licence}`");
        let Some((algorithm, hash)) = text("integrity").split_once('-') else {
            bail!("web/package-lock.json has no checksum of {name} {version}");
        };
        ensure!(algorithm == "sha512", "the checksum of {name} {version} is of another kind: {algorithm}");
        let purl = format!("pkg:npm/{}@{version}", name.replace('@', "%40"));
        components.push(component(name, version, &purl, licence, ("SHA-512", &in_hex(hash)?)));
    }
    Ok(components)
}

fn component(name: &str, version: &str, purl: &str, licence: &str, (algorithm, hash): (&str, &str)) -> Value {
    json!({
        "type": "library",
        "bom-ref": purl,
        "name": name,
        "version": version,
        "purl": purl,
        "licenses": [{ "expression": licence.replace('/', " OR ") }],
        "hashes": [{ "alg": algorithm, "content": hash }],
    })
}

/// npm writes checksums in Base64, CycloneDX in hexadecimal digits.
fn in_hex(base64: &str) -> Result<String> {
    use std::fmt::Write;

    use base64::Engine;
    let bytes = base64::engine::general_purpose::STANDARD.decode(base64).context("a checksum of npm")?;
    bytes.iter().try_fold(String::new(), |mut hex, byte| {
        write!(hex, "{byte:02x}")?;
        Ok(hex)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn crates_of_tests_alone_are_left_out() {
        let dependency = |name: &str, kind: Value| json!({ "pkg": name, "dep_kinds": [{ "kind": kind }] });
        let package = |name: &str, source: Value| json!({ "id": name, "name": name, "version": "1.0.0", "source": source, "license": "MIT/Apache-2.0" });
        let registry = json!("registry+somewhere");
        let metadata = json!({
            "packages": [
                package("comptoir", Value::Null),
                package("used", registry.clone()),
                package("below", registry.clone()),
                package("built-with", registry.clone()),
                package("tested-with", registry),
            ],
            "resolve": { "nodes": [
                { "id": "comptoir", "deps": [
                    dependency("used", Value::Null), dependency("built-with", json!("build")), dependency("tested-with", json!("dev")),
                ] },
                { "id": "used", "deps": [dependency("below", Value::Null)] },
            ] },
        });
        let lock = "version = 4\n".to_owned()
            + &["used", "below", "built-with"]
                .map(|name| {
                    format!(
                        "[[package]]\nname = \"{name}\"\nversion = \"1.0.0\"\nchecksum = \"ab{}\"\n",
                        name.len()
                    )
                })
                .concat();
        let (version, components) = crates_of(&metadata, &checksums(&lock).unwrap()).unwrap();
        let names: Vec<_> = components.iter().map(|component| component["name"].as_str().unwrap()).collect();
        assert_eq!((version.as_str(), names), ("1.0.0", vec!["used", "below", "built-with"]));
        assert_eq!(components[0]["hashes"][0]["content"], "ab4");
        assert_eq!(components[0]["licenses"][0]["expression"], "MIT OR Apache-2.0");
        let error = crates_of(&metadata, &BTreeMap::new()).unwrap_err();
        assert_eq!(error.to_string(), "Cargo.lock has no checksum of used 1.0.0");
    }

    #[test]
    fn what_only_builds_the_page_is_left_out_and_every_licence_is_looked_at() {
        let package = |licence: &str, dev: bool| json!({ "version": "2.0.0", "license": licence, "integrity": "sha512-q80=", "dev": dev });
        let lock = |licence: &str| {
            json!({ "packages": {
                "": { "name": "page" },
                "node_modules/@scope/part": package(licence, false),
                "node_modules/tool": package("GPL-3.0", true),
            } })
        };
        let parts = packages_of(&lock("MIT")).unwrap();
        assert_eq!(parts.len(), 1);
        assert_eq!(parts[0]["purl"], "pkg:npm/%40scope/part@2.0.0");
        assert_eq!(parts[0]["hashes"][0]["content"], "abcd");
        assert!(packages_of(&lock("GPL-3.0")).unwrap_err().to_string().contains("@scope/part"));
    }
}
