import type { Output } from '@seneb/contracts/define'
import type { ReadMessage } from '@seneb/contracts/messages/enquiry/message.messages'
import type { Ctx } from '@seneb/service-kit/ctx'

import { withoutEmpty } from '../care-enquiries/listed-enquiry.js'
import { openPreview } from './sealed-message.js'

type Listed = Output<typeof ReadMessage>['message']
type ListedFile = Listed['files'][number]

/** Columns of a message `m` as a timeline shows them; its files are one value. Without texts once they were withdrawn. */
export const messageColumns = `m.source, m.kind as "messageKind", m.received_at as "receivedAt", m.language,
    m.is_known_sender as "isKnownSender", m.sender_check as "senderCheck", m.read_at as "readAt", m.read_by as "readById",
    m.skipped_files as "skippedFiles", case when m.withdrawn_at is null then m.preview_sealed end as "sealedPreview",
    (select coalesce(json_agg(json_build_object('id', f.id, 'state', f.state, 'refusal', f.refusal) order by f.id), '[]')
      from message_files f where f.message_id = m.id) as files`

/** Columns of a message as queries select them; null where a line is about none. */
export interface MessageRow extends Pick<
  Listed,
  'isKnownSender' | 'language' | 'senderCheck' | 'skippedFiles' | 'source'
> {
  readonly messageId: string | null
  readonly messageKind: Listed['kind']
  readonly receivedAt: Date
  readonly readAt: Date | null
  readonly readById: string | null
  readonly sealedPreview: Buffer | null
  readonly files: readonly (Pick<ListedFile, 'id' | 'state'> & { readonly refusal: ListedFile['refusal'] | null })[]
}

/** Returns a message as listed; `ctx` decrypts its texts and is given only for callers who may see them. */
export function listedMessage(row: MessageRow, id: string, ctx: Pick<Ctx, 'atRest'> | undefined): Listed {
  const preview = ctx && row.sealedPreview ? openPreview(row.sealedPreview, id, ctx) : undefined
  const { isKnownSender, language, readAt, readById, receivedAt, senderCheck, skippedFiles, source } = row
  const read = withoutEmpty({ readAt: readAt?.toISOString(), readById })
  return {
    id,
    source,
    kind: row.messageKind,
    receivedAt: receivedAt.toISOString(),
    language,
    isKnownSender,
    senderCheck,
    skippedFiles,
    ...read,
    ...withoutEmpty({ sender: preview?.sender, subject: preview?.subject, text: preview?.text }),
    hasMoreText: preview?.hasMoreText ?? false,
    files: row.files.map(({ id: fileId, refusal, state }) => {
      return { id: fileId, state, ...withoutEmpty({ refusal, name: preview?.fileNames[fileId] }) }
    }),
  }
}
