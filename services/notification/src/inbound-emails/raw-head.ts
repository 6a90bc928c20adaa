import { createHash } from 'node:crypto'

/** Headers of an email that are read before it is parsed. */
export interface RawHead {
  readonly messageId: string
  readonly from: string
  readonly date: string
  /** Recipients of the envelope, as far as mail servers noted them. */
  readonly recipients: readonly string[]
  readonly bodyDigest: string
}

const maxHeadBytes = 256 * 1024
const maxRecipients = 50
const recipientHeaders: ReadonlySet<string> = new Set([
  'delivered-to',
  'x-original-to',
  'x-envelope-to',
  'envelope-to',
  'x-rcpt-to',
])

/** Reads the head of an email without parsing its parts, in time linear to its length. */
export function readRawHead(raw: Uint8Array): RawHead {
  const bytes = Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength)
  const bodyStart = findBody(bytes)
  const fields = readFields(bytes.toString('latin1', 0, Math.min(bodyStart, maxHeadBytes)))
  const first = (name: string) => fields.find(([key]) => key === name)?.[1] ?? ''
  const recipients = fields.flatMap(([key, value]) => (recipientHeaders.has(key) ? value.split(',') : []))
  return {
    messageId: first('message-id'),
    from: first('from'),
    date: first('date'),
    recipients: toRecipients(recipients),
    bodyDigest: createHash('sha256').update(bytes.subarray(bodyStart)).digest('base64url'),
  }
}

/** Returns plain addresses in lower case, each once and at most fifty. */
export function toRecipients(addresses: readonly string[]): readonly string[] {
  const plain = addresses.map((address) => address.replaceAll(/[<>\s]/g, '').toLowerCase())
  return [...new Set(plain.filter((address) => address.length > 2 && address.length <= 320))].slice(0, maxRecipients)
}

function findBody(bytes: Buffer): number {
  const ends = ['\r\n\r\n', '\n\n'].map((end) => [bytes.indexOf(end), end.length] as const).filter(([at]) => at >= 0)
  const [first] = ends.toSorted(([one], [other]) => one - other)
  return first ? first[0] + first[1] : bytes.length
}

function readFields(head: string): readonly (readonly [key: string, value: string])[] {
  return head
    .replaceAll(/\r?\n[ \t]+/g, ' ')
    .split(/\r?\n/)
    .flatMap((line) => {
      const colon = line.indexOf(':')
      return colon > 0 ? [[line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()] as const] : []
    })
}
