// Where each game's module is. `cargo build -p comptoir-web` builds them.

import goldenCity from '@engine/golden_city.wasm?url'
import merchants from '@engine/merchants.wasm?url'
import newEngland from '@engine/new_england.wasm?url'
import ugo from '@engine/ugo.wasm?url'
import valdora from '@engine/valdora.wasm?url'

export const addresses: Record<string, string> = {
  ugo,
  'golden-city': goldenCity,
  'new-england': newEngland,
  valdora,
  merchants,
}
