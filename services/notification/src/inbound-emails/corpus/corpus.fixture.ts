import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'

import type { InboundKind, ReportedOutcome, SenderCheck } from '@seneb/contracts/vocabulary/inbound-emails'
import { testAtRest } from '@seneb/testkit/test-keys'

import { signBounceAddress, signReplyAddress, type AddressKeys } from '../../email-deliveries/signed-address.rules.js'
import type { FoundDelivery, ThreadLookups } from '../thread.rules.js'

/** Expectation of one mail of the corpus. */
export interface Expected {
  readonly kind?: InboundKind | 'own'
  /** Name of the enquiry, `a`, `b` or `m`; null when the mail must wait for a staff member. */
  readonly thread?: string | null
  readonly by?: string
  readonly reason?: string
  readonly proposals?: readonly string[]
  readonly isKnownSender?: boolean
  /** Visible text; `*` where the full text is shown. */
  readonly text?: string
  /** Part that the visible text must contain. */
  readonly textHas?: string
  /** Whether the quoted mail of ours must not be visible. */
  readonly canary?: boolean
  readonly language?: string
  readonly files?: readonly string[]
  readonly skippedFiles?: number
  readonly winmail?: boolean
  readonly senderCheck?: SenderCheck
  readonly report?: {
    readonly outcome: ReportedOutcome
    readonly status: string
    readonly delivery: string | null
    readonly isOwnRecipient: boolean
    readonly by: string | null
  }
  /** Whether the parser must refuse the mail because of its limits. */
  readonly rejects?: boolean
}

export interface CorpusMail {
  readonly name: string
  readonly group: string
  readonly source: string
  readonly expected: Expected
}

/** Returns the mails of the corpus with their expectations, in the order of their files. */
export function readCorpus(): readonly CorpusMail[] {
  const root = new URL('./', import.meta.url)
  const groups = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  return groups.flatMap(({ name: group }) => {
    const folder = new URL(`${group}/`, root)
    const expected = JSON.parse(readFileSync(new URL('expected.json', folder), 'utf8')) as Record<string, Expected>
    const files = readdirSync(folder).filter((file) => file.endsWith('.eml'))
    return files.toSorted().map((file) => {
      const own = expected[file.replace(/\.eml$/, '')]
      if (!own) throw new Error(`${group}/${file} has no expectation`)
      const source = readFileSync(new URL(file, folder), 'utf8')
      return { name: `${group}/${file}`, group, source, expected: own }
    })
  })
}

