import { Skeleton } from '@seneb/ui/skeleton'

import { useDeskKeys } from '../../keys/desk-keys.js'
import { SectionTitle } from '../../ui/section-title.js'
import { enquiryCopy } from './enquiry.copy.js'

const copy = enquiryCopy.replyPending

/** Placeholder as high as the empty section, so that the timeline does not move; its shortcut already works. */
export function ReplyPending({ onRequested }: { readonly onRequested: () => void }) {
  useDeskKeys([{ key: 'r', label: copy.writeReply, run: onRequested }])
  return (
    <section className="desk-panel" aria-label={copy.label} aria-busy>
      <div className="desk-panel-head">
        <SectionTitle>{copy.label}</SectionTitle>
      </div>
      <div className="p-4">
        <Skeleton className="h-9" />
      </div>
    </section>
  )
}
