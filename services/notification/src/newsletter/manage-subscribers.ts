import type { Input, Output } from '@seneb/contracts/define'
import { SubscriberErasureStarted } from '@seneb/contracts/messages/notification/every-service.messages'
import type {
  CountNewsletterSubscribers,
  EraseNewsletterSubscriber,
  ExportNewsletterSubscribers,
  ListNewsletterSubscribers,
  SuppressNewsletterSubscriber,
} from '@seneb/contracts/messages/notification/newsletter-subscriber.messages'
import {
  maxExportedSubscribers,
  newsletterSubscriberStates,
  type NewsletterSubscriberState,
} from '@seneb/contracts/vocabulary/newsletter'
import { AppError } from '@seneb/platform/app-error'
import { csvLine } from '@seneb/platform/csv'
import type { Ctx } from '@seneb/service-kit/ctx'
import type { ReadTx, WriteTx } from '@seneb/service-kit/database/db'
import { eraseRecords } from '@seneb/service-kit/erasure/erase-records'
import { permittedBy } from '@seneb/service-kit/requests/access'
import { requireStaff, type StaffActor } from '@seneb/service-kit/requests/actors'
import { defineAuditedResource } from '@seneb/service-kit/requests/audited-resource'

import { eraseEmails } from '../email-deliveries/erase-emails.js'
import { logEndOfMails } from './log-end-of-mails.js'
import { decodeAddressCursor, decodeIdCursor, pageOfRows } from './page-cursor.js'
import {
  addressDigests,
  audienceSql,
  countSkippedSql,
  countSubscribersSql,
  eraseSubscribersSql,
  forgetSuppressionSql,
  liftSuppressionSql,
  listSubscribersSql,
  lockSubscriberSql,
  rememberSuppressionSql,
  searchSubscribersSql,
  skipErasedSql,
  suppressedDigestsSql,
  suppressSubscriberSql,
  type ListedSubscriber,
  type LockedSubscriber,
} from './subscriber.queries.js'

/** Whether the calling staff member may see addresses of subscribers. */
export function canSeeSubscribers(ctx: { readonly staff?: StaffActor }): boolean {
  const right = permittedBy(requireStaff(ctx), 'newsletter:read-subscribers')
  return right !== undefined && !right.limit
}

/** Sorts behind every address that begins with the search: addresses are ASCII. */
const behind = '\u{10FFFF}'

/** A page of subscribers. A caller who may not see addresses cannot search them either. */
export async function listSubscribers(
  { after, first, search, state }: Input<typeof ListNewsletterSubscribers>,
  ctx: Pick<Ctx, 'atRest' | 'db' | 'staff'>,
): Promise<Output<typeof ListNewsletterSubscribers>> {
  const isVisible = canSeeSubscribers(ctx)
  if (search !== undefined && !isVisible) return { subscribers: [] }
  const begin = search?.toLowerCase()
  const isOfState = state !== undefined
  const rest = isOfState ? [state] : []
  const [sql, params] =
    begin === undefined
      ? [listSubscribersSql(isOfState), [first + 1, decodeIdCursor(after), ...rest]]
      : [searchSubscribersSql(isOfState), [first + 1, decodeAddressCursor(after), begin, `${begin}${behind}`, ...rest]]
  return ctx.db.read(async (tx) => {
    const rows = await tx.query<ListedSubscriber>(sql, params)
    const { next, page } = pageOfRows(rows, first, ({ email, id }) => (begin === undefined ? id : email))
    const suppressed = await suppressedAmong(page, ctx, tx)
    return { subscribers: page.map((row) => toSubscriber(row, { isVisible, suppressed })), next }
  })
}

