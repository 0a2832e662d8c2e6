// What time it is at the server, for clocks that go on by themselves. It follows the device's clock, which goes right over a sleep, and
// is set by what the server said last.

const OFTEN = 250

let offset = 0
let at = $state(Date.now())
let watching = 0
let timer: ReturnType<typeof setInterval> | undefined

const look = () => (at = Date.now())

/** The server said what time it is, in milliseconds. */
export function heardTime(now: number): void {
  offset = now - Date.now()
  look()
}

export const serverNow = (): number => at + offset

/** Lets the time go on for as long as the component that asks is there. */
export function watchTime(): void {
  $effect(() => {
    look()
    if (watching++ === 0) timer = setInterval(look, OFTEN)
    document.addEventListener('visibilitychange', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      if (--watching === 0) clearInterval(timer)
    }
  })
}
