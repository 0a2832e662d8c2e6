// The real binary, on a port and a data directory of its own.

import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test } from '@playwright/test'

const target = process.env.CARGO_TARGET_DIR ?? fileURLToPath(new URL('../../target', import.meta.url))
const binary = process.env.COMPTOIR ?? join(target, 'debug', 'comptoir')

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (typeof address !== 'object' || !address) throw new Error('no free port')
  return address.port
}

export class Server {
  private process: ChildProcess | undefined
  private readonly data = mkdtempSync(join(tmpdir(), 'comptoir-e2e-'))

  private constructor(
    readonly port: number,
    private readonly options: string[],
  ) {}

  get url(): string {
    return `http://127.0.0.1:${this.port}`
  }

  /** Starts it; bots answer at once so that games are short. */
  static async start(
    options: string[] | ((port: number) => string[]) = ['--bot-delay', '0'],
  ): Promise<Server> {
    const port = await freePort()
    const server = new Server(port, typeof options === 'function' ? options(port) : options)
    await server.run()
    return server
  }

  /** The time the process has computed so far, in milliseconds; Linux counts it in hundredths of a second. */
  get computed(): number {
    const stat = readFileSync(`/proc/${this.process?.pid}/stat`, 'utf8')
    const [user, system] = stat.slice(stat.lastIndexOf(')')).split(' ').slice(12, 14)
    return (Number(user) + Number(system)) * 10
  }

  private async run(): Promise<void> {
    const place = ['--listen', `127.0.0.1:${this.port}`, '--data', this.data]
    this.process = spawn(binary, ['serve', ...place, ...this.options], {
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    for (let tries = 0; tries < 200; tries++) {
      const healthy = await fetch(`${this.url}/healthz`).then(
        (answer) => answer.ok,
        () => false,
      )
      if (healthy) return
      if (this.process.exitCode !== null) throw new Error(`the server ended with ${this.process.exitCode}`)
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    throw new Error('the server does not answer')
  }

  /** `comptoir admin`, while the server runs. */
  admin(...args: string[]): void {
    execFileSync(binary, ['admin', '--data', this.data, ...args])
  }

  /** `kill -9`, then the same data again. */
  async killAndRestart(): Promise<void> {
    await this.end('SIGKILL')
    await this.run()
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    if (!this.process || this.process.exitCode !== null) return
    const ended = once(this.process, 'exit')
    this.process.kill(signal)
    await ended
  }

  async stop(): Promise<void> {
    await this.end('SIGTERM')
    rmSync(this.data, { recursive: true, force: true })
  }
}

/** Bots of such a server never move: a moment stays for as long as it is looked at. */
export const STILL = ['--bot-delay', `${24 * 60 * 60 * 1000}`, '--rate', '0']

/** A server for all tests of a file. */
export function serve(options?: string[]): { readonly url: string; admin(...args: string[]): void } {
  let server: Server
  test.beforeAll(async () => {
    server = await Server.start(options)
  })
  test.afterAll(async () => {
    await server.stop()
  })
  return {
    get url() {
      return server.url
    },
    admin: (...args) => server.admin(...args),
  }
}
