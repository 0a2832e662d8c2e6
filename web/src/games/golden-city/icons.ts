// The drawings of things that are counted, on a square of 512.

import bonus from 'icon:star-medal'
import card from 'icon:card-draw'
import discard from 'icon:card-discard'
import city from 'icon:castle'
import coins from 'icon:two-coins'
import grapes from 'icon:grapes'
import hand from 'icon:hand'
import house from 'icon:family-house'
import black from 'icon:house'
import key from 'icon:key'
import laurels from 'icon:laurel-crown'
import pottery from 'icon:amphora'
import river from 'icon:river'
import silk from 'icon:rolled-cloth'
import spices from 'icon:powder-bag'
import ware from 'icon:wooden-crate'
import type { Ware } from './data'

/** A letter of exchange: folded and sealed. */
const letter =
  '<path fill="currentColor" fill-rule="evenodd" d="M32 104h448v304H32Zm36 62v206h376V166L256 306Zm26-26 162 120 162-120Z"/><circle fill="currentColor" cx="256" cy="290" r="62"/>'

export const icons = {
  black,
  bonus,
  card,
  city,
  coins,
  discard,
  hand,
  house,
  key,
  laurels,
  letter,
  river,
  ware,
}

export const wareIcons: Record<Ware, string> = { pottery, wine: grapes, silk, spices }
