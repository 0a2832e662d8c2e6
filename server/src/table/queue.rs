//! What waits for one page to read it: numbered, and bounded in messages and in bytes.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use tokio::sync::mpsc;

/// Messages that may wait for a slow reader before some are lost.
const MESSAGES: usize = 64;

/// A message on its way to a page. The body is written once for all who get the same.
#[derive(Clone, Debug)]
pub(crate) struct Outgoing {
    number: u32,
    body: Body,
}

/// A message without its number, as JSON in two parts: what differs from reader to reader, and what may not.
#[derive(Clone, Debug)]
pub(crate) struct Body {
    pub own: Arc<str>,
    pub shared: Arc<str>,
}

impl Body {
    fn len(&self) -> usize {
        self.own.len() + self.shared.len()
    }
}

impl From<String> for Body {
    fn from(text: String) -> Body {
        Body { own: text.into(), shared: "".into() }
    }
}

impl Outgoing {
    /// A `Numbered`, as JSON.
    pub fn to_text(&self) -> String {
        // The body is an object and never empty, for it has its `type`: the number becomes its first field.
        format!("{{\"number\":{},{}{}", self.number, &self.body.own[1..], self.body.shared)
    }
}

/// The table's end: it never waits.
#[derive(Debug)]
pub(crate) struct Queue {
    messages: mpsc::Sender<Outgoing>,
    number: u32,
    bytes: usize,
    waiting: Arc<AtomicUsize>,
}

/// The page's end.
#[derive(Debug)]
pub(crate) struct Messages {
    messages: mpsc::Receiver<Outgoing>,
    waiting: Arc<AtomicUsize>,
}

/// A queue in which so many bytes may wait, or a single message of any length.
pub(crate) fn queue(bytes: usize) -> (Queue, Messages) {
    let (sender, receiver) = mpsc::channel(MESSAGES);
    let waiting = Arc::new(AtomicUsize::new(0));
    let queue = Queue { messages: sender, number: 0, bytes, waiting: waiting.clone() };
    (queue, Messages { messages: receiver, waiting })
}

impl Queue {
    /// Queues a message under the next number; `false` if there is no room and it is lost. The next number the reader sees tells.
    pub fn send(&mut self, body: Body) -> bool {
        self.number = self.number.wrapping_add(1);
        let length = body.len();
        let before = self.waiting.fetch_add(length, Ordering::Relaxed);
        let fits = before == 0 || before + length <= self.bytes;
        let sent = fits && self.messages.try_send(Outgoing { number: self.number, body }).is_ok();
        if !sent {
            self.waiting.fetch_sub(length, Ordering::Relaxed);
        }
        sent
    }
}

impl Messages {
    /// The next message; none when the table let go of the stream.
    pub async fn next(&mut self) -> Option<Outgoing> {
        let message = self.messages.recv().await?;
        self.waiting.fetch_sub(message.body.len(), Ordering::Relaxed);
        Some(message)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::protocol::{Numbered, ToPage};

    fn done(version: u32) -> Body {
        serde_json::to_string(&ToPage::Done { id: "a".into(), version }).unwrap().into()
    }

    async fn number(messages: &mut Messages) -> u32 {
        messages.next().await.unwrap().number
    }

    #[test]
    fn an_outgoing_message_reads_as_a_numbered_one() {
        let text = Outgoing { number: 7, body: done(3) }.to_text();
        let read: Numbered = serde_json::from_str(&text).unwrap();
        let message = ToPage::Done { id: "a".into(), version: 3 };
        assert_eq!(read, Numbered { number: 7, message });
    }

    #[tokio::test]
    async fn a_slow_reader_loses_messages_and_sees_the_gap() {
        let (mut queue, mut messages) = queue(usize::MAX);
        let kept = (0..MESSAGES as u32 + 3).filter(|version| queue.send(done(*version))).count();
        assert_eq!(kept, MESSAGES);
        for expected in 1..=MESSAGES as u32 {
            assert_eq!(number(&mut messages).await, expected);
        }
        assert!(queue.send(done(0)));
        assert_eq!(number(&mut messages).await, MESSAGES as u32 + 4);
    }

    #[tokio::test]
    async fn long_messages_wait_in_no_greater_number_than_their_bytes_allow() {
        let length = done(1).len();
        let (mut queue, mut messages) = queue(2 * length);
        assert!(queue.send(done(1)) && queue.send(done(2)) && !queue.send(done(3)));
        assert_eq!(number(&mut messages).await, 1);
        assert!(queue.send(done(4)));
        assert_eq!((number(&mut messages).await, number(&mut messages).await), (2, 4));
        assert!(queue.send(" ".repeat(9 * length).into()), "a single one of any length");
        assert!(!queue.send(done(5)));
    }
}
