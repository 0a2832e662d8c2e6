//! A request on its way in and its answer on its way out: what they say about their connection.

use std::error::Error;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;

use axum::body::{Body, Bytes, HttpBody};
use hyper::body::{Frame, Incoming, SizeHint};
use tokio::time::{Sleep, sleep};

use super::connections::{Connection, Phase};

/// The body of a request, which must be there within the patience; until then its connection waits.
pub fn receive(body: Incoming, patience: Duration, connection: &Arc<Connection>) -> Body {
    if body.is_end_stream() {
        connection.enter(Phase::Busy);
        return Body::empty();
    }
    connection.enter(Phase::Waiting);
    let late = Box::pin(sleep(patience));
    Body::new(Received { body, late, connection: connection.clone() })
}

/// The body of an answer; when it is written the connection may ask again.
pub fn give(body: Body, connection: Arc<Connection>) -> Body {
    Body::new(Given { body, connection })
}

struct Received {
    body: Incoming,
    late: Pin<Box<Sleep>>,
    connection: Arc<Connection>,
}

impl HttpBody for Received {
    type Data = Bytes;
    type Error = Box<dyn Error + Send + Sync>;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, Self::Error>>> {
        match Pin::new(&mut self.body).poll_frame(context) {
            Poll::Ready(frame) => Poll::Ready(frame.map(|frame| frame.map_err(Into::into))),
            Poll::Pending => {
                let late = self.late.as_mut().poll(context);
                late.map(|()| Some(Err("the body did not come in time".into())))
            }
        }
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

impl Drop for Received {
    /// All of it is here, or nobody wants the rest.
    fn drop(&mut self) {
        self.connection.enter(Phase::Busy);
    }
}

struct Given {
    body: Body,
    connection: Arc<Connection>,
}

impl HttpBody for Given {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        Pin::new(&mut self.body).poll_frame(context)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

impl Drop for Given {
    fn drop(&mut self) {
        self.connection.enter(Phase::Idle);
    }
}
