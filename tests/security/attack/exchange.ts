import { Agent, request, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http'
import { connect, type Socket } from 'node:net'

/** One request as a program may write it. */
export interface Sent {
  readonly method?: string
  readonly path: string
  readonly headers?: OutgoingHttpHeaders
  readonly body?: string | Buffer
  /** The address of this machine it comes from; 127.0.0.1 when left out. */
  readonly from?: string
  readonly deadlineMs?: number
}

/** Response as received; status 0 when there was none. */
export interface RawResponse {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly text: string
  /** From the first byte sent to the last one received. */
  readonly tookMs: number
  /** `cut` when the connection ended before the answer did, `late` when the deadline did. */
  readonly end: 'answered' | 'cut' | 'late'
}

const responseTimeoutMs = 20_000
const staleWithinMs = 100
/** A connection on which a larger body was refused may end long after its answer, so the next request has its own. */
const largeBytes = 64 * 1024
const agent = new Agent({ keepAlive: true, maxSockets: 64, timeout: 30_000 })

/** Sends one request to a port of this machine; never rejects. */
export function exchange(port: number, sent: Sent): Promise<RawResponse> {
  const { method = 'GET', path, headers = {}, body, from, deadlineMs = responseTimeoutMs } = sent
  const startedAt = performance.now()
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    let got: { status: number; headers: IncomingHttpHeaders } = { status: 0, headers: {} }
    const finish = (end: RawResponse['end']) => {
      clearTimeout(timer)
      const text = Buffer.concat(chunks).toString('utf8')
      resolve({ ...got, text, tookMs: performance.now() - startedAt, end })
    }
    const options = {
      host: '127.0.0.1',
      port,
      method,
      path,
      headers,
      localAddress: from,
      setHost: !('host' in headers),
    }
    const isPooled = from === undefined && Buffer.byteLength(body ?? '') < largeBytes
    const outgoing = request({ ...options, agent: isPooled ? agent : false }, (incoming) => {
      got = { status: incoming.statusCode ?? 0, headers: incoming.headers }
      incoming.on('data', (part: Buffer) => chunks.push(part))
      incoming.once('end', () => finish('answered'))
      incoming.once('error', () => finish('cut'))
    })
    const timer = setTimeout(() => {
      finish('late')
      outgoing.destroy()
    }, deadlineMs)
    outgoing.once('error', () => {
      // A pooled connection may end at the moment it is reused, which is no failure of this request.
      const isAtOnce = performance.now() - startedAt < staleWithinMs
      if (!outgoing.reusedSocket || !isAtOnce || got.status !== 0) return finish('cut')
      clearTimeout(timer)
      void exchange(port, sent).then(resolve)
    })
    outgoing.end(body)
  })
}

/** Opens a connection on which anything may be written; never rejects, an error ends it. */
export async function open(port: number): Promise<Socket> {
  const socket = connect({ host: '127.0.0.1', port })
  socket.on('error', () => undefined)
  await new Promise<void>((resolve) => {
    socket.once('connect', () => resolve())
    socket.once('close', () => resolve())
  })
  return socket
}

/**
 * Writes bytes as they are and gives everything that came back until the other side ends or the deadline comes. It took
 * as long as its first byte, because who keeps a connection open is not slow.
 */
export async function rawExchange(port: number, bytes: string | Buffer, deadlineMs = 3000): Promise<RawResponse> {
  const startedAt = performance.now()
  const socket = await open(port)
  let text = ''
  let tookMs = deadlineMs
  socket.setEncoding('latin1').on('data', (part: string) => {
    if (text === '') tookMs = performance.now() - startedAt
    text += part
  })
  const closed = new Promise<'answered' | 'cut'>((resolve) => {
    socket.once('close', () => resolve(text === '' ? 'cut' : 'answered'))
  })
  socket.write(bytes)
  const end = await Promise.race([closed, late(deadlineMs, () => text)])
  socket.destroy()
  const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(text)?.[1] ?? 0)
  return { status, headers: {}, text, tookMs, end }
}

function late(ms: number, textSoFar: () => string): Promise<'answered' | 'late'> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(textSoFar() === '' ? 'late' : 'answered'), ms)
  })
}

/** Ends the connections that are pooled for the next request. */
export function closeConnections(): void {
  agent.destroy()
}

/** A text that can be percent-encoded: halves of a character become a replacement character. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Cs}/gu, '\ufffd')
}
