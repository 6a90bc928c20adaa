import { observeGauges } from '@seneb/platform/metrics'

import type { FileCtx } from '../enquiry-ctx.js'
import { readStoredFileBytes } from './store-message-files.js'

/** Reports, at each metrics collection, how much of the capacity for files of messages is used. */
export function observeMessageFiles(ctx: Pick<FileCtx, 'db' | 'messageFileCapacityBytes'>): void {
  observeGauges(
    {
      seneb_message_files_stored_bytes: 'Size of the stored files of messages',
      seneb_message_files_capacity_bytes: 'Size up to which files of messages are stored',
    },
    async () => ({
      seneb_message_files_stored_bytes: await readStoredFileBytes(ctx),
      seneb_message_files_capacity_bytes: ctx.messageFileCapacityBytes,
    }),
  )
}
