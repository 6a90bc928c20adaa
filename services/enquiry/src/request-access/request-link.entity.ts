import { linkLifeDays } from '@seneb/contracts/vocabulary/my-request'
import { Column, Entity, PrimaryColumn } from 'typeorm'

/** Link by which the patient of an enquiry opens its page. Only the digest of its secret is stored. */
@Entity('request_links')
export class RequestLink {
  @PrimaryColumn({ type: 'uuid' }) enquiry_id: string
  @Column({ type: 'text' }) digest: string
  @Column({ type: 'timestamptz' }) issued_at: Date
  /** Time of the last mail that was sent because someone asked for the link. */
  @Column({ type: 'timestamptz' }) renewed_at: Date
  @Column({ type: 'int' }) opened_count: number
  @Column({ type: 'timestamptz', nullable: true }) last_opened_at?: Date | null
}

/** Last activity of the enquiry of a link `l`, from which its validity runs; every mail to the patient is one. */
const lastActivity = `greatest(l.renewed_at, (select c.last_activity_at from care_enquiries c where c.id = l.enquiry_id),
    (select max(r.sent_at) from replies r where r.enquiry_id = l.enquiry_id))`

const validUntil = `${lastActivity} + interval '${linkLifeDays} days'`

/** Counts an opening of a link that is valid; returns nothing for any other. $1 digest, $2 now */
export const openLinkSql = `/* openRequestLink */
  update request_links l set opened_count = l.opened_count + 1, last_opened_at = $2::timestamptz
  where l.digest = $1 and ${validUntil} > $2::timestamptz
  returning l.enquiry_id as "enquiryId"`

/** $1 the enquiry */
export const readLinkSql = `/* readRequestLink */
  select l.opened_count as "openedCount", l.last_opened_at as "lastOpenedAt", ${validUntil} as "expiresAt"
  from request_links l where l.enquiry_id = $1::uuid`

/** Replaces the secret, unless it was issued after $4; then returns nothing. $1 the enquiry, $2 digest, $3 now */
export const replaceLinkSql = `/* replaceRequestLink */
  update request_links set digest = $2, issued_at = $3, renewed_at = $3, opened_count = 0, last_opened_at = null
  where enquiry_id = $1::uuid and issued_at <= $4 returning enquiry_id as "enquiryId"`
