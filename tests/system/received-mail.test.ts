import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { aTripPlan } from '@seneb/testkit/a-trip-plan'
import type { ReceivedMail } from '@seneb/testkit/mailbox'
import { startImap, type TestImap } from '@seneb/testkit/test-imap'

import { deskOf, requestUntil, type RequestDesk, type Result } from '../erasure/staff-client.js'
import { versionOf } from '../erasure/plant.js'
import { signInAll } from '../security/access/callers.js'
import { eventually } from '../support/eventually.js'
import { absenceNotice, aPng, bounceOf, newMail, replyAddressOf, replyTo } from '../support/mail-programs.js'
import { mailSettings } from '../support/mail-settings.js'
import { startObservedStack, type ObservedStack } from '../support/observed-stack.js'
import { containsWord, everyColumn, everyLog, everyMessage, everyStoreFile } from '../support/stored-text.js'

/** Limit of the specification from the arrival in the mailbox to the timeline. */
const timelineWithinMs = 60_000

let imap: TestImap
let observed: ObservedStack
let desk: RequestDesk
let lead: RequestDesk
beforeAll(async () => {
  imap = await startImap()
  observed = await startObservedStack({
    ...mailSettings(imap.url),
    GATEWAY_STAFF_MUTATIONS_PER_MINUTE: '1000000',
    GATEWAY_STAFF_QUERY_POINTS_PER_MINUTE: '1000000',
  })
  const callers = await signInAll(observed.stack.adminUrl)
  desk = deskOf(observed.stack, callers.get('care-agent')?.token ?? '')
  lead = deskOf(observed.stack, callers.get('care-lead')?.token ?? '')
}, 240_000)
afterAll(async () => {
  await observed.close()
  await imap.stop()
}, 60_000)

interface Asked {
  readonly id: string
  readonly reference: string
  readonly email: string
  readonly receipt: ReceivedMail
}

/** Submits a trip plan and waits for its receipt. */
async function ask(name: string): Promise<Asked> {
  const email = `${name}.${randomUUID().slice(0, 8)}@example.com`
  const submit = `mutation ($input: TripPlanInput!) { result: submitTripPlan(input: $input) {
    __typename ... on TripPlanReceived { id reference } } }`
  const { id, reference } = await deskOf(observed.stack)(submit, { input: aTripPlan({ email }) })
  const receipt = await eventually('the receipt', () => observed.mailbox.sentTo(email)[0])
  return { id: String(id), reference: String(reference), email, receipt }
}

interface Line {
  readonly kind: string
  readonly message: {
    readonly text: string | null
    readonly subject: string | null
    readonly language: string
    readonly isKnownSender: boolean
    readonly files: readonly { readonly state: string; readonly name: string | null }[]
  } | null
  readonly reply: { readonly state: string; readonly bouncedAt: string | null } | null
}

interface Page extends Result {
  readonly enquiry: {
    readonly state: string
    readonly hasMailProblem: boolean
    readonly answeredAt: string | null
    readonly unreadMessages: number
  }
  readonly events: { readonly nodes: readonly Line[] }
}

const pageQuery = `query ($id: ID!) { result: careEnquiry(id: $id) {
  __typename
  enquiry { state hasMailProblem answeredAt unreadMessages }
  events { nodes { kind reply { state bouncedAt }
    message { text subject language isKnownSender files { state name } } } } } }`

const pageOf = async ({ id }: Pick<Asked, 'id'>) => (await desk(pageQuery, { id })) as Page

/** Waits until the timeline has a line, and returns it with the seconds since the mail arrived. */
async function untilLine(of: Asked, what: string, isMeant: (line: Line) => boolean) {
  const startedAt = performance.now()
  const find = async () => (await pageOf(of)).events.nodes.find(isMeant)
  const line = await eventually(what, find, timelineWithinMs)
  return { line, tookMs: performance.now() - startedAt }
}

const untilMessage = (of: Asked, word: string) =>
  untilLine(of, `a message with ${word}`, ({ message }) => message?.text?.includes(word) ?? false)

/** Sends a reply of the team, and returns its mail once the mail server has accepted it. */
async function sendTeamReply({ email, id }: Asked, words: string): Promise<ReceivedMail> {
  const mutation = `mutation ($id: ID!, $version: Int!, $fields: [ReplyFieldInput!]!) {
    result: sendReply(id: $id, version: $version, takeOver: true, template: "own-words", templateVersion: 1,
      fields: $fields) { __typename } }`
  const once = async () =>
    lead(mutation, { id, version: await versionOf(id, lead), fields: [{ name: 'words', value: words }] })
  await requestUntil(once, ['ReplyAccepted'])
  const mail = await eventually(
    'the mail of the reply',
    () => observed.mailbox.sentTo(email).find((one) => one.mail.text?.includes(words)),
    60_000,
  )
  await eventually('a reply recorded as sent', async () =>
    (await pageOf({ id })).events.nodes.some(({ reply }) => reply?.state === 'SENT'),
  )
  return mail
}

