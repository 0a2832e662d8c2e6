//! What waits for one page to read it: numbered, and bounded in messages and in bytes.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicUsize, Ordering};

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
        padded(format!("{{\"number\":{},{}{}", self.number, &self.body.own[1..], self.body.shared))
    }
}

/// JSON with as much white space behind it as makes its length that of many others.
pub(crate) fn padded(mut text: String) -> String {
    let padding = size_class(text.len()) - text.len();
    text.extend(std::iter::repeat_n(' ', padding));
    text
}

/// What a message of this length is filled up to. What somebody holds changes what is sent by a few bytes; whoever sees nothing but lengths
/// on the way then sees one of few.
fn size_class(length: usize) -> usize {
    let step = if length <= 4096 { 256 } else { length.next_power_of_two() / 8 };
    length.next_multiple_of(step)
}

/// The table's end: it never waits.
#[derive(Debug)]
pub(crate) struct Queue {
    messages: mpsc::Sender<Outgoing>,
    number: u32,
    bytes: usize,
    shared: Arc<Shared>,
}

/// The page's end.
#[derive(Debug)]
pub(crate) struct Messages {
    messages: mpsc::Receiver<Outgoing>,
    shared: Arc<Shared>,
}

#[derive(Debug, Default)]
struct Shared {
    /// Bytes that wait.
    waiting: AtomicUsize,
    /// The number of the last message that was queued or lost.
    newest: AtomicU32,
    /// Whether one was lost since the reader was last told the newest number.
    lost: AtomicBool,
}

/// A queue in which this many bytes may wait, or a single message of any length.
pub(crate) fn queue(bytes: usize) -> (Queue, Messages) {
    let (sender, receiver) = mpsc::channel(MESSAGES);
    let shared = Arc::<Shared>::default();
    let queue = Queue { messages: sender, number: 0, bytes, shared: shared.clone() };
    (queue, Messages { messages: receiver, shared })
}

impl Queue {
    /// Queues a message under the next number; `false` if there is no room and it is lost. The next number the reader sees tells.
    pub fn send(&mut self, body: Body) -> bool {
        self.number = self.number.wrapping_add(1);
        let length = body.len();
        let before = self.shared.waiting.fetch_add(length, Ordering::Relaxed);
        let fits = before == 0 || before + length <= self.bytes;
        let sent = fits && self.messages.try_send(Outgoing { number: self.number, body }).is_ok();
        if !sent {
            self.shared.waiting.fetch_sub(length, Ordering::Relaxed);
            self.shared.lost.store(true, Ordering::Relaxed);
        }
        // Only now: a reader who finds the queue empty after this has had the message, or lost it.
        self.shared.newest.store(self.number, Ordering::Release);
        sent
    }
}

impl Messages {
    /// The next message; none when the table let go of the stream.
    pub async fn next(&mut self) -> Option<Outgoing> {
        let message = self.messages.recv().await?;
        self.shared.waiting.fetch_sub(message.body.len(), Ordering::Relaxed);
        Some(message)
    }

    /// The newest number, once everything that waits has been read; so that somebody who lost the last message hears of it.
    pub fn heartbeat(&self) -> Option<Outgoing> {
        let number = self.shared.newest.load(Ordering::Acquire);
        let body = Body { own: "{\"type\":\"heartbeat\"}".into(), shared: "".into() };
        self.messages.is_empty().then_some(Outgoing { number, body })
    }

    /// The same, right after a message was lost.
    pub fn missed(&self) -> Option<Outgoing> {
        let lost = &self.shared.lost;
        if !lost.load(Ordering::Relaxed) {
            return None;
        }
        let heartbeat = self.heartbeat()?;
        lost.swap(false, Ordering::Relaxed).then_some(heartbeat)
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

    #[test]
    fn messages_of_about_the_same_length_are_of_the_same_length() {
        let classes = [1, 256, 257, 600, 4096, 4097, 5000, 8193, 145_000].map(size_class);
        assert_eq!(classes, [256, 256, 512, 768, 4096, 5120, 5120, 10_240, 163_840]);
        let length = |version| Outgoing { number: 7, body: done(version) }.to_text().len();
        assert_eq!((length(1), length(1_000_000)), (256, 256));
    }

    #[tokio::test]
    async fn whoever_loses_the_last_message_hears_of_it() {
        let (mut queue, mut messages) = queue(1);
        assert!(messages.missed().is_none(), "nothing is lost yet");
        assert!(queue.send(done(1)) && !queue.send(done(2)));
        assert!(messages.missed().is_none() && messages.heartbeat().is_none(), "first what waits");
        assert_eq!(number(&mut messages).await, 1);
        assert_eq!(messages.missed().map(|it| it.number), Some(2));
        assert!(messages.missed().is_none(), "once");
        let text = messages.heartbeat().unwrap().to_text();
        let read: Numbered = serde_json::from_str(&text).unwrap();
        assert_eq!(read, Numbered { number: 2, message: ToPage::Heartbeat });
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
