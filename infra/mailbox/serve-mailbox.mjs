import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, request as ask } from 'node:http'
import { createRequire } from 'node:module'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

/**
 * The mailbox of `npm start`, compose and a trial cluster: MailDev behind a proxy that refuses foreign host names,
 * because MailDev's page responds to every site. Plain JavaScript, because MailDev's image runs it as well.
 */
const { values } = parseArgs({
  options: {
    /** The folder of the package maildev. */
    maildev: { type: 'string' },
    smtp: { type: 'string', default: '1025' },
    web: { type: 'string', default: '1080' },
    /** Address of this machine on which both servers listen. */
    host: { type: 'string', default: '127.0.0.1' },
    /** Folder in which mails are stored; in a container it is gone when the container is removed. */
    'mail-directory': { type: 'string' },
  },
})

const ownNames = new Set(['localhost', '127.0.0.1', '[::1]'])
const folder = mkdtempSync(join(tmpdir(), 'mailbox-'))
// A separate port would be as open to web pages as this one.
const socketPath = join(folder, 'maildev.sock')
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => process.exit(0))

const maildevFolder = values.maildev ?? ''
const startMailDev = createRequire(join(maildevFolder, 'package.json'))(maildevFolder)
const maildevServer = startMailDev({
  smtp: values.smtp,
  ip: values.host,
  web: socketPath,
  mailDirectory: values['mail-directory'],
  hideExtensions: [],
})
// The web page is served as soon as the server is created; SMTP starts only with `listen()`.
maildevServer.listen()

createServer(forward).on('upgrade', forwardSocket).listen(Number(values.web), values.host)

/**
 * Returns the reason for refusing a request: another site's page sent it, or its host name is foreign.
 * @param {import('node:http').IncomingMessage} request
 * @returns {{ status: number, audience: string } | undefined}
 */
function rejectionOf({ headers, url }) {
  // A cluster probes this path by the pod's address; the response reveals nothing.
  if (url === '/healthz') return undefined
  const { host = '', origin } = headers
  if (!URL.canParse(`http://${host}`) || !ownNames.has(new URL(`http://${host}`).hostname))
    return { status: 421, audience: 'localhost only' }
  return origin === undefined || origin === `http://${host}` ? undefined : { status: 403, audience: 'no other site' }
}

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
function forward(request, response) {
  const rejection = rejectionOf(request)
  if (rejection) {
    response.writeHead(rejection.status, { 'content-type': 'text/plain', connection: 'close' })
    response.end(`The mailbox answers ${rejection.audience}.\n`)
    return
  }
  const { headers, method, url } = request
  const upstream = ask({ socketPath, method, path: url, headers }, (reply) => {
    response.writeHead(reply.statusCode ?? 502, withoutForeignReaders(reply.headers))
    reply.pipe(response)
  })
  upstream.once('error', () => response.destroy())
  response.once('close', () => upstream.destroy())
  request.pipe(upstream)
}

/**
 * Removes MailDev's headers that let every site read its responses.
 * @param {import('node:http').IncomingHttpHeaders} headers
 */
function withoutForeignReaders(headers) {
  const others = Object.entries(headers).filter(([name]) => !name.startsWith('access-control-'))
  return { ...Object.fromEntries(others), 'cross-origin-resource-policy': 'same-origin' }
}

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:stream').Duplex} socket
 * @param {Buffer} head
 */
function forwardSocket(request, socket, head) {
  if (rejectionOf(request)) {
    socket.destroy()
    return
  }
  const maildev = connect(socketPath, () => {
    const lines = [`GET ${request.url} HTTP/1.1`]
    for (let at = 0; at < request.rawHeaders.length; at += 2) {
      lines.push(`${request.rawHeaders[at]}: ${request.rawHeaders[at + 1]}`)
    }
    maildev.write(`${lines.join('\r\n')}\r\n\r\n`)
    maildev.write(head)
    maildev.pipe(socket).pipe(maildev)
  })
  for (const end of [maildev, socket]) {
    end.once('error', () => end.destroy())
    end.once('close', () => (end === socket ? maildev : socket).destroy())
  }
}
