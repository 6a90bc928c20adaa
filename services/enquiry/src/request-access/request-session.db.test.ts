import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { AccessCodeRequested, RequestLinkRequested } from '@seneb/contracts/messages/enquiry/request-session.messages'
import { linkTokenDigest } from '@seneb/platform/link-token'
import { outboxPayloads } from '@seneb/testkit/outbox-payloads'

import { careDesk, type CareDesk } from '../care-enquiry-details/care-desk.fixture.js'
import { eraseEnquiries } from '../erasures/erase-enquiries.js'
import { confirmAccessCode, sendAccessCode } from './access-codes.js'
import { actOn, latestCode, linkOf, lookAt } from '../my-request/my-request.fixture.js'
import { readMyRequest } from '../my-request/read-my-request.js'
import { closeRequestSession, openRequestLink } from './request-session.js'
import { replaceRequestLink, sendRequestLink } from './send-request-link.js'

const submittedAt = new Date('2026-11-21T09:00:00Z')
const now = new Date('2026-11-22T09:00:00Z')
const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
let desk: CareDesk

beforeAll(async () => {
  desk = await careDesk()
})
beforeEach(async () => {
  const tables = ['reply_promises', 'consents', 'care_enquiries', 'trip_plans', 'consultations', 'outbox']
  const own = ['request_links', 'request_sessions', 'access_codes', 'requested_erasures']
  for (const table of [...tables, ...own]) await desk.postgres.dataSource.query(`delete from ${table}`)
})
afterAll(() => desk.postgres.close())

const anEnquiry = (changes: object = {}) => desk.tripPlan(changes, submittedAt)
const referenceOf = async (id: string) => {
  const [row] = await desk.postgres.db.read((tx) =>
    tx.query<{ reference: string }>('/* referenceOf */ select reference from trip_plans where id = $1', [id]),
  )
  return row?.reference ?? ''
}

describe('the link of a mail', () => {
  test('opens the page as often as it is opened, and shows no name, address or treatment', async () => {
    const id = await anEnquiry()

    const sessions = [await lookAt(id, desk, now), await lookAt(id, desk, now), await lookAt(id, desk, now)]

    const { request } = await readMyRequest({ session: sessions[0] ?? '' }, desk.at(now))
    expect(request).toMatchObject({
      level: 'look',
      state: 'new',
      link: { openedCount: 3 },
      promise: { repliedAt: undefined },
    })
    expect(request?.personal).toBeUndefined()
    expect(JSON.stringify(request)).not.toMatch(/Haddad|example\.com|Dental|Veneers/)
  })

  test('works for 30 days after the last activity, and not when it is unknown, replaced or erased', async () => {
    const id = await anEnquiry()
    const token = await linkOf(id, desk)
    const days = (count: number) => new Date(submittedAt.getTime() + count * 24 * 60 * 60_000)
    await expect(openRequestLink({ token }, desk.at(days(29.9)))).resolves.toBeDefined()
    await expect(openRequestLink({ token }, desk.at(days(30.1)))).rejects.toMatchObject({ code: 'LINK_INVALID' })
    await expect(openRequestLink({ token: 'x'.repeat(43) }, desk.at(now))).rejects.toMatchObject({
      code: 'LINK_INVALID',
    })

    await desk.postgres.db.write((tx) =>
      eraseEnquiries([{ id, kind: 'trip-plan' }], { reason: 'not-theirs' }, { tx, ctx: desk.at(now) }),
    )
    await expect(openRequestLink({ token }, desk.at(now))).rejects.toMatchObject({ code: 'LINK_INVALID' })
  })

  test('ends when the person asks for another, and so do all other sessions', async () => {
    const id = await anEnquiry()
    const token = await linkOf(id, desk)
    const other = await lookAt(id, desk, now)
    const own = await actOn(id, desk, now)

    await replaceRequestLink({ session: own }, desk.at(now))

    await expect(openRequestLink({ token }, desk.at(now))).rejects.toMatchObject({ code: 'LINK_INVALID' })
    expect((await readMyRequest({ session: other }, desk.at(now))).request).toBeUndefined()
    expect((await readMyRequest({ session: own }, desk.at(now))).request?.level).toBe('act')
    const [mail] = await outboxPayloads(desk.postgres.db, RequestLinkRequested, id)
    expect(mail).toMatchObject({ isReplaced: true, person: { email: 'amal.haddad@example.com' } })
    await expect(openRequestLink({ token: mail?.linkToken ?? '' }, desk.at(now))).resolves.toBeDefined()
    await expect(replaceRequestLink({ session: own }, desk.at(now))).rejects.toMatchObject({ code: 'RATE_LIMITED' })
  })
})

