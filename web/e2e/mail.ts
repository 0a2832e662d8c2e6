// A mail server of the tests' own: it takes every letter, and shows where its link leads.

import { once } from 'node:events'
import { createServer, type Server, type Socket } from 'node:net'

export class MailServer {
  private readonly letters: string[] = []

  private constructor(
    private readonly server: Server,
    readonly port: number,
  ) {}

  static async open(): Promise<MailServer> {
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    if (typeof address !== 'object' || !address) throw new Error('no port for mail')
    const mail = new MailServer(server, address.port)
    server.on('connection', (socket) => mail.attend(socket))
    return mail
  }

  /** One conversation, as RFC 5321 has it. */
  private attend(socket: Socket): void {
    let [heard, inside] = ['', false]
    socket.setEncoding('utf8')
    socket.on('error', () => undefined)
    socket.write('220 mail.example.org\r\n')
    socket.on('data', (text: string) => {
      heard += text
      for (;;) {
        const end = heard.indexOf(inside ? '\r\n.\r\n' : '\r\n')
        if (end < 0) return
        const line = heard.slice(0, end)
        heard = heard.slice(end + (inside ? 5 : 2))
        if (inside) this.letters.push(line.replaceAll('=\r\n', '').replaceAll('=3D', '='))
        const verb = inside ? '' : line.slice(0, 4).toUpperCase()
        inside = verb === 'DATA'
        socket.write(inside ? '354 go on\r\n' : verb === 'QUIT' ? '221 bye\r\n' : '250 OK\r\n')
      }
    })
  }

  /** The link to this page in the newest letter that has one, as soon as there is one. */
  async link(page: string): Promise<string> {
    for (let tries = 0; tries < 100; tries++) {
      for (const letter of this.letters.toReversed()) {
        const found = new RegExp(`http://\\S+/${page}#[0-9a-f]+`).exec(letter)?.[0]
        if (found) return found
      }
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    throw new Error(`no letter leads to ${page}`)
  }

  close(): void {
    this.server.close()
  }
}
