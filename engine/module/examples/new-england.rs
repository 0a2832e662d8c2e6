//! New England as a module.

comptoir_module::module!(comptoir_games::NewEngland);