describe('a session', () => {
  test('stays when the same browser opens the link of the same request, with its level and its code', async () => {
    const [id, other] = [await anEnquiry(), await anEnquiry()]
    const token = await linkOf(id, desk)
    const pending = await sendRequestLink(
      { reference: await referenceOf(id), email: 'amal.haddad@example.com' },
      desk.at(now),
    )
    const session = linkTokenDigest(pending.session.token)
    const code = await latestCode(id, desk)

    await expect(openRequestLink({ token, session }, desk.at(after(1)))).resolves.toEqual({ session: undefined })
    expect((await readMyRequest({ session }, desk.at(after(1)))).request?.level).toBe('look')
    const confirmed = await confirmAccessCode({ session, code }, desk.at(after(2)))
    const raised = linkTokenDigest(confirmed.session.token)
    await openRequestLink({ token, session: raised }, desk.at(after(3)))
    expect((await readMyRequest({ session: raised }, desk.at(after(3)))).request?.level).toBe('act')

    const fresh = [
      await openRequestLink({ token: await linkOf(other, desk), session: raised }, desk.at(after(4))),
      await openRequestLink({ token, session: raised }, desk.at(after(40))),
    ]
    expect(fresh.map((opened) => opened.session?.level)).toEqual(['look', 'look'])
    await expect(openRequestLink({ token: 'x'.repeat(43), session: raised }, desk.at(now))).rejects.toMatchObject({
      code: 'LINK_INVALID',
    })
  })

  test('ends after 30 minutes without use, after 8 hours, and when it is closed', async () => {
    const id = await anEnquiry()
    const idle = await lookAt(id, desk, now)
    expect((await readMyRequest({ session: idle }, desk.at(after(29)))).request).toBeDefined()
    expect((await readMyRequest({ session: idle }, desk.at(after(58)))).request).toBeDefined()
    expect((await readMyRequest({ session: idle }, desk.at(after(89)))).request).toBeUndefined()

    const used = await lookAt(id, desk, now)
    for (let minutes = 20; minutes < 480; minutes += 20) await readMyRequest({ session: used }, desk.at(after(minutes)))
    expect((await readMyRequest({ session: used }, desk.at(after(479)))).request).toBeDefined()
    expect((await readMyRequest({ session: used }, desk.at(after(481)))).request).toBeUndefined()

    const closed = await lookAt(id, desk, now)
    await closeRequestSession({ session: closed }, desk.at(now))
    await closeRequestSession({ session: closed }, desk.at(now))
    expect((await readMyRequest({ session: closed }, desk.at(now))).request).toBeUndefined()
  })
})

