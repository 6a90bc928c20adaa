import { MessageSquareReply } from 'lucide-react'

import { useNow } from '../../ui/use-now.js'
import type { Enquiry } from '../../enquiry/enquiry.js'
import { nextReplyStateOf } from './next-reply-state.js'

/** Time left for the reply to a message, as text, because color must not be the only signal. */
export function NextReplyClock({ enquiry }: { readonly enquiry: Enquiry }) {
  const state = nextReplyStateOf(enquiry, useNow())
  if (!state) return null
  return (
    <span className="desk-clock" data-tone={state.tone}>
      <span className="inline-flex items-center gap-1.5 font-semibold">
        <MessageSquareReply aria-hidden size={15} />
        {state.text}
      </span>
    </span>
  )
}
