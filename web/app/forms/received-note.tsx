import { promisedReplyHours } from '@seneb/contracts/vocabulary/trip-options'
import { CircleCheck } from 'lucide-react'
import type { RefObject } from 'react'

import { formsCopy } from './forms.copy.js'
import { MailNote } from './mail-note.js'
import type { Receipt } from './receipt.js'

interface ReceivedNoteProps {
  readonly copy: { readonly title: string; readonly text: string; readonly reference: string }
  readonly receipt: Receipt
  readonly box: RefObject<HTMLDivElement | null>
}

/** Confirms below a form that it was received, with the reference to quote; it can take focus. */
export function ReceivedNote({ copy: { title, text, reference: label }, receipt, box }: ReceivedNoteProps) {
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="status"
      className="mt-8 rounded-card border-2 border-brand bg-tint p-5 outline-none md:p-6"
    >
      <h3 className="flex items-center gap-3 text-[1.25rem]">
        <CircleCheck aria-hidden size={24} className="shrink-0 text-good" />
        {title}
      </h3>
      <p className="mt-2">{text}</p>
      <AnswerTime receipt={receipt} />
      {receipt.missing && <p className="mt-2">{receipt.missing}</p>}
      <p className="mt-3 text-[0.9375rem] text-ink-2">{label}</p>
      <p className="font-display text-[min(1.5rem,8vw)] font-semibold tracking-wide whitespace-nowrap text-brand-strong tabular-nums">
        {receipt.reference}
      </p>
      <MailNote receipt={receipt} />
    </div>
  )
}

/**
 * Time by which a person replies; renders nothing when the form was sent without a script, because that text gives the
 * hours.
 */
export function AnswerTime({ receipt }: { readonly receipt: Receipt }) {
  const time = answerTimeOf(receipt)
  return time === undefined ? null : <p className="mt-2 font-semibold">{formsCopy.receipt.answerBy(time)}</p>
}

const hourMs = 60 * 60 * 1000

/** Returns the time by which a person replies, in the visitor's time zone: 'Sunday, November 29 at 6:29 AM'. */
function answerTimeOf({ receivedAt }: Receipt): string | undefined {
  if (receivedAt === undefined) return undefined
  const due = new Date(Date.parse(receivedAt) + promisedReplyHours * hourMs)
  if (Number.isNaN(due.getTime())) return undefined
  const day = due.toLocaleDateString('en-US', { weekday: 'long', month: 'long', day: 'numeric' })
  return `${day} at ${due.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })}`
}
