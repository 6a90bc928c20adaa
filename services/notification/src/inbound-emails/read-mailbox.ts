import { maxInboundBytes } from '@seneb/contracts/vocabulary/inbound-emails'
import type { ImapFlow } from 'imapflow'

import type { NotificationCtx } from '../notification-ctx.js'
import type { MailboxConnection } from './mailbox-connection.js'
import type { OpenMailbox } from './open-mailbox.js'
import { toRecipients } from './raw-head.js'
import { readIntake, roomOf, storeEmail } from './receive-email.js'
import { verifyReplyAddress, verifyBounceAddress } from '../email-deliveries/signed-address.rules.js'

/** Name of the worker that reads the mailbox. */
export const mailboxWorker = 'read-mailbox'
/** Milliseconds between two looks into the mailbox. */
export const mailboxIntervalMs = 15_000

/** A mailbox with more mail than this that was never read may be a person's own, which must not be emptied. */
export const maxFirstEmails = 500
/** Emails read in one run; the next follows immediately. */
const maxEmailsPerRun = 50
/** The newest mail of the junk folder that is looked through; the server deletes older ones itself. */
const maxJunkEmails = 200
const inbox = 'INBOX'

/**
 * Reads all mail of the mailbox: each is stored, then deleted from the server. After a crash between the two it is read
 * again, and recognized as a copy. Several processes may read one mailbox.
 */
export async function readMailbox(ctx: NotificationCtx): Promise<'again' | void> {
  const { mailbox } = ctx.inbound
  if (!mailbox) return
  const intake = await readIntake(ctx)
  const { hasReadMailbox, lastHour, lastHourBytes } = intake
  const room = Math.min(maxEmailsPerRun, roomOf(intake))
  if (room <= 0) {
    ctx.log.error(
      { count: lastHour, bytes: lastHourBytes },
      'more emails arrived within an hour than are read; the others wait in the mailbox',
    )
    return
  }
  const uids = await listInbox(mailbox.connection)
  if (!hasReadMailbox && uids.length > maxFirstEmails) {
    ctx.log.error({ count: uids.length }, 'the mailbox was never read and holds too many emails; move old ones away')
    return
  }
  const read = uids.slice(0, room)
  for (const uid of read) await takeEmail({ uid, path: inbox }, mailbox, ctx)
  if (read.length < uids.length) return room < maxEmailsPerRun ? undefined : 'again'
  await readJunk(mailbox, ctx)
  ctx.inbound.metrics.polled(ctx.now())
}

async function listInbox(connection: MailboxConnection): Promise<readonly number[]> {
  return connection.run((client) => inFolder(client, inbox, async () => (await listUids(client)) ?? []))
}

/** A search of an empty folder by a range fails on some servers; `ALL` does not. */
async function listUids(client: ImapFlow): Promise<readonly number[] | undefined> {
  return (await client.search({ all: true }, { uid: true })) || undefined
}

async function inFolder<T>(client: ImapFlow, path: string, work: () => Promise<T>): Promise<T> {
  const lock = await client.getMailboxLock(path)
  try {
    return await work()
  } finally {
    lock.release()
  }
}

interface MailboxEmail {
  readonly uid: number
  readonly path: string
}

/** Stores one email and then deletes it; of a very large one only the beginning is read. */
async function takeEmail(
  { path, uid }: MailboxEmail,
  { connection }: OpenMailbox,
  ctx: NotificationCtx,
): Promise<void> {
  const fetched = await connection.run((client) =>
    inFolder(client, path, () =>
      client.fetchOne(String(uid), { size: true, source: { maxLength: maxInboundBytes } }, { uid: true }),
    ),
  )
  // Another process may have read and deleted it.
  if (!fetched || !fetched.source) return
  const isCut = (fetched.size ?? 0) > fetched.source.length
  await storeEmail({ source: 'imap', raw: fetched.source, recipients: [], isCut }, ctx)
  await connection.run((client) => deleteEmail(client, uid, path))
}

/** Gmail archives a mail that is deleted from a folder; only its trash deletes. */
async function deleteEmail(client: ImapFlow, uid: number, path: string): Promise<void> {
  if (!client.capabilities.has('X-GM-EXT-1')) {
    await inFolder(client, path, () => client.messageDelete(String(uid), { uid: true }))
    return
  }
  const trash = await findFolder(client, '\\Trash')
  if (trash === undefined) throw new Error('the mail server has no trash')
  const moved = await inFolder(client, path, () => client.messageMove(String(uid), trash, { uid: true }))
  const movedUid = moved ? moved.uidMap?.get(uid) : undefined
  if (movedUid === undefined) return
  await inFolder(client, trash, () => client.messageDelete(String(movedUid), { uid: true }))
}

async function findFolder(client: ImapFlow, use: '\\Junk' | '\\Trash'): Promise<string | undefined> {
  return (await client.list()).find(({ specialUse }) => specialUse === use)?.path
}

interface JunkEmail {
  readonly uid: number
  readonly key: string
  readonly head: string
}

/** Takes mail from the junk folder only when it names an address or an id of ours. */
async function readJunk(mailbox: OpenMailbox, ctx: NotificationCtx): Promise<void> {
  const { connection, leftJunk } = mailbox
  const path = await connection.run((client) => findFolder(client, '\\Junk'))
  if (path === undefined) return
  for (const { head, key, uid } of await connection.run((client) => listJunk(client, path, leftJunk))) {
    if (isForUs(head, ctx)) await takeEmail({ uid, path }, mailbox, ctx)
    else leftJunk.add(key)
  }
}

const headersOfJunk = ['to', 'cc', 'delivered-to', 'x-original-to', 'envelope-to', 'in-reply-to', 'references']

async function listJunk(client: ImapFlow, path: string, left: Set<string>): Promise<readonly JunkEmail[]> {
  return inFolder(client, path, async () => {
    const generation = client.mailbox ? String(client.mailbox.uidValidity) : ''
    const keyOf = (uid: number) => `${generation}.${uid}`
    const uids = ((await listUids(client)) ?? []).slice(-maxJunkEmails)
    const current = new Set(uids.map(keyOf))
    for (const key of left) if (!current.has(key)) left.delete(key)
    const found: JunkEmail[] = []
    for (const uid of uids.filter((one) => !left.has(keyOf(one)))) {
      const fetched = await client.fetchOne(String(uid), { headers: headersOfJunk }, { uid: true })
      if (fetched) found.push({ uid, key: keyOf(uid), head: fetched.headers?.toString('latin1') ?? '' })
    }
    return found
  })
}

const ownIdForm = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}@/

/** Whether the headers name a Message-ID of our form, or an address that we signed. */
function isForUs(head: string, { addressKeys, emailIdentity }: NotificationCtx): boolean {
  const named = toRecipients(head.match(/[^\s<>,;:"]{1,64}@[^\s<>,;:"]{1,255}/g) ?? [])
  const isOwnId = (text: string) => ownIdForm.test(text) && text.endsWith(`@${emailIdentity.messageIdDomain}`)
  const isSigned = (text: string) =>
    verifyReplyAddress(text, addressKeys) !== undefined || verifyBounceAddress(text, addressKeys) !== undefined
  return named.some((text) => isOwnId(text) || isSigned(text))
}
