import type { FormikHelpers } from 'formik'
import { useRef, useState } from 'react'

import { useToast } from '../ui/toast.js'
import type { BotSignals } from './bot-signals.js'
import type { FormCopy } from './form-copy.js'
import type { FormDefinition } from './form-definition.js'
import type { FieldErrors, FormOutcome } from './form-outcome.js'
import type { Alongside, SentKey } from './submit-form.js'

/** What a form does beside sending its answers. */
export interface FormReactions<Values, Receipt extends string, More> {
  /** Told when the form is sent; the attempt waits for it. */
  readonly alongside?: (values: Values) => Promise<Alongside<More>> | Alongside<More>
  readonly onReceived: (receipt: Receipt, form: FormikHelpers<Values>) => void
  readonly onRefused?: (errors: FieldErrors) => void
}

interface Submission<Values, Receipt extends string, More> extends FormReactions<Values, Receipt, More> {
  readonly definition: FormDefinition<Values, Receipt, More>
  readonly copy: Pick<FormCopy, 'problems' | 'receivedToast'>
  readonly botSignals: () => Promise<BotSignals>
}

/**
 * Checks and sends a form, and tells what became of it; `attempt` counts refusals, so that the summary can take focus
 * once for each.
 */
export function useFormSubmission<Values, Receipt extends string, More>(parts: Submission<Values, Receipt, More>) {
  const { copy, onReceived, onRefused } = parts
  const showToast = useToast()
  const [attempt, setAttempt] = useState(0)
  const key = useRef<SentKey>({ id: '', of: '' })

  const submit = async (values: Values, form: FormikHelpers<Values>): Promise<void> => {
    form.setErrors({})
    const outcome = await attemptOf(values, key.current, parts).catch((): FormOutcome<Receipt> => ({
      kind: 'problem',
      problem: 'failed',
    }))
    if (outcome.kind === 'received') {
      if (copy.receivedToast) showToast(copy.receivedToast)
      onReceived(outcome.receipt, form)
    } else if (outcome.kind === 'problem') showToast({ tone: 'danger', ...copy.problems[outcome.problem] })
    else {
      form.setErrors(outcome.errors as object)
      setAttempt((count) => count + 1)
      onRefused?.(outcome.errors)
    }
  }
  return { submit, attempt }
}

/** Everything that checks and sends comes with the first attempt (P5: it weighs as much as the page). */
async function attemptOf<Values, Receipt extends string, More>(
  values: Values,
  key: SentKey,
  { definition, alongside, botSignals }: Submission<Values, Receipt, More>,
): Promise<FormOutcome<Receipt>> {
  const gathered = await alongside?.(values)
  const { submitForm } = await import('./submit-form.js')
  return submitForm({ definition, values, ...gathered, botSignals }, key)
}
