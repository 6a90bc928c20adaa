import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { silentLogger } from '@seneb/testkit/silent-logger'
import type { TestDb } from '@seneb/testkit/test-db'
import { startImap, type TestImap } from '@seneb/testkit/test-imap'

import { notificationDb } from '../notification.fixture.js'
import type { NotificationCtx } from '../notification-ctx.js'
import { InboundDesk } from './inbound-desk.fixture.js'
import { MailboxConnection } from './mailbox-connection.js'
import { maxFirstEmails, readMailbox } from './read-mailbox.js'
import { maxEmailsPerHour } from './receive-email.js'
import { writtenEmail } from './written-email.fixture.js'

let db: TestDb
let desk: InboundDesk
let imap: TestImap
let connection: MailboxConnection
let ctx: NotificationCtx

beforeAll(async () => {
  db = await notificationDb()
  imap = await startImap()
}, 60_000)
beforeEach(async () => {
  desk = new InboundDesk(db)
  await desk.clear()
  connection = new MailboxConnection({ url: imap.url }, silentLogger)
  ctx = { ...desk.ctx, inbound: { ...desk.ctx.inbound, mailbox: { connection, leftJunk: new Set() } } }
})
afterEach(() => connection.close())
afterAll(async () => {
  await imap.stop()
  await db.close()
})

/** Reads until nothing more is due. */
async function readAll(): Promise<void> {
  while ((await readMailbox(ctx)) === 'again');
}

test('all mail of the mailbox is stored and then gone from the server', async () => {
  const { id, replyAddress } = await desk.mailedEnquiry()
  imap.deliver(writtenEmail({ text: 'one', to: replyAddress }))
  imap.deliver(writtenEmail({ text: 'two', to: replyAddress }))

  await readAll()
  await desk.process()

  // Both are read in one poll, so either may be processed first.
  const stored = (await desk.messages()).toSorted((a, b) => a.text.localeCompare(b.text))
  expect(stored.map(({ enquiryId, text }) => [enquiryId, text])).toEqual([
    [id, 'one'],
    [id, 'two'],
  ])
  expect(imap.everything()).not.toContain('Message-ID')
})

test('an email that was stored and not deleted is read again and stored once', async () => {
  const raw = writtenEmail({ text: 'read before a crash' })
  await desk.receive(raw)
  imap.deliver(raw)

  await readAll()

  expect(await desk.emails()).toHaveLength(1)
  expect(imap.mailsIn()).toEqual([])
})

test('an email stays in the mailbox while it cannot be stored', async () => {
  imap.deliver(writtenEmail({ text: 'stays' }))
  const refusing = {
    ...ctx,
    db: { ...ctx.db, read: ctx.db.read.bind(ctx.db), write: () => Promise.reject(new Error()) },
  }

  await expect(readMailbox(refusing)).rejects.toThrow()
  expect(imap.mailsIn()).toHaveLength(1)
  await readAll()

  expect(imap.mailsIn()).toEqual([])
})

test('two processes may read one mailbox', async () => {
  const second = new MailboxConnection({ url: imap.url }, silentLogger)
  const other = { ...ctx, inbound: { ...ctx.inbound, mailbox: { connection: second, leftJunk: new Set<string>() } } }
  for (let n = 0; n < 8; n++) imap.deliver(writtenEmail({ text: `mail ${n}` }))

  await Promise.all([readMailbox(ctx), readMailbox(other)])
  second.close()

  expect(await desk.emails()).toHaveLength(8)
  expect(imap.mailsIn()).toEqual([])
})

test('only junk mail that names an address of ours is taken', async () => {
  const { replyAddress, receipt } = await desk.mailedEnquiry()
  imap.deliver(writtenEmail({ text: 'a reply', to: replyAddress }), 'Junk')
  imap.deliver(writtenEmail({ text: 'by id', headers: [`References: ${receipt.message_id}`] }), 'Junk')
  imap.deliver(writtenEmail({ text: 'cheap watches' }), 'Junk')

  await readAll()
  await readAll()
  await desk.process()

  expect((await desk.messages()).map(({ text }) => text).toSorted()).toEqual(['a reply', 'by id'])
  expect(imap.mailsIn('Junk')).toEqual([expect.stringContaining('cheap watches')])
})

test('a mailbox that was never read and is full is left alone', async () => {
  for (let n = 0; n <= maxFirstEmails; n++)
    imap.deliver(`Subject: old\r\nMessage-ID: <${n}@old.example>\r\n\r\nold\r\n`)

  await readAll()

  expect(await desk.emails()).toEqual([])
  expect(imap.mailsIn()).toHaveLength(maxFirstEmails + 1)
}, 60_000)

test('a mail server that is away is an error of the run, and the next run reads its mail', async () => {
  await imap.halt()
  await expect(readMailbox(ctx)).rejects.toThrow()
  await imap.start()
  await desk.receive(writtenEmail({ text: 'the mailbox was read before' }))
  await readAll()

  expect(imap.mailsIn()).toEqual([])
}, 60_000)

test('above the limit of an hour, mail waits in the mailbox', async () => {
  await desk.run(`insert into inbound_emails (id, source, received_at, dedupe_digest, state, attempts, next_attempt_at)
    select gen_random_uuid(), 'imap', now(), n::text, 'ignored', 0, now() from generate_series(1, ${maxEmailsPerHour}) n`)
  imap.deliver(writtenEmail({ text: 'waits' }))

  await readAll()
  expect(imap.mailsIn()).toHaveLength(1)
  await desk.run(`update inbound_emails set received_at = now() - interval '61 minutes'`)
  await readAll()

  expect(imap.mailsIn()).toEqual([])
})
