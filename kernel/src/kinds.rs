//! Things of which there is a fixed number: small numbers in a state, ids in JSON.

use std::fmt::Debug;
use std::hash::Hash;

use crate::sets::Bits;

/// One of a fixed number of things, numbered from 0 in the order of the data file.
pub trait Kind: Copy + Ord + Hash + Debug + 'static {
    /// How many there are.
    const COUNT: usize;

    /// What a [`Set`](crate::Set) of them is kept in: a bit for each.
    type Bits: Bits;

    /// The one with this number.
    fn at(index: usize) -> Self;

    /// Its number.
    fn index(self) -> usize;

    /// All of them, in their order.
    #[inline]
    fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..Self::COUNT).map(Self::at)
    }
}

/// Why a text names none of a kind. It came from outside, so it is cut short.
pub fn unknown(text: &str, what: &str) -> String {
    format!("`{}` is not a {what}", text.chars().take(20).collect::<String>())
}

/// Declares enums whose variants are numbered in their order, which is that of the data file.
#[macro_export]
macro_rules! kinds {
    ($($(#[$meta:meta])* pub enum $Name:ident { $($(#[$doc:meta])* $Variant:ident),* $(,)? })*) => {$(
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum $Name { $($(#[$doc])* $Variant),* }

        impl $Name {
            /// In the order of the data file.
            pub const ALL: [$Name; <$Name as $crate::Kind>::COUNT] = [$($Name::$Variant),*];
        }

        impl $crate::Kind for $Name {
            const COUNT: usize = [$($Name::$Variant),*].len();
            type Bits = u32;
            #[inline]
            fn at(index: usize) -> $Name {
                $Name::ALL[index]
            }
            #[inline]
            fn index(self) -> usize {
                self as usize
            }
        }
    )*};
}

/// Makes a type around a `u8` a kind.
#[macro_export]
macro_rules! numbered {
    ($Name:ident: $count:expr, $Bits:ty) => {
        impl $crate::Kind for $Name {
            const COUNT: usize = $count;
            type Bits = $Bits;
            #[inline]
            fn at(index: usize) -> $Name {
                debug_assert!(index < <$Name as $crate::Kind>::COUNT);
                $Name(index as u8)
            }
            #[inline]
            fn index(self) -> usize {
                usize::from(self.0)
            }
        }
    };
}

/// Declares a kind that only the data file lists: a number here, its id in JSON. `$name` gives the id of a number.
#[macro_export]
macro_rules! named_in_data {
    ($(#[$doc:meta])* $Name:ident: $count:expr, $Bits:ty, $what:literal, $name:expr) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
        pub struct $Name(u8);

        $crate::numbered!($Name: $count, $Bits);

        impl std::fmt::Display for $Name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                let name: fn(usize) -> &'static str = $name;
                f.write_str(name(usize::from(self.0)))
            }
        }

        impl std::str::FromStr for $Name {
            type Err = String;
            fn from_str(text: &str) -> Result<$Name, String> {
                let name: fn(usize) -> &'static str = $name;
                let found = <$Name as $crate::Kind>::all().find(|one| name(usize::from(one.0)) == text);
                found.ok_or_else(|| $crate::kinds::unknown(text, $what))
            }
        }

        $crate::written_as_text!($Name);
    };
}

/// Lets a type be written as its `Display` says and read as its `FromStr` does.
#[macro_export]
macro_rules! written_as_text {
    ($Name:ident) => {
        impl std::fmt::Debug for $Name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                std::fmt::Display::fmt(self, f)
            }
        }

        impl serde::Serialize for $Name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> serde::Deserialize<'de> for $Name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<$Name, D::Error> {
                let text = <std::borrow::Cow<'_, str> as serde::Deserialize>::deserialize(deserializer)?;
                text.parse().map_err(serde::de::Error::custom)
            }
        }
    };
}
