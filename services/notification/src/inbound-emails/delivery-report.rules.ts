import type { ReportedOutcome } from '@seneb/contracts/vocabulary/inbound-emails'

import { hasNullSender, headerOf, isFromMailServer, messageIdsOf } from './email-headers.rules.js'
import type { EmailPart, ParsedEmail } from './parsed-email.js'

/** Report of a mail server about one mail that we sent (RFC 3464, or the text of older servers). */
export interface DeliveryReport {
  readonly outcome: ReportedOutcome
  /** Enhanced status code: `5.1.1`. */
  readonly status: string
  /** Addresses that the report is about, in lower case; empty when it names none. */
  readonly recipients: readonly string[]
  /** Addresses to which we sent the mail, where the report names them besides the final ones. */
  readonly originalRecipients: readonly string[]
  /** Message-IDs of the mail that is reported on, the likeliest first. */
  readonly originalMessageIds: readonly string[]
}

/** Maximum number of characters of a report's part that are read. */
const maxReadCharacters = 64 * 1024

const statusTypes: ReadonlySet<string> = new Set(['message/delivery-status', 'message/global-delivery-status'])
const returnedTypes: ReadonlySet<string> = new Set([
  'message/rfc822',
  'message/global',
  'text/rfc822-headers',
  'message/global-headers',
  'message/rfc822-headers',
])

type Fields = ReadonlyMap<string, string>

/** Returns what a mail server reports; undefined when the mail reports no failure and no delay. */
export function readDeliveryReport(parsed: ParsedEmail): DeliveryReport | undefined {
  const status = parsed.parts.find(({ mimeType }) => statusTypes.has(mimeType))
  const found = status ? readStatusPart(status) : readReportText(parsed)
  if (!found) return undefined
  return { ...found, originalMessageIds: findOriginalIds(parsed, status) }
}

/** Whether the mail contains a report of a mail server, also one of a success. */
export function hasStatusPart({ parts }: ParsedEmail): boolean {
  return parts.some(({ mimeType }) => statusTypes.has(mimeType))
}

type FoundReport = Omit<DeliveryReport, 'originalMessageIds'>

/** Reads the blocks of a status part; a failure of one recipient counts before a delay of another. */
function readStatusPart(part: EmailPart): FoundReport | undefined {
  const blocks = textOf(part)
    .split(/\n[ \t]*\n+/)
    .map(readFields)
  const about = blocks.filter((block) => block.has('action') || block.has('status'))
  const failed = about.filter((block) => outcomeOf(block) === 'failed')
  const chosen = failed.length > 0 ? failed : about.filter((block) => outcomeOf(block) === 'delayed')
  const [first] = chosen
  if (!first) return undefined
  const outcome = failed.length > 0 ? 'failed' : 'delayed'
  return {
    outcome,
    status: enhancedStatus(first.get('status')) ?? (outcome === 'failed' ? '5.0.0' : '4.0.0'),
    recipients: chosen.flatMap((block) => addressesOf(block.get('final-recipient'))),
    originalRecipients: chosen.flatMap((block) => addressesOf(block.get('original-recipient'))),
  }
}

function outcomeOf(block: Fields): ReportedOutcome | undefined {
  const action = block.get('action')?.toLowerCase() ?? ''
  if (action.startsWith('failed')) return 'failed'
  if (action.startsWith('delayed')) return 'delayed'
  if (action !== '') return undefined
  const [family] = enhancedStatus(block.get('status')) ?? ''
  return family === '5' ? 'failed' : family === '4' ? 'delayed' : undefined
}

const delaySigns =
  /delayed|has not (?:yet )?been delivered|will (?:be retried|continue|keep trying|retry)|warning: message/i
