// The rules, in a thread of their own: a bot may think for seconds.

import type { Reply } from '../protocol'
import { asking } from './module.js'

/** From the page: the first message names the module. */
export type ToWorker = { address: string } | { id: number; question: string }
/** To the page. */
export type FromWorker = { id: number; reply: Reply } | { id: number; failed: string }

let load: Promise<WebAssembly.WebAssemblyInstantiatedSource>

addEventListener('message', async ({ data }: MessageEvent<ToWorker>) => {
  if ('address' in data) {
    load = WebAssembly.instantiateStreaming(fetch(data.address))
    return
  }
  const { id, question } = data
  const answer = (message: FromWorker) => postMessage(message)
  try {
    const { instance } = await load
    answer({ id, reply: JSON.parse(asking(instance)(question)) })
  } catch (why) {
    // It could not be loaded, or trapped; the page gives this thread up.
    answer({ id, failed: String(why) })
  }
})