describe('a code', () => {
  test('raises its session once, with a new secret, and shows everything that was entered', async () => {
    const id = await anEnquiry()
    const session = await lookAt(id, desk, now)
    await sendAccessCode({ session }, desk.at(now))
    const code = await latestCode(id, desk)
    expect(code).toMatch(/^\d{6}$/)

    const spaced = `${code.slice(0, 3)} ${code.slice(3)}`
    const confirmed = await confirmAccessCode({ session, code: spaced }, desk.at(now))

    const raised = linkTokenDigest(confirmed.session.token)
    expect(raised).not.toBe(session)
    expect((await readMyRequest({ session }, desk.at(now))).request).toBeUndefined()
    const { request } = await readMyRequest({ session: raised }, desk.at(now))
    expect(request?.personal).toMatchObject({ fullName: 'Amal Haddad', email: 'amal.haddad@example.com' })
    expect(request?.personal?.fields).toContainEqual({
      name: 'companionTravelNeeds',
      value: 'An aisle seat',
      isCorrectable: true,
    })
    expect(request?.personal?.consents).toHaveLength(2)
    await expect(confirmAccessCode({ session: raised, code }, desk.at(now))).rejects.toMatchObject({
      code: 'CODE_WRONG',
    })
  })

  test('ends after ten minutes, after five wrong tries, and works in no other session', async () => {
    const id = await anEnquiry()
    const [session, other] = [await lookAt(id, desk, now), await lookAt(id, desk, now)]
    await sendAccessCode({ session }, desk.at(now))
    const code = await latestCode(id, desk)
    const wrong = code === '000000' ? '111111' : '000000'

    await expect(confirmAccessCode({ session: other, code }, desk.at(now))).rejects.toMatchObject({
      code: 'CODE_WRONG',
    })
    await expect(confirmAccessCode({ session, code }, desk.at(after(10.1)))).rejects.toMatchObject({
      code: 'CODE_WRONG',
    })
    for (let tries = 0; tries < 5; tries++) {
      await expect(confirmAccessCode({ session, code: wrong }, desk.at(now))).rejects.toMatchObject({
        code: 'CODE_WRONG',
      })
    }
    await expect(confirmAccessCode({ session, code }, desk.at(now))).rejects.toMatchObject({ code: 'CODE_WRONG' })
  })

  test('is mailed once a minute and five times a day, whatever the number of sessions', async () => {
    const id = await anEnquiry()
    const first = await lookAt(id, desk, now)
    await sendAccessCode({ session: first }, desk.at(now))
    await sendAccessCode({ session: first }, desk.at(after(0.5)))
    expect(await outboxPayloads(desk.postgres.db, AccessCodeRequested, id)).toHaveLength(1)

    for (let count = 0; count < 4; count++) {
      const session = await lookAt(id, desk, now)
      await sendAccessCode({ session }, desk.at(now))
      await closeRequestSession({ session }, desk.at(now))
    }
    const last = await lookAt(id, desk, now)
    await expect(sendAccessCode({ session: last }, desk.at(now))).rejects.toMatchObject({ code: 'RATE_LIMITED' })
    const nextDay = await lookAt(id, desk, after(24 * 60 + 1))
    await expect(sendAccessCode({ session: nextDay }, desk.at(after(24 * 60 + 1)))).resolves.toBeDefined()
  })

  test('is mailed five times a day also when all sessions ask at the same time', async () => {
    const id = await anEnquiry()
    const sessions: string[] = []
    for (let count = 0; count < 8; count++) sessions.push(await lookAt(id, desk, now))

    await Promise.allSettled(sessions.map((session) => sendAccessCode({ session }, desk.at(now))))

    expect(await outboxPayloads(desk.postgres.db, AccessCodeRequested, id)).toHaveLength(5)
  })

  test('stays available to the person when someone with reference and email asks for many', async () => {
    const id = await anEnquiry()
    const asked = { reference: await referenceOf(id), email: 'amal.haddad@example.com' }
    const { session: other } = await sendRequestLink(asked, desk.at(now))
    for (let minutes = 2; minutes < 16; minutes += 2) {
      await sendAccessCode({ session: linkTokenDigest(other.token) }, desk.at(after(minutes))).catch(() => undefined)
    }

    const own = await lookAt(id, desk, after(16))
    await expect(sendAccessCode({ session: own }, desk.at(after(16)))).resolves.toBeDefined()
    expect((await outboxPayloads(desk.postgres.db, AccessCodeRequested, id)).length).toBeLessThanOrEqual(3)
  })

  test('needs a session', async () => {
    const session = 'a'.repeat(64)
    await expect(sendAccessCode({ session }, desk.at(now))).rejects.toMatchObject({ code: 'SESSION_ENDED' })
    await expect(confirmAccessCode({ session, code: '123456' }, desk.at(now))).rejects.toMatchObject({
      code: 'SESSION_ENDED',
    })
  })
})