const failureSigns =
  /could(?: not|n't) be delivered|wasn't able to deliver|undeliverable|delivery (?:has )?failed|delivery to the following|permanent (?:fatal )?error|returning message to sender|returned to sender|user unknown|no such user|mailbox (?:unavailable|full|not found)|address (?:rejected|not found)|blocked/i

/**
 * Reads the report of a server that sends plain text only, as qmail and Exim do. An absence notice has no sender either,
 * so a server's words and a failing status are needed too.
 */
function readReportText(parsed: ParsedEmail): FoundReport | undefined {
  if (!hasNullSender(parsed) && !isFromMailServer(parsed)) return undefined
  const text = `${parsed.subject}\n${parsed.text ?? parsed.html ?? ''}`.slice(0, maxReadCharacters)
  const failedRecipients = addressesOf(headerOf(parsed, 'x-failed-recipients'))
  const isDelayed = delaySigns.test(text)
  if (!isDelayed && !failureSigns.test(text) && failedRecipients.length === 0) return undefined
  const status = enhancedStatus(text) ?? statusOfReply(text)
  if (status === undefined && failedRecipients.length === 0 && !isFromMailServer(parsed)) return undefined
  const outcome = isDelayed && !(status ?? '').startsWith('5') ? 'delayed' : 'failed'
  const named = /^[ \t]*<?([^\s<>@:]{1,64}@[^\s<>@:]{1,255})>?:?[ \t]*$/m.exec(text)?.[1]?.toLowerCase()
  return {
    outcome,
    status: status ?? (outcome === 'failed' ? '5.0.0' : '4.0.0'),
    recipients: failedRecipients.length > 0 ? failedRecipients : named === undefined ? [] : [named],
    originalRecipients: [],
  }
}

/** Returns an enhanced status code (RFC 3463) found in a text. */
function enhancedStatus(text: string | undefined): string | undefined {
  return /(?<![\d.])([45]\.\d{1,3}\.\d{1,3})(?![\d.]*\d)/.exec(text ?? '')?.[1]
}

/** Returns the class of an SMTP reply code in a text as an enhanced status code. */
function statusOfReply(text: string): string | undefined {
  const code = /(?:^|[\s:(])([45])\d\d(?:[\s-]|$)/m.exec(text)?.[1]
  return code === undefined ? undefined : `${code}.0.0`
}

/** Returns Message-IDs from the returned mail, then from the headers of the report, then from its text. */
function findOriginalIds(parsed: ParsedEmail, status: EmailPart | undefined): readonly string[] {
  const returned = parsed.parts.filter(({ mimeType }) => returnedTypes.has(mimeType)).map((part) => textOf(part))
  const statusFields = status ? readFields(textOf(status)) : undefined
  const text = (parsed.text ?? '').slice(0, maxReadCharacters)
  const found = [
    ...returned.flatMap((each) => idsOfHeaders(each)),
    ...messageIdsOf(statusFields?.get('x-original-message-id') ?? statusFields?.get('original-message-id')),
    ...messageIdsOf(headerOf(parsed, 'x-original-message-id')),
    ...idsOfHeaders(text),
    ...parsed.inReplyTo,
    ...parsed.references,
  ]
  return [...new Set(found)].slice(0, 20)
}

/** Our id stands in `References` as well, for servers that replace the Message-ID. */
function idsOfHeaders(text: string): readonly string[] {
  const unfolded = text.replaceAll('\r', '').replaceAll(/\n[ \t]+/g, ' ')
  const lines = unfolded.match(/^[ \t>]*(?:x-original-message-id|message-id|references):.{0,2000}$/gim) ?? []
  return lines.flatMap((line) => messageIdsOf(line))
}

function readFields(block: string): Fields {
  const unfolded = block.replaceAll(/\n[ \t]+/g, ' ')
  const fields = new Map<string, string>()
  for (const line of unfolded.split('\n')) {
    const [, name, value = ''] = /^([A-Za-z-]{1,60}):\s*(.*)$/.exec(line.trim()) ?? []
    if (name !== undefined && !fields.has(name.toLowerCase())) fields.set(name.toLowerCase(), value.trim())
  }
  return fields
}

/** Returns the addresses of a field such as `rfc822; patient@example.com`. */
function addressesOf(field: string | undefined): readonly string[] {
  const plain = (field ?? '').replaceAll(/(?:rfc822|utf-8|unknown|x400)\s*;/gi, ' ')
  return (plain.match(/[^\s<>,;"]{1,64}@[^\s<>,;"]{1,255}/g) ?? []).map((address) => address.toLowerCase())
}

function textOf({ bytes }: EmailPart): string {
  return Buffer.from(bytes).toString('utf8').slice(0, maxReadCharacters).replaceAll('\r\n', '\n')
}
