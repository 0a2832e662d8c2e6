// The rules beside the table.

let open: { game: string; rule: string | null } | null = $state(null)

/** The rules in a sheet beside whatever is shown. */
export const rulesSheet = {
  get open() {
    return open
  },
  show(game: string, rule: string | null = null): void {
    open = { game, rule }
  },
  close(): void {
    open = null
  },
}
