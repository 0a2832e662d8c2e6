// Where lessons are.

export const addressOf = (game: string, chapter?: string) =>
  `/learn/${encodeURIComponent(game)}${chapter === undefined ? '' : `/${encodeURIComponent(chapter)}`}`
