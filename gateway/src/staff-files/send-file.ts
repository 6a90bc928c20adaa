import type { FastifyReply } from 'fastify'

/** A decrypted file, with a name that says nothing about its sender. */
interface SentFile {
  readonly bytes: Uint8Array
  readonly type: string
  readonly name: string
}

/** Sends a file as an attachment that the browser does not display, execute or cache. */
export function sendFile(reply: FastifyReply, { bytes, name, type }: SentFile): FastifyReply {
  return reply
    .header('content-type', type)
    .header('content-disposition', `attachment; filename="${name}${endings[type] ?? ''}"`)
    .header('content-security-policy', "sandbox; default-src 'none'")
    .header('cache-control', 'no-store')
    .send(Buffer.from(bytes))
}

/** File extensions of the types that the sanitizer produces (docs/uploads.md). */
const endings: Readonly<Record<string, string>> = { 'application/pdf': '.pdf', 'image/jpeg': '.jpg' }
