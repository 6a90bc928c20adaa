import { healthDataConsent, personalDataConsent } from '@seneb/contracts/vocabulary/consent-texts'
import { Formik, type FormikHelpers } from 'formik'
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode, type SyntheticEvent } from 'react'

import { Button } from '../../ui/button.js'
import { ErrorSummary } from '../../ui/error-summary.js'
import { FormLanguageProvider } from '../../ui/form-language.js'
import { FormTrap } from '../../ui/form-trap.js'
import { useFormUse, type FormUse } from '../../ui/form-use.js'
import { useToast } from '../../ui/toast.js'
import { valuesBeforeHydration } from '../../hydration/values-before-hydration.js'
import type { CountryChoice } from './country-choice.js'
import { CountriesProvider, TickRow, tripPlanLanguage } from './form-rows.js'
import { PersonalSection } from './personal-section.js'
import { TreatmentSection } from './treatment-section.js'
import { tripPlanDraft } from './trip-plan-draft.js'
import { sentencesByField, type TripPlanOutcome } from './trip-plan-outcome.js'
import { emptyTripPlanValues, valuesFromForm, type TripPlanFieldName, type TripPlanValues } from './trip-plan-values.js'
import { tripPlanCopy as copy } from './trip-plans.copy.js'
import { useCountryChoice } from './use-country-choice.js'

type Sentences = Readonly<Record<string, string>>

interface SubmitTripPlanFormProps {
  readonly choice: CountryChoice
  /** What the form begins with: a chosen treatment, or what was sent without a script. */
  readonly initialValues: TripPlanValues
  /** The sentences of a form that was sent without a script and refused. */
  readonly initialErrors: Sentences
  readonly onReceived: (reference: string) => void
  /** The referral that goes along, and what says so with a way to remove it (D-14). */
  readonly referredBy: string | undefined
  readonly referralNote: ReactNode
  /** When the server wrote the page, in milliseconds. */
  readonly shownAt: number
}

/**
 * The trip-plan enquiry (TRIP-01..63): checked when it is sent, never before; refused with a summary and a sentence at
 * each field; sent once however often the button is pressed. Before its script has come it is a plain form that the
 * server answers.
 */
export function SubmitTripPlanForm({ choice, initialValues, initialErrors, ...props }: SubmitTripPlanFormProps) {
  const { website, filledIn } = useFormUse()
  const { submit, attempt } = useSubmit({ ...props, filledIn })
  const countries = useCountryChoice(choice)
  return (
    <Formik<TripPlanValues>
      initialValues={tripPlanDraft.resumed(initialValues)}
      initialErrors={initialErrors}
      validateOnChange={false}
      validateOnBlur={false}
      onSubmit={submit}
    >
      {({ handleSubmit, isSubmitting, errors, values, setValues }) => (
        <Around countries={countries.choice.countries}>
          <TripPlanFormElement
            onSubmit={handleSubmit}
            onTypedBefore={(typed) => void setValues(typed, false)}
            values={values}
            initialValues={initialValues}
          >
            <FormTrap website={website} shownAt={props.shownAt} />
            <ErrorSummary title={copy.summaryTitle} errors={summarised(errors as Sentences)} attempt={attempt} />
            <div className="grid gap-8">
              <PersonalSection choice={countries.choice} refreshCountries={countries.refresh} />
              <TreatmentSection />
              <ConsentSection />
            </div>
            {props.referralNote}
            <Button type="submit" variant="gold" disabled={isSubmitting} className="mt-8 w-full sm:w-auto sm:min-w-72">
              {isSubmitting ? copy.submitting : copy.submit}
            </Button>
          </TripPlanFormElement>
        </Around>
      )}
    </Formik>
  )
}

function Around({
  countries,
  children,
}: {
  readonly countries: CountryChoice['countries']
  readonly children: ReactNode
}) {
  return (
    <FormLanguageProvider value={tripPlanLanguage}>
      <CountriesProvider value={countries}>{children}</CountriesProvider>
    </FormLanguageProvider>
  )
}

