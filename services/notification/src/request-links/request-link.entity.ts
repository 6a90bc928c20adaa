import { Column, Entity, PrimaryColumn } from 'typeorm'

import { insertLink } from './insert-link.js'

/** Secret of the link to the page of an enquiry. It ends with the enquiry. */
@Entity('request_links')
export class RequestLink {
  @PrimaryColumn({ type: 'uuid' }) enquiry_id: string
  /** Secret, encrypted and bound to the enquiry. */
  @Column({ type: 'bytea' }) sealed_link: Buffer
  /** Time of the event that carried it; an older event does not replace a newer secret. */
  @Column({ type: 'timestamptz' }) issued_at: Date
}

/** $1 the enquiry, $2 sealed secret, $3 time of the event */
export const insertLinkSql = `/* insertRequestLink */ ${insertLink('$1', '$2', '$3')}`

/** $1 the enquiry, $2 sealed secret, $3 time of the event */
export const replaceLinkSql = `/* replaceRequestLink */
  insert into request_links (enquiry_id, sealed_link, issued_at) values ($1::uuid, $2::bytea, $3::timestamptz)
  on conflict (enquiry_id) do update set sealed_link = excluded.sealed_link, issued_at = excluded.issued_at
    where request_links.issued_at < excluded.issued_at`

/** $1 ids of enquiries */
export const eraseLinksSql = `/* eraseRequestLinks */ delete from request_links where enquiry_id = any($1::uuid[])`