describe('someone with a reference and an email address', () => {
  test('gets one mail with link and code, and the page only by the code', async () => {
    const id = await anEnquiry()
    const reference = (await referenceOf(id)).toLowerCase()

    const { session } = await sendRequestLink({ reference, email: 'AMAL.Haddad@example.com' }, desk.at(now))

    const pending = linkTokenDigest(session.token)
    expect((await readMyRequest({ session: pending }, desk.at(now))).request).toBeUndefined()
    const [mail] = await outboxPayloads(desk.postgres.db, RequestLinkRequested, id)
    expect(mail).toMatchObject({
      isReplaced: false,
      person: { email: 'amal.haddad@example.com' },
    })
    expect(mail).not.toHaveProperty('linkToken')
    const confirmed = await confirmAccessCode({ session: pending, code: mail?.code ?? '' }, desk.at(now))
    const raised = linkTokenDigest(confirmed.session.token)
    expect((await readMyRequest({ session: raised }, desk.at(now))).request?.level).toBe('act')
  })

  test('learns nothing when they do not belong together, and no mail goes out', async () => {
    const id = await anEnquiry()
    const reference = await referenceOf(id)

    const right = await sendRequestLink({ reference, email: 'amal.haddad@example.com' }, desk.at(now))
    const wrong = await sendRequestLink({ reference, email: 'someone@example.com' }, desk.at(now))
    const unknown = await sendRequestLink({ reference: 'SNB-ZZZZZZ', email: 'amal.haddad@example.com' }, desk.at(now))

    const shape = ({ session: { token, ...rest } }: typeof right) => ({ length: token.length, ...rest })
    expect(shape(wrong)).toEqual(shape(right))
    expect(shape(unknown)).toEqual(shape(right))
    const mails = await outboxPayloads(desk.postgres.db, RequestLinkRequested)
    expect(mails.map(({ person }) => person?.email)).toEqual(['amal.haddad@example.com', undefined, undefined])
    const [, decoy] = mails
    const session = linkTokenDigest(wrong.session.token)
    await expect(confirmAccessCode({ session, code: decoy?.code ?? '' }, desk.at(now))).rejects.toMatchObject({
      code: 'CODE_WRONG',
    })
    await expect(sendAccessCode({ session }, desk.at(after(2)))).resolves.toBeDefined()
  })

  test('causes at most three mails also by attempts at the same time', async () => {
    const id = await anEnquiry()
    const asked = { reference: await referenceOf(id), email: 'amal.haddad@example.com' }

    await Promise.all(Array.from({ length: 8 }, () => sendRequestLink(asked, desk.at(now))))

    expect(await outboxPayloads(desk.postgres.db, RequestLinkRequested, id)).toHaveLength(3)
  })

  test('causes at most three mails an hour, with the same output for each further try', async () => {
    const id = await anEnquiry()
    const asked = { reference: await referenceOf(id), email: 'amal.haddad@example.com' }

    for (let count = 0; count < 5; count++) await sendRequestLink(asked, desk.at(now))

    expect(await outboxPayloads(desk.postgres.db, RequestLinkRequested, id)).toHaveLength(3)
    await sendRequestLink(asked, desk.at(after(61)))
    expect(await outboxPayloads(desk.postgres.db, RequestLinkRequested, id)).toHaveLength(4)
  })
})

test('no table holds a secret of a link, a session or a code in clear', async () => {
  const id = await anEnquiry()
  const token = await linkOf(id, desk)
  const { session = { token: 'no session' } } = await openRequestLink({ token }, desk.at(now))
  await sendAccessCode({ session: linkTokenDigest(session.token) }, desk.at(now))
  const code = await latestCode(id, desk)

  const tables = ['request_links', 'request_sessions', 'access_codes', 'outbox', 'idempotency_keys']
  const rows = await Promise.all(
    tables.map((table) => desk.postgres.dataSource.query(`select t::text from ${table} t`)),
  )

  const dump = JSON.stringify(rows)
  for (const secret of [token, session.token, `"${code}"`]) expect(dump).not.toContain(secret)
})
