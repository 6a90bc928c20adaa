import { CircleCheck } from 'lucide-react'
import { Formik, type FormikHelpers } from 'formik'
import { useEffect, useRef, useState, type RefObject } from 'react'

import { Button } from '../../ui/button.js'
import { FormFrame } from '../../ui/form-frame.js'
import { FormLanguageProvider } from '../../ui/form-language.js'
import { FormTrap } from '../../ui/form-trap.js'
import { useFormUse, type FormUse } from '../../ui/form-use.js'
import { useToast } from '../../ui/toast.js'
import { consultationLanguage, PersonGroup, TermsTick, TimeGroup, WishGroup } from './consultation-fields.js'
import { outcomeOfProblems, type ConsultationOutcome } from './consultation-outcome.js'
import { emptyConsultationValues, valuesFromForm, type ConsultationValues } from './consultation-values.js'
import { consultationCopy as copy } from './consultations.copy.js'

/** CONT-06: how long the button says that the request was sent. */
const sentForMs = 3000

interface RequestConsultationFormProps {
  /** The day to reckon with until one is chosen, `2027-01-05`. */
  readonly today: string
  /** When the server wrote the page, in milliseconds. */
  readonly shownAt: number
  /** What the form begins with: nothing, a chosen treatment, or what was sent without a script. */
  readonly initialValues: ConsultationValues
  /** What became of a form that was sent without a script. */
  readonly outcome: ConsultationOutcome | undefined
}

/**
 * The request for a consultation (CONT-01..15): checked when it is sent; sent once however often the button is pressed;
 * afterwards empty again, with a confirmation that stays. Before its script has come it is a plain form.
 */
export function RequestConsultationForm({ today, shownAt, initialValues, outcome }: RequestConsultationFormProps) {
  const { website, filledIn } = useFormUse()
  const { submit, attempt, state, reference, confirmation } = useSubmit(filledIn)
  const received = reference ?? (outcome?.kind === 'received' ? outcome.reference : undefined)
  return (
    <Formik<ConsultationValues>
      initialValues={initialValues}
      initialErrors={outcome?.kind === 'input' ? outcome.sentences : {}}
      validateOnChange={false}
      validateOnBlur={false}
      onSubmit={submit}
    >
      <FormLanguageProvider value={consultationLanguage}>
        <FormFrame
          label={copy.formTitle}
          read={valuesFromForm}
          untouched={emptyConsultationValues}
          summaryTitle={copy.summaryTitle}
          attempt={attempt}
          checkedByBrowser
        >
          <FormTrap website={website} shownAt={shownAt} />
          <div className="grid gap-y-10">
            <PersonGroup />
            <WishGroup />
            <TimeGroup today={today} />
            <TermsTick />
          </div>
          <Button
            type="submit"
            variant="gold"
            disabled={state !== 'open'}
            className="mt-8 w-full sm:w-auto sm:min-w-72"
          >
            {buttonWords[state]}
          </Button>
          {received && <Confirmation reference={received} box={confirmation} />}
        </FormFrame>
      </FormLanguageProvider>
    </Formik>
  )
}

type ButtonState = 'open' | 'submitting' | 'sent'
const buttonWords: Readonly<Record<ButtonState, string>> = {
  open: copy.submit,
  submitting: copy.submitting,
  sent: copy.sent,
}

/** Stays until another request is sent, for the reference to be written down (D-62). */
function Confirmation({ reference, box }: { reference: string; box: RefObject<HTMLDivElement | null> }) {
  const { title, text, reference: label } = copy.received
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
      <p className="mt-3 text-[0.9375rem] text-ink-2">{label}</p>
      <p className="font-display text-[1.5rem] font-semibold tracking-wide text-brand-strong tabular-nums">
        {reference}
      </p>
    </div>
  )
}

/** Sends the form; `attempt` counts refusals, so that the summary can take focus once for each. */
function useSubmit(filledIn: () => Promise<FormUse>) {
  const showToast = useToast()
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<ButtonState>('open')
  const [reference, setReference] = useState<string>()
  const confirmation = useRef<HTMLDivElement>(null)
  const key = useRef({ id: '', of: '' })

  useEffect(() => {
    if (state !== 'sent') return undefined
    confirmation.current?.focus({ preventScroll: true })
    confirmation.current?.scrollIntoView({ block: 'center' })
    const timer = setTimeout(() => setState('open'), sentForMs)
    return () => clearTimeout(timer)
  }, [state])

  const submit = async (values: ConsultationValues, form: FormikHelpers<ConsultationValues>): Promise<void> => {
    setState('submitting')
    form.setErrors({})
    const outcome = await checkAndSend(values, key.current, filledIn).catch((): ConsultationOutcome => ({
      kind: 'problem',
      problem: 'threw',
    }))
    setState(outcome.kind === 'received' ? 'sent' : 'open')
    if (outcome.kind === 'received') {
      form.resetForm({ values: emptyConsultationValues })
      setReference(outcome.reference)
      showToast(copy.receivedToast)
    } else if (outcome.kind === 'problem') showToast({ tone: 'danger', ...copy.problems[outcome.problem] })
    else {
      form.setErrors(outcome.sentences)
      setAttempt((count) => count + 1)
      if (outcome.sentences['termsAccepted']) showToast(copy.termsToast)
    }
  }
  return { submit, attempt, state, reference, confirmation }
}

/** The rules and the graph client come with the first attempt (P5: they weigh as much as the page). */
async function checkAndSend(
  values: ConsultationValues,
  key: { id: string; of: string },
  filledIn: () => Promise<FormUse>,
): Promise<ConsultationOutcome> {
  const { checkConsultation } = await import('./check-consultation.js')
  const problems = checkConsultation(values, new Date())
  if (problems.length > 0) return outcomeOfProblems(problems)
  // The same answers sent again after a failure are the same request; other answers are another one.
  const of = JSON.stringify(values)
  if (key.of !== of) Object.assign(key, { id: crypto.randomUUID(), of })
  const { sendConsultation } = await import('./send-consultation.js')
  const outcome = await sendConsultation(values, { idempotencyKey: key.id, formUse: await filledIn() })
  if (outcome.kind === 'received') key.of = ''
  return outcome
}
