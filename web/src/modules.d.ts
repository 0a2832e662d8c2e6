declare module '*.toml' {
  const data: Record<string, unknown>
  export default data
}

declare module 'icon:*' {
  const body: string
  export default body
}

declare module '*.ftl' {
  import type { FluentResource } from '@fluent/bundle'
  const catalogue: FluentResource
  export default catalogue
}

/** Where each game's module is, by the game's id. */
declare module 'engine:addresses' {
  const addresses: Record<string, string>
  export default addresses
}
