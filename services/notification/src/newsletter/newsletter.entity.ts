import { Column, Entity, PrimaryColumn } from 'typeorm'

/** An address that was entered for the newsletter; one row per address, regardless of case (NEWS-01). */
@Entity('newsletter_subscribers')
export class NewsletterSubscriber {
  @PrimaryColumn({ type: 'uuid' }) id: string
  /** In small letters. */
  @Column({ type: 'text' }) email: string
  @Column({ type: 'text' }) status: 'pending' | 'confirmed' | 'unsubscribed' | 'suppressed'
  @Column({ type: 'timestamptz' }) requested_at: Date
  /** Versions of terms and privacy policy that the form showed then (D-65). */
  @Column({ type: 'text', nullable: true }) terms_version?: string | null
  @Column({ type: 'text', nullable: true }) privacy_version?: string | null
  /** When the latest mail was queued; none follows within ten minutes. */
  @Column({ type: 'timestamptz', nullable: true }) mailed_at?: Date | null
  @Column({ type: 'timestamptz', nullable: true }) confirmed_at?: Date | null
  @Column({ type: 'timestamptz', nullable: true }) unsubscribed_at?: Date | null
  @Column({ type: 'timestamptz', nullable: true }) suppressed_at?: Date | null
  /** Number of consecutive mails that the mail server permanently rejected. */
  @Column({ type: 'int' }) bounces?: number
}

/** The secret of the links in one mail, stored as its digest only. */
@Entity('newsletter_tokens')
export class NewsletterToken {
  /** SHA-256 in hex. */
  @PrimaryColumn({ type: 'text' }) token_hash: string
  @Column({ type: 'uuid' }) subscriber_id: string
  @Column({ type: 'timestamptz' }) issued_at?: Date
  /** Issue whose mail has the link; null for the mail that asks for confirmation. */
  @Column({ type: 'uuid', nullable: true }) issue_id?: string | null
}

/** Minimum minutes between two mails of this kind to one address, however often it is entered (S20). */
export const mailPauseMinutes = 10

/**
 * Stores a subscription request. New, pending, confirmed and unsubscribed addresses cause the same work, so that
 * response time reveals nothing (D-17). A suppressed address stays suppressed; one that was erased stays pending, and
 * no mail goes to it. $1: ID, $2: address in lowercase, $3: pending or confirmed, $4: version of the terms, $5: version
 * of the privacy policy, $6: digests of the address.
 */
export const askForNewsletterSql = `/* askForNewsletter */
  with before as (select status from newsletter_subscribers where lower(email) = $2),
  allowed as (
    select case when exists (select from suppressed_addresses where address_digest = any($6::text[]))
      then 'pending' else $3::text end as status
  )
  insert into newsletter_subscribers as n (id, email, status, confirmed_at, terms_version, privacy_version)
  select $1::uuid, $2, status, case when status = 'confirmed' then now() end, $4, $5 from allowed
  on conflict (lower(email)) do update set
    requested_at = now(), terms_version = excluded.terms_version, privacy_version = excluded.privacy_version,
    status = case when n.status in ('confirmed', 'suppressed') then n.status else excluded.status end,
    confirmed_at = case when n.status = 'suppressed' then n.confirmed_at
      else coalesce(n.confirmed_at, excluded.confirmed_at) end,
    unsubscribed_at = case when n.status <> 'suppressed' and excluded.status = 'confirmed' then null
      else n.unsubscribed_at end
  returning n.id, (select status from before) as "statusBefore"`

/** Claims the right to mail a subscriber who waits for a mail; no row when none is due. $1 id */
export const claimMailSql = `/* claimMail */
  update newsletter_subscribers set mailed_at = now()
  where id = $1 and status in ('pending', 'confirmed') and (confirmed_at is null or mailed_at is null)
    and (mailed_at is null or mailed_at <= now() - interval '${mailPauseMinutes} minutes')
  returning email, status`

/**
 * Confirms by a link's digest; `changed` is false when it was confirmed before. No row: the link is none. The link of
 * an issue does not confirm, because issues are forwarded. $1 digest
 */
export const confirmSql = `/* confirmNewsletter */
  with owner as (
    select s.id, s.status from newsletter_tokens t join newsletter_subscribers s on s.id = t.subscriber_id
    where t.token_hash = $1 and t.issue_id is null and s.status in ('pending', 'confirmed')
  ),
  changed as (
    update newsletter_subscribers s set status = 'confirmed', confirmed_at = now(), unsubscribed_at = null, bounces = 0
    from owner where s.id = owner.id and s.status = 'pending' returning s.id
  )
  select exists (select from changed) as changed from owner`

/**
 * Unsubscribes by a link's digest, confirmed or not, as often as one likes. Returns the subscriber, the issue whose
 * link it is, and whether a confirmed subscriber left by it. No row: the link is none. $1 digest
 */
export const unsubscribeSql = `/* unsubscribeNewsletter */
  with owner as (
    select s.id, s.status, t.issue_id from newsletter_tokens t join newsletter_subscribers s on s.id = t.subscriber_id
    where t.token_hash = $1 for update of s
  ),
  changed as (
    update newsletter_subscribers s
    set status = 'unsubscribed', unsubscribed_at = coalesce(s.unsubscribed_at, now()), confirmed_at = null,
      mailed_at = null, bounces = 0
    from owner where s.id = owner.id and owner.status <> 'suppressed'
  )
  select id, issue_id as "issueId", status = 'confirmed' as "hasLeft" from owner`

/** Counts a subscriber who left by the link of an issue. $1 the issue */
export const countUnsubscribedSql = `/* countUnsubscribed */
  update newsletter_issues set unsubscribed = unsubscribed + 1 where id = $1`
