import { describe, expect, test } from '@jest/globals'

import { classifyEmail } from '../classify.rules.js'
import { readDeliveryReport } from '../delivery-report.rules.js'
import { recipientsOf } from '../email-headers.rules.js'
import { detectLanguage } from '../language.rules.js'
import { selectFiles } from '../message-files.rules.js'
import { parseEmail } from '../parse-email.js'
import type { ParsedEmail } from '../parsed-email.js'
import { splitQuotedText } from '../quoted-text.rules.js'
import { checkSender } from '../sender-check.rules.js'
import { verifyBounceAddress } from '../../email-deliveries/signed-address.rules.js'
import { findThread, ownIdOf, type Thread } from '../thread.rules.js'
import { corpusKeys, corpusLookups, nameOf, rawOf, readCorpus, recipientOf, type CorpusMail } from './corpus.fixture.js'

const corpus = readCorpus()
const readable = corpus.filter(({ expected }) => expected.rejects !== true)
const own = { messageIdDomain: corpusLookups.messageIdDomain }

/** Part of every quoted mail of ours. */
const quotedSentence = 'We read your request and have two questions'

test('the corpus has the mails that its table names', () => {
  const counts: Record<string, number> = {}
  for (const { group } of corpus) counts[group] = (counts[group] ?? 0) + 1

  expect(counts).toEqual({
    replies: 72,
    'html-only': 24,
    others: 30,
    'ids-lost': 24,
    'token-lost': 18,
    attachments: 30,
    reports: 30,
    automatic: 24,
    calendar: 12,
    hostile: 36,
  })
})

const threadOf = (parsed: ParsedEmail) => findThread(parsed, corpusLookups)
const wrongly = (found: Thread, { expected }: CorpusMail) => nameOf(found.enquiryId) !== (expected.thread ?? null)

test('at least 99 % of the mails reach the right timeline, and none reaches that of another person', async () => {
  const threaded = readable.filter(({ expected }) => expected.thread !== undefined)
  const wrong: string[] = []
  const misfiled: string[] = []
  for (const mail of threaded) {
    const found = await threadOf(await parseEmail(rawOf(mail)))
    if (wrongly(found, mail)) wrong.push(mail.name)
    if (wrongly(found, mail) && found.enquiryId !== undefined) misfiled.push(mail.name)
  }

  expect(threaded.length).toBeGreaterThan(260)
  expect(misfiled).toEqual([])
  expect(wrong.length / threaded.length).toBeLessThanOrEqual(0.01)
  expect(wrong).toEqual([])
})

test('swapping every token and id leaves all mails to the staff', async () => {
  const filed: string[] = []
  for (const mail of readable.filter(({ name }) => !name.includes('answers-own-earlier-mail'))) {
    const { enquiryId } = await threadOf(await parseEmail(rawOf(mail, { areSwapped: true })))
    if (enquiryId !== undefined) filed.push(mail.name)
  }

  expect(filed).toEqual([])
})

describe.each([...new Set(corpus.map(({ group }) => group))])('%s', (group) => {
  const mails = corpus.filter((mail) => mail.group === group)

  test.each(mails.map((mail) => [mail.name.slice(group.length + 1), mail] as const))('%s', async (_name, mail) => {
    const { expected } = mail
    if (expected.rejects === true) {
      await expect(parseEmail(rawOf(mail))).rejects.toThrow()
      return
    }
    const parsed = await parseEmail(rawOf(mail))

    expect({
      ...(expected.kind === undefined ? {} : { kind: classifyEmail(parsed, own) }),
      ...(expected.thread === undefined ? {} : await describeThread(parsed, mail)),
      ...describeText(parsed, mail),
      ...describeFiles(parsed, mail),
      ...describeReport(parsed, mail),
      ...(expected.senderCheck === undefined ? {} : { senderCheck: checkSender(parsed, 'mx.seneb.example') }),
    }).toEqual(withoutHints(mail))
  })
})

/** Returns what the description of a mail must equal. */
function withoutHints({ expected }: CorpusMail): object {
  const { canary: _canary, text, textHas: _textHas, ...rest } = expected
  return text === undefined || text === '*' ? rest : { ...rest, text }
}

async function describeThread(parsed: ParsedEmail, { expected }: CorpusMail): Promise<object> {
  const found = await threadOf(parsed)
  const thread = nameOf(found.enquiryId)
  if (found.enquiryId === undefined) {
    const proposals = found.proposals.map(({ enquiryId, reason }) => `${nameOf(enquiryId)}:${reason}`)
    return {
      thread,
      ...(expected.reason === undefined ? {} : { reason: found.reason }),
      ...(expected.proposals === undefined ? {} : { proposals }),
    }
  }
  return {
    thread,
    ...(expected.by === undefined ? {} : { by: found.threadedBy }),
    ...(expected.isKnownSender === undefined ? {} : { isKnownSender: found.isKnownSender }),
  }
}

function describeText(parsed: ParsedEmail, { expected }: CorpusMail): object {
  const { fullText, text } = splitQuotedText(parsed)
  const language = expected.language === undefined ? {} : { language: detectLanguage(text) }
  expect(fullText).not.toContain('secret-of-the-link')
  if (expected.text === '*') expect(text).toBe(fullText)
  if (expected.textHas !== undefined) expect(text).toContain(expected.textHas)
  if (expected.canary === true) {
    expect(text).not.toContain(quotedSentence)
    expect(fullText).toContain(quotedSentence)
    expectTextPartToSplit(parsed, text)
  }
  return expected.text === undefined || expected.text === '*' ? language : { ...language, text }
}

/** Programs that send no HTML must be understood as well, so the text part alone has to split in the same way. */
function expectTextPartToSplit(parsed: ParsedEmail, text: string): void {
  if (parsed.text === undefined || parsed.html === undefined) return
  const plain = splitQuotedText({ ...parsed, html: undefined })
  expect(plain.text).not.toContain(quotedSentence)
  expect(plain.text.replaceAll(/\s+/g, ' ')).toBe(text.replaceAll(/\s+/g, ' '))
}

function describeFiles(parsed: ParsedEmail, { expected }: CorpusMail): object {
  const { files, skippedFiles } = selectFiles(parsed)
  return {
    ...(expected.files === undefined ? {} : { files: files.map(({ name }) => name) }),
    ...(expected.skippedFiles === undefined ? {} : { skippedFiles }),
    ...(expected.winmail === undefined ? {} : { winmail: files.some(({ isWinmail }) => isWinmail) }),
  }
}

function describeReport(parsed: ParsedEmail, { expected }: CorpusMail): object {
  if (!expected.report) {
    expect(readDeliveryReport(parsed)).toBeUndefined()
    return {}
  }
  const found = readDeliveryReport(parsed)
  const byToken = recipientsOf(parsed).flatMap((address) => verifyBounceAddress(address, corpusKeys) ?? [])[0]
  const byId = found?.originalMessageIds
    .flatMap((id) => ownIdOf(id, own.messageIdDomain) ?? [])
    .find((id) => nameOf(id))
  const delivery = nameOf(byToken ?? byId)
  const named = [...(found?.originalRecipients ?? []), ...(found?.recipients ?? [])]
  return {
    report: {
      outcome: found?.outcome,
      status: found?.status,
      delivery,
      isOwnRecipient: named.length === 0 || delivery === null || named.includes(recipientOf(delivery) ?? ''),
      by: byToken === undefined ? (byId === undefined ? null : 'returned-id') : 'bounce-token',
    },
  }
}
