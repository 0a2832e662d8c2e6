//! Addresses, and the list of them.

use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::handler::Handler;
use axum::http::Method;
use axum::routing::{MethodRouter, get, post};

use crate::house::House;

/// What is answered where. A router cannot say what it has, so whatever is added is noted: the table of who may do what
/// (`tests/server/authorization.rs`) is compared with this list, and no address can be left out of it.
#[derive(Default)]
pub(super) struct Routes {
    router: Router<Arc<House>>,
    noted: Vec<(Method, &'static str)>,
}

impl Routes {
    pub fn get<T: 'static>(self, path: &'static str, handler: impl Handler<T, Arc<House>>) -> Routes {
        self.add(Method::GET, path, get(handler))
    }

    pub fn post<T: 'static>(self, path: &'static str, handler: impl Handler<T, Arc<House>>) -> Routes {
        self.add(Method::POST, path, post(handler))
    }

    /// The same, for a body larger than others may be.
    pub fn post_large<T: 'static>(
        self,
        path: &'static str,
        limit: usize,
        handler: impl Handler<T, Arc<House>>,
    ) -> Routes {
        self.add(Method::POST, path, post(handler).layer(DefaultBodyLimit::max(limit)))
    }

    fn add(mut self, method: Method, path: &'static str, answer: MethodRouter<Arc<House>>) -> Routes {
        self.noted.push((method, path));
        Routes { router: self.router.route(path, answer), ..self }
    }

    pub fn router(self) -> Router<Arc<House>> {
        self.router
    }

    pub fn noted(self) -> Vec<(Method, &'static str)> {
        self.noted
    }
}