/** Returns the IDs of suppressed subscribers, also of those who entered an address again that was erased. */
async function suppressedAmong(
  rows: readonly ListedSubscriber[],
  { atRest }: Pick<Ctx, 'atRest'>,
  tx: Pick<ReadTx, 'query'>,
): Promise<ReadonlySet<string>> {
  const digests = new Map(rows.map(({ email, id }) => [id, addressDigests(email, atRest)]))
  const found = await tx.query<{ digest: string }>(suppressedDigestsSql, [[...digests.values()].flat()])
  const erased = new Set(found.map(({ digest }) => digest))
  const suppressed = rows.filter(
    ({ id, state }) => state === 'suppressed' || digests.get(id)?.some((digest) => erased.has(digest)),
  )
  return new Set(suppressed.map(({ id }) => id))
}

interface Shown {
  readonly isVisible: boolean
  readonly suppressed: ReadonlySet<string>
}

function toSubscriber(row: ListedSubscriber, { isVisible, suppressed }: Shown) {
  return {
    id: row.id,
    email: isVisible ? row.email : undefined,
    state: row.state,
    isSuppressed: suppressed.has(row.id),
    requestedAt: row.requestedAt.toISOString(),
    confirmedAt: row.confirmedAt?.toISOString(),
    unsubscribedAt: row.unsubscribedAt?.toISOString(),
    suppressedAt: row.suppressedAt?.toISOString(),
  }
}

/** Counts of subscribers by state, zeros included. */
export async function countSubscribers(ctx: Pick<Ctx, 'db'>): Promise<Output<typeof CountNewsletterSubscribers>> {
  type Counted = { readonly state: NewsletterSubscriberState; readonly count: number }
  const rows = await ctx.db.read((tx) => tx.query<Counted>(countSubscribersSql))
  const counts = new Map(rows.map(({ count, state }) => [state, count]))
  return { counts: newsletterSubscriberStates.map((state) => ({ state, count: counts.get(state) ?? 0 })) }
}

/** Returns the number of subscribers that an issue started now would go to. */
export async function countAudience(tx: Pick<ReadTx, 'query'>): Promise<number> {
  const [counted] = await tx.query<{ audience: number }>(audienceSql)
  return counted?.audience ?? 0
}

const head = ['address', 'state', 'requested', 'confirmed', 'unsubscribed', 'suppressed', 'terms', 'privacy policy']

/** A part of the subscribers as lines for a spreadsheet; the audit entry has their number alone. */
export async function exportSubscribers(
  { after, state }: Input<typeof ExportNewsletterSubscribers>,
  ctx: Ctx,
): Promise<Output<typeof ExportNewsletterSubscribers>> {
  const params = [maxExportedSubscribers + 1, decodeIdCursor(after), ...(state === undefined ? [] : [state])]
  return ctx.db.write(async (tx) => {
    const rows = await tx.query<ListedSubscriber>(listSubscribersSql(state !== undefined), params)
    const { next, page } = pageOfRows(rows, maxExportedSubscribers)
    const object = { resource: subscriberAudit, id: state ?? 'all' }
    await ctx.audit(tx, { action: 'export-newsletter-subscribers', object, after: { lines: page.length } })
    return { csv: [csvLine(head), ...page.map(toLine)].join('\n'), lines: page.length, next }
  })
}

function toLine(row: ListedSubscriber): string {
  const times = [row.requestedAt, row.confirmedAt, row.unsubscribedAt, row.suppressedAt]
  const versions = [row.termsVersion, row.privacyVersion]
  const cells = [...times.map((time) => time?.toISOString()), ...versions].map((cell) => cell ?? '')
  return csvLine([row.email, row.state, ...cells])
}

/**
 * Suppresses an address, or lifts that, also for one that was erased and entered again. Lifted, it counts as
 * unsubscribed, and its owner may subscribe again.
 */
