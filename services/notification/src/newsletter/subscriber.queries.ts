import type { NewsletterSubscriberState } from '@seneb/contracts/vocabulary/newsletter'
import type { Sealing } from '@seneb/platform/sealing'

/** A subscriber as lists read it. */
export interface ListedSubscriber {
  readonly id: string
  readonly email: string
  readonly state: NewsletterSubscriberState
  readonly requestedAt: Date
  readonly confirmedAt: Date | null
  readonly unsubscribedAt: Date | null
  readonly suppressedAt: Date | null
  readonly termsVersion: string | null
  readonly privacyVersion: string | null
}

const columns = `id, email, state, requested_at as "requestedAt", confirmed_at as "confirmedAt",
    unsubscribed_at as "unsubscribedAt", suppressed_at as "suppressedAt", terms_version as "termsVersion",
    privacy_version as "privacyVersion"`

const ofState = (isOfState: boolean, at: number) => (isOfState ? ` and state = $${at}` : '')

/** A page of subscribers, newest first. $1 rows, $2 the id after which it begins, $3 a state */
export function listSubscribersSql(isOfState: boolean): string {
  return `/* listSubscribers */
    select ${columns} from newsletter_subscribers
    where id < coalesce($2::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid)${ofState(isOfState, 3)}
    order by id desc limit $1`
}

/**
 * A page of subscribers whose address begins with a text, by address. $1 rows, $2 the address after which it begins, $3
 * the beginning of the address, $4 the text behind all addresses with it, $5 a state
 */
export function searchSubscribersSql(isOfState: boolean): string {
  return `/* searchSubscribers */
    select ${columns} from newsletter_subscribers
    where email collate "C" >= $3 and email collate "C" < $4 and email collate "C" > coalesce($2::text, '')${ofState(isOfState, 5)}
    order by email collate "C" limit $1`
}

/** Counts of subscribers by state, which a trigger keeps. */
export const countSubscribersSql = `/* countSubscribers */
  select state, count::int from newsletter_counts order by state`

/** The number of confirmed subscribers. */
export const audienceSql = `/* newsletterAudience */
  select coalesce(sum(count), 0)::int as audience from newsletter_counts where state in ('confirmed', 'bounced')`

/** Locks a subscriber. $1 the subscriber */
export const lockSubscriberSql = `/* lockSubscriber */
  select id, email, status, state from newsletter_subscribers where id = $1 for update`

export interface LockedSubscriber {
  readonly id: string
  readonly email: string
  readonly status: string
  readonly state: NewsletterSubscriberState
}

/** Suppresses a subscriber. $1 the subscriber */
export const suppressSubscriberSql = `/* suppressSubscriber */
  update newsletter_subscribers set status = 'suppressed', suppressed_at = now() where id = $1`

/** Lifts a suppression; its owner may subscribe again. $1 the subscriber */
export const liftSuppressionSql = `/* liftSuppression */
  update newsletter_subscribers
  set status = 'unsubscribed', suppressed_at = null, confirmed_at = null, mailed_at = null, bounces = 0,
    unsubscribed_at = coalesce(unsubscribed_at, now())
  where id = $1`

/** Of these digests, those of suppressed addresses. $1 digests */
export const suppressedDigestsSql = `/* suppressedDigests */
  select address_digest as digest from suppressed_addresses where address_digest = any($1::text[])`

/** Since when an address is suppressed. $1 digests of the address */
export const readSuppressionsSql = `/* readSuppressions */
  select suppressed_at from suppressed_addresses where address_digest = any($1::text[])`

/** Forgets that an address was suppressed. $1 digests of the address */
export const forgetSuppressionSql = `/* forgetSuppression */
  delete from suppressed_addresses where address_digest = any($1::text[])`

/** Remembers a suppressed address by its digest. $1 the digest, $2 since when */
export const rememberSuppressionSql = `/* rememberSuppression */
  insert into suppressed_addresses (address_digest, suppressed_at) values ($1, $2) on conflict do nothing`

/** Settles the mails of a subscriber who is erased as skipped; returns the issues. $1 subscribers */
export const skipErasedSql = `/* skipErasedRecipients */
  delete from newsletter_recipients where subscriber_id = any($1::uuid[])
  returning issue_id as "issueId", state in ('waiting', 'sending', 'uncertain') as "isOpen"`

/** Erases subscribers; their links go with them. $1 subscribers */
export const eraseSubscribersSql = `/* eraseSubscribers */ delete from newsletter_subscribers where id = any($1::uuid[])`

/** Counts recipients as skipped. $1 the issue, $2 their number */
export const countSkippedSql = `/* countSkipped */ update newsletter_issues set skipped = skipped + $2 where id = $1`

/** Returns the digests of an address, one for each sealing key, the newest first. */
export function addressDigests(email: string, atRest: Sealing): readonly string[] {
  return atRest.digests(`newsletter ${email}`)
}
