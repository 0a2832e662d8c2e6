//! The Golden City as a module.

comptoir_module::module!(comptoir_games::GoldenCity);
