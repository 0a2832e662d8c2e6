// Boards are zoomed, turned and drawn anew: where things are on them is looked up as they move.

/** How often, in milliseconds. */
const OFTEN = 120

/** Looks again and again, and says what it sees whenever that has changed; gives the way to stop. */
export function lookOut<Seen>(look: () => Seen, changed: (seen: Seen) => void): () => void {
  let known = ''
  const now = () => {
    if (document.hidden) return
    const seen = look()
    const written = JSON.stringify(seen)
    if (written !== known) changed(seen)
    known = written
  }
  now()
  const timer = setInterval(now, OFTEN)
  return () => clearInterval(timer)
}
