// Values of a data file that a later edition of the rules has corrected.

/** A printed value that differs by edition: in the data file, a table from the edition that brought it to the value. */
export class ByEdition<T> {
  readonly #values: Record<number, T>

  constructor(values: Record<number, T>) {
    this.#values = values
  }

  /** The value under this edition: that of the view. */
  of(edition: number): T {
    const since = Object.keys(this.#values)
      .map(Number)
      .filter((from) => from <= edition)
    return this.#values[Math.max(1, ...since)] as T
  }

  /** Nobody reckons with it, or shows it, as if it were one value. */
  [Symbol.toPrimitive](): never {
    throw new Error('this value depends on the edition of the rules: ask for `of(view.edition)`')
  }
}
