import { Agent, request, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http'
import { connect, type Socket } from 'node:net'

/** One request as a program may write it. */
export interface Sent {
  readonly method?: string
  readonly path: string
  readonly headers?: OutgoingHttpHeaders
  readonly body?: string | Buffer
  /** Address of this machine that it is sent from; 127.0.0.1 when omitted. */
  readonly from?: string
  readonly deadlineMs?: number
}

/** Response as received; status 0 when there was none. */
export interface RawResponse {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly text: string
  /** From the first byte sent to the last one received. */
  readonly durationMs: number
  /** `cut` when the connection ended before the response, `late` when the deadline passed first. */
  readonly end: 'answered' | 'cut' | 'late'
}

const responseTimeoutMs = 20_000
const staleWithinMs = 100
/**
 * A connection on which a larger body was refused may end long after its response, so the next request opens another.
 */
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
      resolve({ ...got, text, durationMs: performance.now() - startedAt, end })
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
      // A pooled connection may end at the moment of its reuse, which is not a failure of this request.
      const isAtOnce = performance.now() - startedAt < staleWithinMs
      if (!outgoing.reusedSocket || !isAtOnce || got.status !== 0) return finish('cut')
      clearTimeout(timer)
      void exchange(port, sent).then(resolve)
    })
    outgoing.end(body)
  })
}

/** Opens a connection for arbitrary bytes; never rejects, because an error ends it. */
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
 * Writes bytes and returns everything received until the other side ends or the deadline passes. Its duration is that
 * of the first byte, because keeping a connection open is not slowness.
 */
export async function rawExchange(port: number, bytes: string | Buffer, deadlineMs = 3000): Promise<RawResponse> {
  const startedAt = performance.now()
  const socket = await open(port)
  let text = ''
  let durationMs = deadlineMs
  socket.setEncoding('latin1').on('data', (part: string) => {
    if (text === '') durationMs = performance.now() - startedAt
    text += part
  })
  const closed = new Promise<'answered' | 'cut'>((resolve) => {
    socket.once('close', () => resolve(text === '' ? 'cut' : 'answered'))
  })
  socket.write(bytes)
  const end = await Promise.race([closed, late(deadlineMs, () => text)])
  socket.destroy()
  const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(text)?.[1] ?? 0)
  return { status, headers: {}, text, durationMs, end }
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
