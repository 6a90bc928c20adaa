import type { LegalVersionsShown } from '@seneb/contracts/vocabulary/legal-versions'
import type { FormikErrors, FormikHelpers } from 'formik'
import { useRef, useState } from 'react'

import { consumeRequestId } from '../graph/last-request.js'
import { showToast } from '../ui/toast.js'
import type { BotSignals } from './bot-signals.js'
import type { FormCopy, FormDefinition } from './form-definition.js'
import type { FormDraft } from './form-draft.js'
import type { FieldErrors, FormOutcome, FormProblem } from './form-request.js'
import type { Alongside } from './submit-form.js'

/** Callbacks of a form around sending its answers. */
export interface FormReactions<Values, Receipt extends string, More> {
  /** Called when the form is sent; the attempt waits for it. */
  readonly alongside?: (values: Values) => Promise<Alongside<More>> | Alongside<More>
  readonly onReceived: (receipt: Receipt, form: FormikHelpers<Values>, values: Values) => void
  readonly onRejected?: (errors: FieldErrors) => void
}

interface Submission<Values, Receipt extends string, More> extends FormReactions<Values, Receipt, More> {
  readonly definition: FormDefinition<Values, Receipt, More>
  readonly copy: Pick<FormCopy, 'formTitle' | 'problems' | 'receivedToast'>
  readonly botSignals: () => Promise<BotSignals>
  /** Versions of the legal documents that the page showed. */
  readonly legalVersions: LegalVersionsShown | undefined
  readonly draft?: Pick<FormDraft<Values>, 'attempt' | 'renewAttempt'> | undefined
  /** Field errors that the server rendered for a form sent without JavaScript. */
  readonly rejectedBefore: FieldErrors
}

/** Reason why the last attempt failed; `unsent` holds its answers when no reply arrived. */
export interface FailedAttempt<Values = unknown> {
  readonly problem: FormProblem
  readonly unsent?: Values
  /** As reported by the browser, which may be wrong. */
  readonly isOffline?: boolean
}

/** Result of the last attempt, while the form is still shown. */
interface LastAttempt<Values> {
  /** Number of refusals; each makes the summary take focus once. */
  readonly refusals: number
  /** Errors of the last attempt, including those of fields changed since. */
  readonly errors: FieldErrors
  readonly failed: FailedAttempt<Values> | undefined
}

/** Validates and sends a form, and returns the result of the last attempt. */
export function useFormSubmission<Values, Receipt extends string, More>(submission: Submission<Values, Receipt, More>) {
  const { copy, onReceived, onRejected, rejectedBefore } = submission
  const [last, setLast] = useState<LastAttempt<Values>>({ refusals: 0, errors: rejectedBefore, failed: undefined })
  const key = useIdempotencyKey(submission.draft)
  const inFlight = useRef<Promise<void>>(undefined)
  const about = copy.formTitle

  const send = async (values: Values, form: FormikHelpers<Values>): Promise<void> => {
    form.setErrors({})
    setLast((before) => ({ ...before, errors: {}, failed: undefined }))
    const outcome = await attemptOf(values, key.current(), submission).catch((): FormOutcome<Receipt> => failed)
    if (outcome.kind === 'received' || isSentBefore(outcome)) key.renew()
    if (outcome.kind === 'received') {
      if (copy.receivedToast) showToast({ ...copy.receivedToast, about })
      onReceived(outcome.receipt, form, values)
    } else if (outcome.kind === 'problem') {
      const { problem } = outcome
      const isOffline = problem === 'failed' && !navigator.onLine
      const unsent = problem === 'failed' ? { unsent: values, isOffline } : {}
      setLast((before) => ({ ...before, failed: { problem, ...unsent } }))
      // The note at the button shows the offline state until it ends; a toast would disappear earlier.
      if (!isOffline) showToast({ tone: 'danger', ...copy.problems[problem], about, requestId: consumeRequestId() })
    } else {
      form.setErrors(outcome.errors as FormikErrors<Values>)
      setLast(({ refusals }) => ({ refusals: refusals + 1, errors: outcome.errors, failed: undefined }))
      onRejected?.(outcome.errors)
    }
  }
  // Pressing twice is one attempt, whether or not the button has shown that it is on its way.
  const attempt = (values: Values, form: FormikHelpers<Values>): Promise<void> => {
    inFlight.current ??= send(values, form).finally(() => (inFlight.current = undefined))
    return inFlight.current
  }
  return { attempt, last }
}

/**
 * Idempotency key used for a form until it is received, so that lost replies, a reload and a copy of the tab create one
 * enquiry. Different answers under the same key are refused with a message; the next submission is then a new enquiry.
 */
function useIdempotencyKey(draft: Pick<FormDraft<unknown>, 'attempt' | 'renewAttempt'> | undefined) {
  const own = useRef('')
  return {
    current: (): string => draft?.attempt() ?? (own.current ||= crypto.randomUUID()),
    renew: (): void => {
      own.current = ''
      draft?.renewAttempt()
    },
  }
}

function isSentBefore(outcome: FormOutcome): boolean {
  return outcome.kind === 'problem' && outcome.problem === 'sent-before'
}

const failed = { kind: 'problem', problem: 'failed' } as const

/** The code that validates and sends loads with the first attempt, because it is as large as the page. */
async function attemptOf<Values, Receipt extends string, More>(
  values: Values,
  idempotencyKey: string,
  { definition, alongside, botSignals, legalVersions }: Submission<Values, Receipt, More>,
): Promise<FormOutcome<Receipt>> {
  const gathered = await alongside?.(values)
  const { submitForm } = await import('./submit-form.js')
  return submitForm({ definition, values, ...gathered, botSignals, legalVersions, idempotencyKey })
}
