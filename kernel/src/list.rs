//! Short lists without a heap.

use std::fmt;
use std::hash::{Hash, Hasher};

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Up to `N` items in an order; of a stack of cards the last is the top.
#[derive(Clone, Copy)]
pub struct List<T, const N: usize> {
    len: u8,
    items: [T; N],
}

impl<T, const N: usize> List<T, N> {
    /// The items in their order.
    #[inline]
    pub fn as_slice(&self) -> &[T] {
        &self.items[..usize::from(self.len)]
    }
}

impl<T: Copy + Default, const N: usize> List<T, N> {
    /// The items in their order, to change them.
    #[inline]
    pub fn as_mut_slice(&mut self) -> &mut [T] {
        &mut self.items[..usize::from(self.len)]
    }

    /// How many there are.
    #[inline]
    pub fn len(&self) -> u8 {
        self.len
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The last one.
    #[inline]
    pub fn last(&self) -> Option<T> {
        self.as_slice().last().copied()
    }

    /// Adds one at the end. A full list stays as it is; every list here has room for all there is in the box.
    #[inline]
    pub fn push(&mut self, item: T) {
        debug_assert!(usize::from(self.len) < N, "the list is full");
        if let Some(place) = self.items.get_mut(usize::from(self.len)) {
            *place = item;
            self.len += 1;
        }
    }

    /// Takes the last one off.
    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        let last = self.last()?;
        self.len -= 1;
        Some(last)
    }

    /// Takes out the one in this place; those after it move up.
    pub fn remove(&mut self, place: usize) -> T {
        let item = self.as_slice()[place];
        self.items.copy_within(place + 1..usize::from(self.len), place);
        self.len -= 1;
        item
    }
}

impl<T: Copy + Default, const N: usize> Default for List<T, N> {
    fn default() -> List<T, N> {
        List { len: 0, items: [T::default(); N] }
    }
}

impl<T: PartialEq, const N: usize> PartialEq for List<T, N> {
    fn eq(&self, other: &List<T, N>) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl<T: Eq, const N: usize> Eq for List<T, N> {}

impl<T: Hash, const N: usize> Hash for List<T, N> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.as_slice().hash(state);
    }
}

impl<T: fmt::Debug, const N: usize> fmt::Debug for List<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.as_slice()).finish()
    }
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for List<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> List<T, N> {
        let mut list = List::default();
        items.into_iter().for_each(|item| list.push(item));
        list
    }
}

impl<T: Serialize, const N: usize> Serialize for List<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.as_slice().serialize(serializer)
    }
}

impl<'de, T: Copy + Default + Deserialize<'de>, const N: usize> Deserialize<'de> for List<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<List<T, N>, D::Error> {
        let items = Vec::<T>::deserialize(deserializer)?;
        if items.len() > N {
            return Err(D::Error::custom(format!("{} items where {N} have room", items.len())));
        }
        Ok(items.into_iter().collect())
    }
}

/// On the page it is a list of whatever it holds.
macro_rules! list_on_the_page {
    ($Type:ty, of $Item:ty, [$($generics:tt)*]) => {
        #[cfg(feature = "ts")]
        impl<$($generics)*> ts_rs::TS for $Type {
            type WithoutGenerics = <Vec<$Item> as ts_rs::TS>::WithoutGenerics;
            type OptionInnerType = Self;
            fn name(config: &ts_rs::Config) -> String {
                <Vec<$Item> as ts_rs::TS>::name(config)
            }
            fn inline(config: &ts_rs::Config) -> String {
                <Vec<$Item> as ts_rs::TS>::inline(config)
            }
            fn visit_generics(visitor: &mut impl ts_rs::TypeVisitor)
            where
                Self: 'static,
            {
                <Vec<$Item> as ts_rs::TS>::visit_generics(visitor);
            }
        }
    };
}
pub(crate) use list_on_the_page;

list_on_the_page!(List<T, N>, of T, [T: ts_rs::TS, const N: usize]);