/** The mailbox is a queue: every mail leaves it once it is stored. */
const untilEmpty = () => eventually('an empty mailbox', () => imap.mailsIn().length === 0, timelineWithinMs)

describe('a mail that a person writes', () => {
  test('is on the timeline of their enquiry within 60 seconds, without what it quotes, and leaves the mailbox [GEN-07]', async () => {
    const asked = await ask('reply')

    imap.deliver(replyTo(asked.receipt, { text: 'My knee hurts at night, word-of-the-reply.' }))
    const { line, tookMs } = await untilMessage(asked, 'word-of-the-reply')

    expect(line).toMatchObject({ kind: 'MESSAGE_RECEIVED', message: { isKnownSender: true } })
    expect(line.message?.text?.trim()).toBe('My knee hurts at night, word-of-the-reply.')
    expect(tookMs).toBeLessThan(timelineWithinMs)
    expect((await pageOf(asked)).enquiry.unreadMessages).toBe(1)
    await untilEmpty()
  }, 120_000)

  test('is filed once, however often the same mail arrives', async () => {
    const asked = await ask('twice')
    const raw = replyTo(asked.receipt, { text: 'Sent again, word-of-the-copy.' })

    for (let i = 0; i < 3; i++) imap.deliver(raw)
    await untilMessage(asked, 'word-of-the-copy')
    imap.deliver(raw)
    await untilEmpty()

    const lines = (await pageOf(asked)).events.nodes.filter(({ kind }) => kind === 'MESSAGE_RECEIVED')
    expect(lines).toHaveLength(1)
  }, 180_000)

  test('reaches its enquiry by the address alone, and one from another address is marked', async () => {
    const asked = await ask('address')

    const from = 'sister.of.patient@example.org'
    imap.deliver(replyTo(asked.receipt, { text: 'I write for her, word-of-the-sister.', from, isThreaded: false }))
    const { line } = await untilMessage(asked, 'word-of-the-sister')

    expect(line.message).toMatchObject({ isKnownSender: false })
  }, 120_000)

  test('brings its files, checked and encoded again', async () => {
    const asked = await ask('files')
    const files = [{ name: 'word-of-the-file.png', type: 'image/png', bytes: aPng }]

    imap.deliver(replyTo(asked.receipt, { text: 'Here is my picture, word-of-the-picture.', files }))
    await untilMessage(asked, 'word-of-the-picture')
    const { line } = await untilLine(asked, 'a stored file', ({ message }) =>
      Boolean(message?.files.some(({ state }) => state === 'STORED')),
    )

    expect(line.message?.files).toEqual([expect.objectContaining({ name: 'word-of-the-file.png' })])
  }, 180_000)

  test('leaves its words, its subject and the names of its files in clear in no table, stream, file of NATS, log or span', async () => {
    const asked = await ask('secret')
    const word = `canary${randomUUID().slice(0, 8)}`
    const files = [{ name: `${word}.png`, type: 'image/png', bytes: aPng }]
    imap.deliver(replyTo(asked.receipt, { text: `${word} is my secret`, subject: `Re: ${word}`, files }))
    await untilMessage(asked, word)
    await untilEmpty()
    await eventually('the spans', async () => (await observed.traces.about(asked.reference)).length > 0)

    const { database, stack, traces } = observed
    const texts = {
      tables: (await everyColumn(database)).map(({ text }) => text).join('\n'),
      streams: await everyMessage(stack),
      store: everyStoreFile(stack),
      logs: everyLog(stack),
      spans: traces.everything(),
      mailbox: imap.everything(),
    }
    for (const [source, text] of Object.entries(texts))
      expect({ source, isThere: containsWord(text, word) }).toEqual({ source, isThere: false })
    // Data that must be there shows that each place was searched.
    expect(texts.streams).toContain('notification.message.received.v1')
    expect(texts.tables).toContain(asked.reference)
  }, 180_000)
})

