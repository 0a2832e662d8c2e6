// What the server pushes to a browser.

/** Somebody's turn at a table, with this many notices unread. */
export const aPush = (unread: number) => ({
  id: 'n1',
  kind: 'my_turn',
  table: 't1',
  game: 'ugo',
  title: 'Comptoir',
  text: 'UGO!: it is your turn.',
  unread,
})
