//! Valdora as a module.

comptoir_module::module!(comptoir_games::Valdora);
