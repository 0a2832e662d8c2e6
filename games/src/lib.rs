//! The shelf: whoever needs "the game with this id", or every game, asks here. The list itself is in `Cargo.toml`.

include!(concat!(env!("OUT_DIR"), "/shelf.rs"));

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use comptoir_kernel::Game;

    use super::*;

    #[test]
    fn every_box_is_found_by_its_id() {
        for info in shelf() {
            let found = with_game!(info.id.as_str(), G => G::info().id.clone());
            assert_eq!(found, Some(info.id.clone()));
        }
        assert_eq!(with_game!("chess", G => G::info()).map(|info| &info.id), None);
    }

    /// Page, words and golden games know a game by its folder.
    #[test]
    fn every_folder_of_a_game_stands_on_the_shelf() {
        let folders = std::fs::read_dir(env!("CARGO_MANIFEST_DIR")).unwrap().map(|entry| entry.unwrap());
        let games = folders.filter(|folder| folder.path().join("Cargo.toml").is_file());
        let games: BTreeSet<String> = games.map(|folder| folder.file_name().into_string().unwrap()).collect();
        assert_eq!(games, shelf().into_iter().map(|info| info.id.clone()).collect());
    }
}
