import { promisedAnswerHours } from '@seneb/contracts/vocabulary/trip-options'

import { formsCopy } from './forms.copy.js'
import type { Receipt } from './receipt.js'

/** By when a person answers; nothing where the form was sent without a script, whose words say it in hours. */
export function AnswerTime({ receipt }: { readonly receipt: Receipt }) {
  const time = answerTimeOf(receipt)
  return time === undefined ? null : <p className="mt-2 font-semibold">{formsCopy.receipt.answerBy(time)}</p>
}

const hourMs = 60 * 60 * 1000

/** By when a person answers, on the clock of the person who asked: 'Sunday, November 29 at 6:29 AM'. */
function answerTimeOf({ receivedAt }: Receipt): string | undefined {
  if (receivedAt === undefined) return undefined
  const due = new Date(Date.parse(receivedAt) + promisedAnswerHours * hourMs)
  if (Number.isNaN(due.getTime())) return undefined
  const day = due.toLocaleDateString('en-US', { weekday: 'long', month: 'long', day: 'numeric' })
  return `${day} at ${due.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })}`
}
