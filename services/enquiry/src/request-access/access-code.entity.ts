import { codeLifeMinutes, maxCodeTries } from '@seneb/contracts/vocabulary/my-request'
import { Column, Entity, PrimaryColumn } from 'typeorm'

/** Six-digit code of a mail, bound to one session. It stays for a day, so that codes can be counted. */
@Entity('access_codes')
export class AccessCode {
  @PrimaryColumn({ type: 'uuid' }) id: string
  /** Null of a code that was mailed to no one. */
  @Column({ type: 'uuid', nullable: true }) enquiry_id?: string | null
  @Column({ type: 'text' }) session_digest: string
  /** Digest under the key of this service, bound to the session: six digits alone could be guessed from a hash. */
  @Column({ type: 'text' }) code_digest: string
  @Column({ type: 'int' }) tries: number
  /**
   * Whether its mail counts as one with the link. Those that anyone with reference and email causes do, so that they
   * leave the person's own codes.
   */
  @Column({ type: 'boolean' }) has_link: boolean
  @Column({ type: 'timestamptz' }) sent_at: Date
}

/** Counts the mails with codes to the patient of an enquiry. $1 the enquiry, $2 now */
export const countCodesSql = `/* countAccessCodes */
  select count(*) filter (where not has_link)::int as "codesOfDay",
    count(*) filter (where has_link)::int as "linkMailsOfDay",
    count(*) filter (where has_link and sent_at > $2::timestamptz - interval '1 hour')::int as "linkMailsOfHour"
  from access_codes where enquiry_id = $1::uuid and sent_at > $2::timestamptz - interval '1 day'`

/** Lets codes be counted and added one at a time. $1 what they are counted for */
export const lockCodesSql = `/* lockAccessCodes */ select pg_advisory_xact_lock(hashtextextended($1, 0))`

/** Codes of a session within a day: their number, and the time of the latest that still works. $1 session, $2 now */
export const codesOfSessionSql = `/* codesOfSession */
  select count(*)::int as count,
    max(sent_at) filter (where tries < ${maxCodeTries}
      and sent_at > $2::timestamptz - interval '${codeLifeMinutes} minutes') as "latestAt"
  from access_codes where session_digest = $1 and sent_at > $2::timestamptz - interval '1 day'`

/**
 * Counts a try of the latest code of a session; returns nothing when the code has expired or was tried too often. $1
 * session, $2 now
 */
export const countTrySql = `/* countCodeTry */
  update access_codes set tries = tries + 1
  where id = (select id from access_codes where session_digest = $1 order by sent_at desc, id desc limit 1)
    and tries < ${maxCodeTries} and sent_at > $2::timestamptz - interval '${codeLifeMinutes} minutes'
  returning id, enquiry_id as "enquiryId", code_digest as digest`

/** A code works once. $1 its id */
export const endCodeSql = `/* endAccessCode */ update access_codes set tries = ${maxCodeTries} where id = $1::uuid`
