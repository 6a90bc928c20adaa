import { connect, type Socket } from 'node:net'

import type { ScanVerdict, VirusScanner } from './scan-file.js'

/** Far below clamd's limit of 25 MB for one chunk, and large enough to keep their number small. */
const chunkBytes = 64 * 1024
const maxResponseBytes = 4096

/** Address of clamd: a path of a unix socket, or host and port. */
export type ClamdAddress = { readonly path: string } | { readonly host: string; readonly port: number }

/** Reads `/path/of/socket` or `host:port`; undefined for anything else. */
export function readClamdAddress(text: string): ClamdAddress | undefined {
  if (text.startsWith('/')) return { path: text }
  const [, host = '', port = ''] = /^\[?([^\s[\]]+)\]?:(\d{1,5})$/.exec(text) ?? []
  return host === '' || Number(port) < 1 || Number(port) > 65_535 ? undefined : { host, port: Number(port) }
}

/**
 * Scans files with the clamd command INSTREAM (clamd(8)): sends the file in chunks, each after its length, then a
 * length of zero, and reads one line. Each file has a separate connection; the deadline covers all of it.
 */
export class ClamdScanner implements VirusScanner {
  constructor(
    private readonly address: ClamdAddress,
    private readonly timeoutMs: number,
  ) {}

  async scan(bytes: Uint8Array): Promise<ScanVerdict> {
    const socket = connect(this.address)
    const timer = setTimeout(() => socket.destroy(new Error('clamd did not answer in time')), this.timeoutMs)
    try {
      // Sends and reads concurrently: clamd replies before the end when a file is too large.
      const [reply] = await Promise.all([readReply(socket), send(socket, bytes)])
      return verdictOf(reply)
    } finally {
      clearTimeout(timer)
      socket.destroy()
    }
  }
}

async function send(socket: Socket, bytes: Uint8Array): Promise<void> {
  socket.write('zINSTREAM\0')
  for (let from = 0; from < bytes.length && socket.writable; from += chunkBytes) {
    const chunk = bytes.subarray(from, from + chunkBytes)
    socket.write(lengthOf(chunk.length))
    if (!socket.write(chunk)) await drained(socket)
  }
  if (socket.writable) socket.write(lengthOf(0))
}

function drained(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      socket.off('drain', done).off('close', done)
      resolve()
    }
    socket.once('drain', done).once('close', done)
  })
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes)
  return length
}

function readReply(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let reply = ''
    socket.on('data', (part: Buffer) => {
      reply += part.toString('utf8')
      if (reply.includes('\0')) resolve(reply.slice(0, reply.indexOf('\0')))
      else if (reply.length > maxResponseBytes) reject(new Error('clamd answered at too great length'))
    })
    socket.once('error', reject)
    socket.once('close', () => reject(new Error('clamd closed the connection without an answer')))
  })
}

function verdictOf(reply: string): ScanVerdict {
  if (reply === 'stream: OK') return { isClean: true }
  const signature = /^stream: (.+) FOUND$/.exec(reply)?.[1]
  if (signature === undefined) throw new Error(`clamd answered ${JSON.stringify(reply.slice(0, 200))}`)
  return { isClean: false, signature }
}
