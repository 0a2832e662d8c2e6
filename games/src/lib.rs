//! The shelf: the one list of games. Whoever needs "the game with this id" asks here.

use comptoir_kernel::{Game, Info};

pub use comptoir_golden_city as golden_city;
pub use comptoir_golden_city::GoldenCity;
pub use comptoir_merchants as merchants;
pub use comptoir_merchants::Merchants;
pub use comptoir_new_england as new_england;
pub use comptoir_new_england::NewEngland;
pub use comptoir_ugo as ugo;
pub use comptoir_ugo::Ugo;
pub use comptoir_valdora as valdora;
pub use comptoir_valdora::Valdora;

/// Runs `$body` with `$G` standing for the type of the game whose id is `$id`; `None` for an id the shelf does not
/// have.
///
/// ```
/// use comptoir_games::with_game;
/// use comptoir_kernel::Game;
/// let seats = with_game!("ugo", G => G::info().seats.clone());
/// assert_eq!(seats.as_deref(), Some(&[2, 3, 4][..]));
/// ```
#[macro_export]
macro_rules! with_game {
    ($id:expr, $G:ident => $body:expr) => {
        match $id {
            "ugo" => {
                type $G = $crate::Ugo;
                Some($body)
            }
            "golden-city" => {
                type $G = $crate::GoldenCity;
                Some($body)
            }
            "valdora" => {
                type $G = $crate::Valdora;
                Some($body)
            }
            "new-england" => {
                type $G = $crate::NewEngland;
                Some($body)
            }
            "merchants" => {
                type $G = $crate::Merchants;
                Some($body)
            }
            _ => None,
        }
    };
}

/// What every box on the shelf says, in the order they stand there.
pub fn shelf() -> Vec<&'static Info> {
    vec![Ugo::info(), GoldenCity::info(), Valdora::info(), NewEngland::info(), Merchants::info()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_box_is_found_by_its_id() {
        for info in shelf() {
            let found = with_game!(info.id.as_str(), G => G::info().id.clone());
            assert_eq!(found, Some(info.id.clone()));
        }
        assert_eq!(with_game!("chess", G => G::info()).map(|info| &info.id), None);
    }
}
