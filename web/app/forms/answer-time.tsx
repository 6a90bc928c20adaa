import { formsCopy } from './forms.copy.js'
import { answerTimeOf, type Receipt } from './receipt.js'

/** By when a person answers; nothing where the form was sent without a script, whose words say it in hours. */
export function AnswerTime({ receipt }: { readonly receipt: Receipt }) {
  const time = answerTimeOf(receipt)
  return time === undefined ? null : <p className="mt-2 font-semibold">{formsCopy.receipt.answerBy(time)}</p>
}