interface TripPlanFormElementProps {
  readonly onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void
  readonly onTypedBefore: (values: TripPlanValues) => void
  readonly values: TripPlanValues
  readonly initialValues: TripPlanValues
  readonly children: ReactNode
}

/** The `<form>`: takes over what was typed before the script came, and keeps what is typed when the person leaves. */
function TripPlanFormElement({ onSubmit, onTypedBefore, values, initialValues, children }: TripPlanFormElementProps) {
  const form = useRef<HTMLFormElement>(null)
  const takeOver = useRef(onTypedBefore)

  useLayoutEffect(() => {
    if (!form.current || tripPlanDraft.kept()) return
    const typed = valuesFromForm(valuesBeforeHydration(form.current))
    if (JSON.stringify(typed) !== JSON.stringify(emptyTripPlanValues)) takeOver.current(typed)
  }, [])

  useEffect(() => tripPlanDraft.keep(values, initialValues), [values, initialValues])

  return (
    <form ref={form} method="post" noValidate onSubmit={onSubmit} aria-label={copy.title}>
      {children}
    </form>
  )
}

function ConsentSection() {
  return (
    <section aria-labelledby="consent-title" className="rounded-panel border border-line bg-surface p-6 md:p-10">
      <h2 id="consent-title" className="text-[1.375rem]">
        {copy.groups.consent}
      </h2>
      <p className="mt-1 mb-4 text-ink-2">{copy.consentIntro}</p>
      <TickRow name="consentGiven" text={personalDataConsent.text} />
      <TickRow name="healthDataConsentGiven" text={healthDataConsent.text} />
    </section>
  )
}

interface Submitting extends Pick<SubmitTripPlanFormProps, 'onReceived' | 'referredBy'> {
  readonly filledIn: () => Promise<FormUse>
}

/** Sends the form; `attempt` counts refusals, so that the summary can take focus once for each. */
function useSubmit({ onReceived, referredBy, filledIn }: Submitting) {
  const showToast = useToast()
  const [attempt, setAttempt] = useState(0)
  const key = useRef({ id: '', of: '' })

  const refuse = (sentences: Sentences, { setErrors }: FormikHelpers<TripPlanValues>): void => {
    setErrors(sentences)
    setAttempt((count) => count + 1)
  }
  const submit = async (values: TripPlanValues, helpers: FormikHelpers<TripPlanValues>): Promise<void> => {
    helpers.setErrors({})
    const outcome = await checkAndSend({ values, referredBy, filledIn }, key.current).catch((): TripPlanOutcome => ({
      kind: 'problem',
      problem: 'other',
    }))
    if (outcome.kind === 'input') refuse(sentencesByField(outcome.fields), helpers)
    else if (outcome.kind === 'problem') showToast({ tone: 'danger', ...copy.problems[outcome.problem] })
    else {
      tripPlanDraft.forget()
      showToast(copy.receivedToast)
      onReceived(outcome.reference)
    }
  }
  return { submit, attempt }
}

/** The rules and the graph client come with the first attempt (P5: they weigh as much as the page). */
async function checkAndSend(
  { values, referredBy, filledIn }: { values: TripPlanValues } & Omit<Submitting, 'onReceived'>,
  key: { id: string; of: string },
): Promise<TripPlanOutcome> {
  const { checkTripPlan } = await import('./check-trip-plan.js')
  const fields = checkTripPlan(values, new Date())
  if (fields.length > 0) return { kind: 'input', fields }
  // The same answers sent again are the same enquiry; other answers are another one.
  const of = JSON.stringify([values, referredBy])
  if (key.of !== of) Object.assign(key, { id: crypto.randomUUID(), of })
  const { sendTripPlan } = await import('./send-trip-plan.js')
  return sendTripPlan(values, { idempotencyKey: key.id, referredBy, formUse: await filledIn() })
}

/** Field order of the form, which is the order of the summary. */
const order = Object.keys(emptyTripPlanValues) as readonly TripPlanFieldName[]

function summarised(errors: Sentences) {
  return order.flatMap((name) => {
    const message = errors[name]
    return message ? [{ name, message }] : []
  })
}
