import { CircleAlert, CircleCheck, Clock } from 'lucide-react'

import { useNow } from '../../ui/use-now.js'
import { promiseStateOf } from './promise-state.js'
import type { Enquiry } from '../../enquiry/enquiry.js'

const icons = { good: CircleCheck, calm: Clock, soon: Clock, late: CircleAlert }

interface PromiseClockProps {
  readonly enquiry: Enquiry
  /** Whether a bar shows the remaining time as well. */
  readonly hasBar?: boolean
}

/** Shows the time left of the promised 24 hours as text, because color must not be the only signal. */
export function PromiseClock({ enquiry, hasBar = false }: PromiseClockProps) {
  const state = promiseStateOf(enquiry, useNow())
  if (!state) return <span />
  const { remainingShare, tone, text } = state
  const Icon = icons[tone]
  return (
    <span className="desk-clock" data-tone={tone}>
      <span className="inline-flex items-center gap-1.5 font-semibold">
        <Icon aria-hidden size={15} />
        {text}
      </span>
      {hasBar && remainingShare !== undefined && (
        <span aria-hidden className="desk-clock-bar">
          <span style={{ inlineSize: `${Math.round(remainingShare * 100)}%` }} />
        </span>
      )}
    </span>
  )
}