export async function suppressSubscriber(
  { isSuppressed, subscriberId }: Input<typeof SuppressNewsletterSubscriber>,
  ctx: Ctx,
): Promise<Output<typeof SuppressNewsletterSubscriber>> {
  return ctx.db.write(async (tx) => {
    const { email, state, status } = await lockedSubscriber(subscriberId, tx)
    const digests = addressDigests(email, ctx.atRest)
    const isErased = (await tx.query(suppressedDigestsSql, [digests])).length > 0
    if ((status === 'suppressed' || isErased) === isSuppressed) return { subscriberId, state }
    const after = isSuppressed ? 'suppressed' : 'unsubscribed'
    await tx.query(isSuppressed ? suppressSubscriberSql : liftSuppressionSql, [subscriberId])
    if (isSuppressed) await rememberSuppression(email, tx, ctx)
    else await tx.query(forgetSuppressionSql, [digests])
    logEndOfMails(ctx, subscriberId, after)
    await ctx.audit(tx, {
      action: isSuppressed ? 'suppress-newsletter-subscriber' : 'lift-newsletter-suppression',
      object: { resource: subscriberAudit, id: subscriberId },
      before: { state },
      after: { state: after },
    })
    return { subscriberId, state: after }
  })
}

/**
 * Remembers a digest of an address as soon as it is suppressed. Every erasure keeps it, also one that the ledger repeats
 * in a restored database.
 */
export async function rememberSuppression(
  email: string,
  tx: Pick<WriteTx, 'query'>,
  ctx: Pick<Ctx, 'atRest' | 'now'>,
): Promise<void> {
  await tx.query(rememberSuppressionSql, [addressDigests(email, ctx.atRest)[0], ctx.now()])
}

/**
 * Erases a subscriber with their links, mails and recipient entries (LEGAL-05). Of a suppressed address a digest stays,
 * so that it gets no mail again.
 */
export async function eraseSubscriber(
  { subscriberId }: Input<typeof EraseNewsletterSubscriber>,
  ctx: Ctx,
): Promise<Output<typeof EraseNewsletterSubscriber>> {
  return ctx.db.write(async (tx) => {
    const { email, state } = await lockedSubscriber(subscriberId, tx)
    const eraseRows = async (ids: readonly string[]) => {
      await eraseEmails(ids, tx)
      await eraseSubscribers(ids, tx)
    }
    await eraseRecords([{ erasureId: subscriberId, recordIds: [subscriberId] }], { eraseRows }, tx)
    await ctx.audit(tx, {
      action: 'erase-newsletter-subscriber',
      object: { resource: subscriberAudit, id: subscriberId },
      before: { state, address: email },
      after: { address: null },
    })
    // Enquiry owns the ledger that erases a restored backup again.
    await tx.publish(SubscriberErasureStarted, { subscriberId, startedAt: ctx.now().toISOString() })
    return { subscriberId }
  })
}

/** Deletes subscribers; mails of an issue that they did not get yet count as skipped. */
export async function eraseSubscribers(ids: readonly string[], tx: WriteTx): Promise<void> {
  type Removed = { readonly issueId: string; readonly isOpen: boolean }
  const removed = await tx.query<Removed>(skipErasedSql, [ids])
  await tx.query(eraseSubscribersSql, [ids])
  const skipped = new Map<string, number>()
  for (const { isOpen, issueId } of removed) if (isOpen) skipped.set(issueId, (skipped.get(issueId) ?? 0) + 1)
  for (const [issueId, count] of [...skipped].toSorted()) await tx.query(countSkippedSql, [issueId, count])
}

export async function lockedSubscriber(id: string, tx: WriteTx): Promise<LockedSubscriber> {
  const [subscriber] = await tx.query<LockedSubscriber>(lockSubscriberSql, [id])
  if (!subscriber) throw new AppError('NEWSLETTER_SUBSCRIBER_NOT_FOUND')
  return subscriber
}

/** Audit format of a subscriber: the state, that the address is gone, and of exports lines or format. */
export const subscriberAudit = defineAuditedResource('newsletter-subscriber', {
  state: 'plain',
  address: 'personal',
  lines: 'plain',
  format: 'plain',
})
