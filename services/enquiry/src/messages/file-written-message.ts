import type { Ctx } from '@seneb/service-kit/ctx'
import type { WriteTx } from '@seneb/service-kit/database/db'

import { fileMessage } from './file-message.js'

interface WrittenMessage {
  readonly enquiryId: string
  readonly text: string
  /** ID of the staff member who wrote it down on the telephone; absent for the patient's page. */
  readonly recordedBy?: string
}

/**
 * Files a message without files, so that it waits for a reply like any other. One from a call counts as read by the
 * staff member. Returns false for an enquiry that has ended.
 */
export async function fileWrittenMessage(
  { enquiryId, recordedBy, text }: WrittenMessage,
  tx: WriteTx,
  ctx: Pick<Ctx, 'atRest' | 'newId' | 'now'>,
): Promise<boolean> {
  const [id, at] = [ctx.newId(), ctx.now()]
  const message = {
    id,
    enquiry_id: enquiryId,
    source: recordedBy ? 'phone' : 'page',
    kind: 'message',
    received_at: at,
    language: /\p{Script=Arabic}/u.test(text) ? 'ar' : 'unknown',
    is_known_sender: true,
    sender_check: 'pass',
    texts: { text, fileNames: {} },
    files: [],
    actor_id: recordedBy,
    ...(recordedBy ? { read_at: at, read_by: recordedBy } : {}),
  } as const
  return fileMessage(message, tx, ctx)
}
