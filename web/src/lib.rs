//! The browser client, embedded: `build.rs` lets Vite build it, and this gives its files.

use std::borrow::Cow;

use rust_embed::RustEmbed;

#[derive(RustEmbed)]
#[folder = "$COMPTOIR_WEB_EMBED"]
struct Dist;

/// A file of the page.
#[derive(Debug)]
pub struct Asset {
    /// What is in it.
    pub bytes: Cow<'static, [u8]>,
    /// The same compressed with Brotli, where that makes it smaller.
    pub brotli: Option<Cow<'static, [u8]>>,
    /// Its media type.
    pub content_type: &'static str,
    /// Whether its name changes with its contents, so that a browser may keep it for ever.
    pub immutable: bool,
}

/// What Vite adds to the name of a file that it compressed.
const COMPRESSED: &str = ".br";

/// The file at `path`, without a leading slash: `index.html`, `assets/index-B1x.js`.
pub fn asset(path: &str) -> Option<Asset> {
    if path.ends_with(COMPRESSED) {
        return None;
    }
    Some(Asset {
        bytes: Dist::get(path)?.data,
        brotli: Dist::get(&format!("{path}{COMPRESSED}")).map(|file| file.data),
        content_type: content_type(path),
        immutable: path.starts_with("assets/"),
    })
}

fn content_type(path: &str) -> &'static str {
    match path.rsplit_once('.').map(|(_, ending)| ending) {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("json" | "webmanifest") => "application/json",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("wasm") => "application/wasm",
        Some("woff2") => "font/woff2",
        Some("txt") => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The most bytes that the rules of a game may take on their way to the page; 150,000 is the aim (docs/decisions/engine.md).
    const MODULE: usize = 220_000;

    /// Every file there is to ask for.
    fn files() -> impl Iterator<Item = (String, Asset)> {
        Dist::iter().filter_map(|path| Some((path.to_string(), asset(&path)?)))
    }

    #[test]
    fn the_page_and_everything_it_loads_first_are_there() {
        let page = asset("index.html").expect("the page");
        assert_eq!(page.content_type, "text/html; charset=utf-8");
        assert!(!page.immutable);
        let html = String::from_utf8(page.bytes.into_owned()).expect("UTF-8");
        let loaded: Vec<&str> = html
            .split('"')
            .filter_map(|part| part.strip_prefix('/'))
            .filter(|path| path.contains('.'))
            .collect();
        assert!(loaded.iter().any(|path| content_type(path).starts_with("text/javascript")), "{html}");
        for path in loaded {
            let file = asset(path).unwrap_or_else(|| panic!("{path} is missing"));
            assert_ne!(file.content_type, "application/octet-stream", "{path}");
        }
    }

    #[test]
    fn every_file_has_a_known_type() {
        for (path, file) in files() {
            assert_ne!(file.content_type, "application/octet-stream", "{path}");
        }
    }

    #[test]
    fn the_developers_panel_is_not_in_the_page() {
        for (path, file) in files() {
            let text = String::from_utf8_lossy(&file.bytes);
            assert!(!text.contains("/dev/tables"), "{path} asks for what only a development server has");
            assert!(!path.to_lowercase().contains("panel"), "{path}");
        }
    }

    #[test]
    fn the_rules_of_a_game_are_small() {
        let modules: Vec<_> = files().filter(|(_, file)| file.content_type == "application/wasm").collect();
        assert!(!modules.is_empty());
        for (path, module) in modules {
            let sent = module.brotli.expect("it is compressed").len();
            assert!(sent <= MODULE, "{path} takes {sent} bytes");
        }
    }

    #[test]
    fn what_is_compressed_is_smaller() {
        for (path, file) in files() {
            assert!(file.brotli.is_none_or(|brotli| brotli.len() < file.bytes.len()), "{path}");
        }
        let page = asset("index.html").expect("the page");
        assert!(page.brotli.is_some());
        assert!(asset("index.html.br").is_none(), "it has no address of its own");
    }

    #[test]
    fn nothing_is_found_outside() {
        assert!(asset("../Cargo.toml").is_none());
        assert!(asset("").is_none());
        assert!(asset("assets").is_none());
    }

    #[test]
    fn the_page_has_nothing_inline() {
        let page = asset("index.html").expect("the page");
        let html = String::from_utf8(page.bytes.into_owned()).expect("UTF-8");
        assert!(!html.contains("<style") && !html.contains(" style="), "{html}");
        assert!(html.split("<script").skip(1).all(|script| script.contains(" src=")), "{html}");
    }
}
