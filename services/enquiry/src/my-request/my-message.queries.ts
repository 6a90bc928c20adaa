import type { MessageFileState } from '@seneb/contracts/vocabulary/messages'

/** Message or reply; `sealed` is the beginning of the one, and subject and text of the other. */
export interface MyMessageRow {
  readonly id: string
  readonly at: Date
  /** The same time without loss, as the position of a page. */
  readonly place: string
  readonly isFromMe: boolean
  readonly language: string | null
  readonly sealed: Buffer | null
  readonly files: readonly { readonly id: string; readonly state: MessageFileState }[]
}

/** $1 the enquiry, $2 and $3 position after which the page begins, $4 maximum rows */
export const listMyMessagesSql = `/* listMyMessages */
  select l.id, l.at, l.at::text as place, l.is_mine as "isFromMe", l.language, l.sealed, l.files from (
    select m.id, m.received_at as at, true as is_mine, m.language,
      case when m.withdrawn_at is null then m.preview_sealed end as sealed,
      (select coalesce(json_agg(json_build_object('id', f.id, 'state', f.state) order by f.id), '[]')
        from message_files f where f.message_id = m.id) as files
    from messages m where m.enquiry_id = $1::uuid and m.kind = 'message'
    union all
    select r.id, r.sent_at, false, null, r.body_sealed, '[]' from replies r
    where r.enquiry_id = $1::uuid and r.state = 'sent') l
  where $2::timestamptz is null or (l.at, l.id) < ($2::timestamptz, $3::uuid)
  order by l.at desc, l.id desc limit $4`
