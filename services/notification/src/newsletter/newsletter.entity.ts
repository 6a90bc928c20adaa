import { Column, Entity, PrimaryColumn } from 'typeorm'

/** An address that was entered for the newsletter; one row per address, regardless of case (NEWS-01). */
@Entity('newsletter_subscribers')
export class NewsletterSubscriber {
  @PrimaryColumn({ type: 'uuid' }) id: string
  /** In small letters. */
  @Column({ type: 'text' }) email: string
  @Column({ type: 'text' }) status: 'pending' | 'confirmed' | 'unsubscribed'
  @Column({ type: 'timestamptz' }) requested_at: Date
  /** Which terms and which privacy policy were in force then (D-65). */
  @Column({ type: 'text', nullable: true }) terms_version?: string | null
  @Column({ type: 'text', nullable: true }) privacy_version?: string | null
  /** When the latest mail was queued; none follows within ten minutes. */
  @Column({ type: 'timestamptz', nullable: true }) mailed_at?: Date | null
  @Column({ type: 'timestamptz', nullable: true }) confirmed_at?: Date | null
  @Column({ type: 'timestamptz', nullable: true }) unsubscribed_at?: Date | null
}

/** The secret of the links in one mail, stored as its digest only. */
@Entity('newsletter_tokens')
export class NewsletterToken {
  /** SHA-256 in hex. */
  @PrimaryColumn({ type: 'text' }) token_hash: string
  @Column({ type: 'uuid' }) subscriber_id: string
  @Column({ type: 'timestamptz' }) issued_at?: Date
}

/** Minimum minutes between two mails of this kind to one address, however often it is entered (S20). */
export const mailPauseMinutes = 10

/**
 * Stores a subscription request. New, pending, confirmed and unsubscribed addresses cause the same work, so that
 * response time reveals nothing (D-17). $1: ID, $2: address in lowercase, $3: pending or confirmed, $4: current terms,
 * $5: current privacy policy.
 */
export const askForNewsletterSql = `/* askForNewsletter */
  with before as (select status from newsletter_subscribers where lower(email) = $2)
  insert into newsletter_subscribers as n (id, email, status, confirmed_at, terms_version, privacy_version)
  values ($1, $2, $3, case when $3 = 'confirmed' then now() end, $4, $5)
  on conflict (lower(email)) do update set
    requested_at = now(), terms_version = excluded.terms_version, privacy_version = excluded.privacy_version,
    status = case when n.status = 'confirmed' then n.status else excluded.status end,
    confirmed_at = coalesce(n.confirmed_at, excluded.confirmed_at)
  returning n.id, (select status from before) as "statusBefore"`

/** Claims the right to mail a subscriber who waits for a mail; no row when none is due. $1 id */
export const claimMailSql = `/* claimMail */
  update newsletter_subscribers set mailed_at = now()
  where id = $1 and status <> 'unsubscribed' and (confirmed_at is null or mailed_at is null)
    and (mailed_at is null or mailed_at <= now() - interval '${mailPauseMinutes} minutes')
  returning email, status`

/** Confirms by a link's digest; `changed` is false when it was confirmed before. No row: the link is none. $1 digest */
export const confirmSql = `/* confirmNewsletter */
  with owner as (
    select s.id, s.status from newsletter_tokens t join newsletter_subscribers s on s.id = t.subscriber_id
    where t.token_hash = $1 and s.status <> 'unsubscribed'
  ),
  changed as (
    update newsletter_subscribers s set status = 'confirmed', confirmed_at = now()
    from owner where s.id = owner.id and s.status = 'pending' returning s.id
  )
  select exists (select from changed) as changed from owner`

/** Unsubscribes by a link's digest, confirmed or not, as often as one likes. No row: the link is none. $1 digest */
export const unsubscribeSql = `/* unsubscribeNewsletter */
  update newsletter_subscribers s
  set status = 'unsubscribed', unsubscribed_at = coalesce(s.unsubscribed_at, now()), confirmed_at = null, mailed_at = null
  from newsletter_tokens t where t.token_hash = $1 and s.id = t.subscriber_id
  returning s.id`
