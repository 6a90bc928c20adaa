import { CircleAlert, CircleCheck, Clock } from 'lucide-react'

import { useNow } from '../../ui/use-now.js'
import { promiseStateOf } from './promise-words.js'
import type { Enquiry } from './use-enquiry-pages.js'

const icons = { good: CircleCheck, calm: Clock, soon: Clock, late: CircleAlert }

/** What is left of the promised 24 hours, in words and as a bar; the colour is never alone. */
export function PromiseClock({ enquiry }: { readonly enquiry: Enquiry }) {
  const { tone, used, words } = promiseStateOf(enquiry, useNow())
  const Icon = icons[tone]
  return (
    <span className="desk-clock" data-tone={tone}>
      <span className="inline-flex items-center gap-1.5 font-semibold">
        <Icon aria-hidden size={15} />
        {words}
      </span>
      <span aria-hidden className="desk-clock-bar">
        <span style={{ inlineSize: `${Math.round(used * 100)}%` }} />
      </span>
    </span>
  )
}