describe('a mail server that cannot deliver after all', () => {
  test('reopens the enquiry within 60 seconds, and the promise is open again [GEN-07]', async () => {
    const asked = await ask('bounce')
    const mail = await sendTeamReply(asked, 'We have read your request, word-of-the-team.')
    const close = `mutation ($id: ID!, $version: Int!) {
      result: closeCareEnquiry(id: $id, version: $version, outcome: ANSWERED) { __typename } }`
    await requestUntil(
      async () => lead(close, { id: asked.id, version: await versionOf(asked.id, lead) }),
      ['CareEnquirySaved'],
    )
    expect((await pageOf(asked)).enquiry).toMatchObject({ state: 'CLOSED', answeredAt: expect.any(String) })

    imap.deliver(bounceOf(mail))
    const { tookMs } = await untilLine(asked, 'a bounced reply', ({ kind }) => kind === 'REPLY_BOUNCED')

    expect(tookMs).toBeLessThan(timelineWithinMs)
    const { enquiry, events } = await pageOf(asked)
    expect(enquiry).toMatchObject({ state: 'OPEN', hasMailProblem: true, answeredAt: null })
    expect(events.nodes.find(({ reply }) => reply)?.reply).toMatchObject({
      state: 'NOT_DELIVERED',
      bouncedAt: expect.any(String),
    })
  }, 180_000)

  test('changes no promise when it reports a delay, or the failure of a mail that was only forwarded', async () => {
    const asked = await ask('delay')
    const mail = await sendTeamReply(asked, 'We have read it, word-of-the-delayed.')

    imap.deliver(bounceOf(mail, '4.4.1'))
    await untilLine(asked, 'a delayed mail', ({ kind }) => kind === 'MAIL_DELAYED')
    const forwarded = { ...mail, envelope: { ...mail.envelope, to: ['forwarded.to@example.org'] } }
    imap.deliver(bounceOf(forwarded))
    await untilEmpty()

    const { enquiry } = await pageOf(asked)
    expect(enquiry.answeredAt).toEqual(expect.any(String))
  }, 180_000)
})

describe('a mail that needs nobody', () => {
  test('of an absent person is a quiet line: no mark, and nothing is sent back', async () => {
    const asked = await ask('absent')
    const mails = () => observed.mailbox.sentTo(asked.email).length
    const before = mails()

    imap.deliver(absenceNotice(asked.receipt, 'I am away until Monday, word-of-the-absence.'))
    const { line } = await untilMessage(asked, 'word-of-the-absence')

    expect(line.kind).toBe('NOTICE_RECEIVED')
    expect((await pageOf(asked)).enquiry.unreadMessages).toBe(0)
    await untilEmpty()
    expect(mails()).toBe(before)
  }, 120_000)
})

describe('a mail of unknown origin', () => {
  const trayQuery = `query { result: unmatchedEmails(first: 50) { __typename nodes { id subject } } }`
  const findInTray = (word: string) =>
    eventually(
      `a mail in the tray with ${word}`,
      async () => {
        const { nodes } = (await lead(trayQuery)) as Result & {
          readonly nodes: readonly { readonly id: string; readonly subject: string | null }[]
        }
        return nodes.find(({ subject }) => subject?.includes(word))
      },
      timelineWithinMs,
    )

  test('with a reference and the right sender waits for an agent, who files it [GEN-07]', async () => {
    const asked = await ask('tray')
    const to = replyAddressOf(asked.receipt.mail).replace(/\+[^@]*@/, '@')
    const subject = `${asked.reference} word-of-the-tray`
    imap.deliver(newMail({ from: asked.email, to, subject, text: 'A reference opens nothing, word-of-the-stranger.' }))

    const { id } = await findInTray('word-of-the-tray')
    expect((await pageOf(asked)).events.nodes.some(({ kind }) => kind === 'MESSAGE_RECEIVED')).toBe(false)

    const attach = `mutation ($id: ID!, $enquiryId: ID!) {
      result: attachEmail(id: $id, enquiryId: $enquiryId, reason: "Called and confirmed it") { __typename } }`
    await lead(attach, { id, enquiryId: asked.id })
    const { line } = await untilMessage(asked, 'word-of-the-stranger')
    expect(line.kind).toBe('MESSAGE_RECEIVED')
  }, 180_000)

  test('with an address whose signature is wrong is on nobody’s timeline', async () => {
    const asked = await ask('forged')
    const address = replyAddressOf(asked.receipt.mail)
    const forged = address.replace(/.(?=@)/, (last) => (last === 'a' ? 'b' : 'a'))
    const subject = 'word-of-the-forger'
    imap.deliver(newMail({ from: asked.email, to: forged, subject, text: 'Let me in' }))

    await findInTray(subject)

    expect((await pageOf(asked)).events.nodes.some(({ kind }) => kind === 'MESSAGE_RECEIVED')).toBe(false)
  }, 120_000)
})