/** Returns the id that stands for a name of the corpus. */
export function idOf(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

const domain = 'seneb.example'
/** The mails that we sent, each with its enquiry; none for mails to staff and others. */
const deliveries: Readonly<Record<string, string | undefined>> = {
  'a-reply': 'a',
  'a-receipt': 'a',
  'b-reply': 'b',
  'm-reply': 'm',
  'withdrawn-reply': 'withdrawn',
  'a-operator': undefined,
  'ambassador-receipt': undefined,
  newsletter: undefined,
}
const recipients: Readonly<Record<string, string>> = {
  a: 'amal.haddad@example.com',
  b: 'yusuf.benali@example.net',
  m: 'amal.haddad@example.com',
}

/** Returns the name of an enquiry or mail by its id. */
export function nameOf(id: string | undefined): string | null {
  return [...Object.keys(recipients), ...Object.keys(deliveries)].find((name) => idOf(name) === id) ?? null
}

export const corpusKeys: AddressKeys = {
  digests: testAtRest,
  replyAddress: `care@${domain}`,
  bounceAddress: `bounce-{token}@${domain}`,
}

/** Searches in the world of the corpus: enquiry `m` is merged with `a`, others are erased or withdrawn. */
export const corpusLookups: ThreadLookups = {
  keys: corpusKeys,
  messageIdDomain: domain,
  findDeliveries: (ids) => Promise.resolve(ids.flatMap(findDelivery)),
  findEarlierMessages: (ids, from) =>
    Promise.resolve(ids.includes('<sent-1@example.com>') && from === recipients['a'] ? [idOf('a')] : []),
  isOpen: (id) => Promise.resolve(Object.keys(recipients).some((name) => idOf(name) === id)),
  isMerged: (id, other) => Promise.resolve([id, other].every((one) => one === idOf('a') || one === idOf('m'))),
  isRecipient: (id, address) => Promise.resolve(recipients[nameOf(id) ?? ''] === address),
  findReference: (reference) => Promise.resolve(reference === 'SNB-7K3M9Q' ? idOf('a') : undefined),
  findByAddress: (address) =>
    Promise.resolve(['a', 'b'].filter((name) => recipients[name] === address).map((name) => idOf(name))),
}

function findDelivery(deliveryId: string): readonly FoundDelivery[] {
  const name = Object.keys(deliveries).find((each) => idOf(each) === deliveryId)
  if (name === undefined) return []
  const enquiry = deliveries[name]
  return [{ deliveryId, enquiryId: enquiry === undefined ? undefined : idOf(enquiry) }]
}

/** Address to which a mail of the corpus was sent. */
export function recipientOf(delivery: string): string | undefined {
  return recipients[deliveries[delivery] ?? '']
}

/** Returns the raw mail with ids, tokens and files in the places of the names that stand for them. */
export function rawOf({ source }: Pick<CorpusMail, 'source'>, options: { readonly areSwapped?: boolean } = {}): Buffer {
  const { areSwapped = false } = options
  const filled = source.replaceAll(
    /\{\{([A-Z-]+):([a-z0-9-]+)(?::(\d+))?\}\}/g,
    (_all, kind: string, name: string, size) =>
      valueOf(kind, areSwapped && !['BYTES', 'NESTED', 'PARTS', 'FILLER'].includes(kind) ? `unknown ${name}` : name, {
        size: Number(size),
        areSwapped,
      }),
  )
  return Buffer.from(filled.replaceAll(/\r?\n/g, '\r\n'))
}

interface Details {
  readonly size: number
  readonly areSwapped: boolean
}

/** Keys of somebody else, for tokens that we did not sign. */
const foreignDigest = (text: string) => createHash('sha256').update(`foreign ${text}`).digest('base64url')
const foreignKeys: AddressKeys = {
  ...corpusKeys,
  digests: { digest: foreignDigest, digests: (text) => [foreignDigest(text)] },
}

function valueOf(kind: string, name: string, { areSwapped, size }: Details): string {
  const keys = areSwapped ? foreignKeys : corpusKeys
  const reply = (by: AddressKeys) => signReplyAddress(idOf(name), by) ?? ''
  switch (kind) {
    case 'ID':
      return `<${idOf(name)}@${domain}>`
    case 'ID-UPPER':
      return `<${idOf(name)}@${domain}>`.toUpperCase()
    case 'ID-AT-EVIL':
      return `<${idOf(name)}@evil.example>`
    case 'REPLY':
      return reply(keys)
    case 'REPLY-UPPER':
      return reply(keys).toUpperCase()
    case 'FORGED':
      return reply(foreignKeys)
    case 'TRUNCATED':
      return reply(keys).replace(/..@/, '@')
    case 'BOUNCE':
      return signBounceAddress(idOf(name), keys) ?? ''
    default:
      return bulkOf(kind, name, size)
  }
}

const beginnings: Readonly<Record<string, string>> = {
  jpeg: '\xff\xd8\xff\xe0',
  png: '\x89PNG\r\n\x1a\n',
  pdf: '%PDF-1.7\n',
  heic: '\0\0\0\x18ftypheic',
  webp: 'RIFF\0\0\0\0WEBPVP8 ',
  tnef: '\x78\x9f\x3e\x22',
  zip: 'PK\x03\x04',
  der: '\x30\x82\x05\xdc',
}

/** Returns large parts, which would fill the corpus with bytes that say nothing. */
function bulkOf(kind: string, name: string, size: number): string {
  if (kind === 'BYTES') {
    const bytes = Buffer.alloc(size, name)
    bytes.write(beginnings[name.replace(/\d+$/, '')] ?? '', 'latin1')
    return (bytes.toString('base64').match(/.{1,76}/g) ?? []).join('\n')
  }
  const count = Number(name)
  const each = (text: (at: number) => string) => Array.from({ length: count }, (_, at) => text(at)).join('')
  if (kind === 'NESTED')
    return each((at) => `--n${at}\nContent-Type: multipart/mixed; boundary="n${at + 1}"\n\n`) + `--n${count}\n\nx`
  if (kind === 'PARTS') return each((at) => `--p\nContent-Type: application/pdf; name="${at}.pdf"\n\nx\n`)
  if (kind === 'FILLER') return 'x'.repeat(count)
  if (kind === 'MANY-IDS') return each((at) => `<${at}@evil.example> `)
  throw new Error(`no value of ${kind} is known`)
}
