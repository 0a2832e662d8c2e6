//! Merchants of Europe as a module.

comptoir_module::module!(comptoir_games::Merchants);
