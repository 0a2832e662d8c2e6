//! UGO! as a module.

comptoir_module::module!(comptoir_games::Ugo);
