//! The C interface of a module. JavaScript makes room for a question, writes it there, asks, and reads the answer:
//!
//! ```js
//! const bytes = new TextEncoder().encode(JSON.stringify(question))
//! const place = room(bytes.length)
//! new Uint8Array(memory.buffer, place, bytes.length).set(bytes)
//! const length = ask()
//! const reply = new TextDecoder().decode(new Uint8Array(memory.buffer, answer(), length))
//! ```
//!
//! One buffer serves both, and the module owns it: nothing is allocated here and freed there. A module is asked one thing at a time;
//! one that trapped is thrown away.

use std::cell::RefCell;

pub use comptoir_engine::Engine;

/// The text that goes in, and the one that comes out.
#[derive(Default)]
pub struct Desk {
    text: RefCell<Vec<u8>>,
}

impl Desk {
    /// Room for a question of this many bytes.
    pub fn room(&self, length: usize) -> *mut u8 {
        let mut text = self.text.borrow_mut();
        text.clear();
        text.resize(length, 0);
        text.as_mut_ptr()
    }

    /// Puts an answer in the question's place; its length.
    pub fn turn(&self, ask: impl FnOnce(&[u8]) -> String) -> usize {
        let mut text = self.text.borrow_mut();
        *text = ask(&text).into_bytes();
        text.len()
    }

    /// Where the answer stands.
    pub fn answer(&self) -> *const u8 {
        self.text.borrow().as_ptr()
    }
}

/// The three functions of a game's module.
#[macro_export]
macro_rules! module {
    ($game:ty) => {
        thread_local! {
            static DESK: $crate::Desk = $crate::Desk::default();
            static ENGINE: std::cell::RefCell<$crate::Engine<$game>> = std::cell::RefCell::default();
        }

        #[unsafe(no_mangle)]
        extern "C" fn room(length: usize) -> *mut u8 {
            DESK.with(|desk| desk.room(length))
        }

        #[unsafe(no_mangle)]
        extern "C" fn ask() -> usize {
            DESK.with(|desk| desk.turn(|question| ENGINE.with_borrow_mut(|engine| engine.ask(question))))
        }

        #[unsafe(no_mangle)]
        extern "C" fn answer() -> *const u8 {
            DESK.with(|desk| desk.answer())
        }
    };
}
