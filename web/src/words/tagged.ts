// The rule by which a value finds its message: its own tag. The terminal has the same one (`words/src/tagged.rs`), and
// `words/tests/cases.json` holds both to it.

/** A value taken apart. */
export interface Tagged {
  /** What the message's id ends with: `card-played`. */
  tag: string | null
  /** The variables it brings. */
  fields: Record<string, unknown>
}

/** Fields that name the variant of an enum. */
const TAGS = ['type', 'code', 'why']

/** An id as it stands in the catalogues' names of messages. */
export const kebab = (tag: string) => tag.replaceAll('_', '-')

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** `"pass"`, `{ type: "card_played", seat: 1 }`, `{ play: "red_6" }`, `{ colour: "red", value: 6 }`. */
export function tagged(value: unknown): Tagged {
  if (isObject(value)) {
    const name = TAGS.find((name) => typeof value[name] === 'string')
    if (name) {
      const { [name]: tag, ...fields } = value
      return { tag: kebab(tag as string), fields }
    }
    const [only, ...others] = Object.entries(value)
    if (!only || others.length > 0) return { tag: null, fields: { ...value, it: value } }
    const [tag, inner] = only
    return { tag: kebab(tag), fields: { ...(isObject(inner) ? inner : {}), it: inner } }
  }
  const fields = { it: value }
  if (Array.isArray(value)) return { tag: null, fields }
  if (value === null || value === undefined) return { tag: 'none', fields: { it: null } }
  return { tag: kebab(String(value)), fields }
}
