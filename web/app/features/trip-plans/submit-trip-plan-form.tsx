import { storedNames } from '@seneb/contracts/vocabulary/browser-storage'
import type { LegalVersionsShown } from '@seneb/contracts/vocabulary/legal-versions'
import { personalDataConsent, planDraftConsent } from '@seneb/contracts/vocabulary/consent-texts'
import { useCallback, useEffect, useState, type ReactNode } from 'react'

import { ownTimeZone } from '../../forms/form-definition.js'
import { DraftLine } from '../../forms/draft-line.js'
import { formDraft } from '../../forms/form-draft.js'
import { FormFrame } from '../../forms/form-frame.js'
import type { FormResult } from '../../forms/form-request.js'
import { CollapsedOnPhones, SubmitButton } from '../../forms/form-section.js'
import type { WithResult } from '../../forms/form-state.js'
import type { CountryChoice } from './country-choice.js'
import { CountriesProvider, TickRow, TreatmentsProvider } from './form-rows.js'
import type { OfferedTreatments } from './offered-treatments.js'
import { requestedFirst, PersonalSection } from './personal-section.js'
import { TreatmentSection } from './treatment-section.js'
import { withResult, tripPlanDefinition, type TripPlanValues } from './trip-plan.definition.js'
import { tripPlanCopy as copy } from './trip-plans.copy.js'

interface SubmitTripPlanFormProps {
  readonly choice: CountryChoice
  readonly treatments: OfferedTreatments
  /** Initial values of the form: a chosen treatment, or the values sent without a script. */
  readonly initialValues: TripPlanValues
  readonly result: FormResult<TripPlanValues> | undefined
  readonly onReceived: (reference: string, form: unknown, values: TripPlanValues) => void
  /** Referral sent with the enquiry; `referralNote` shows it with a button to remove it (D-14). */
  readonly referredBy: string | undefined
  readonly referralNote: ReactNode
  /** Time at which the server rendered the page, in ms. */
  readonly shownAt: number
  readonly legalVersions: LegalVersionsShown | undefined
}

const secondNotRequested = new Set<string>([...requestedFirst, 'treatmentType', 'medicalProcedure'])
/**
 * Fields of the second section, for its fold on phones. Excludes the treatment: a link can prefill it, so it does not
 * show how far the person got.
 */
const secondSectionFields = (Object.keys(tripPlanDefinition.empty) as (keyof TripPlanValues)[]).filter(
  (name) => !secondNotRequested.has(name),
)

const draft = formDraft<TripPlanValues>(storedNames.tripPlanDraft, tripPlanDefinition.empty)

/** The trip-plan enquiry form (TRIP-01..64); typed values are kept until the tab is closed. */
export function SubmitTripPlanForm({
  choice,
  referredBy,
  referralNote,
  treatments,
  ...props
}: SubmitTripPlanFormProps) {
  const countries = useCountryChoice(choice)
  const withAnswer = useCallback<WithResult<TripPlanValues>>(
    (values, name, value) => withResult(values, name, value, treatments),
    [treatments],
  )
  return (
    <TreatmentsProvider value={treatments}>
      <CountriesProvider value={countries.choice.countries}>
        <FormFrame
          definition={tripPlanDefinition}
          copy={copy}
          draft={draft}
          withResult={withAnswer}
          alongside={() => ({ more: { referredBy, timeZone: ownTimeZone() } })}
          {...props}
        >
          <DraftLine draft={draft} empty={tripPlanDefinition.empty} />
          <div className="grid grid-cols-1 gap-5 sm:gap-8">
            <PersonalSection choice={countries.choice} refreshCountries={countries.refresh} />
            <CollapsedOnPhones step={2} {...copy.treatment} expandLabel={copy.unfold} names={secondSectionFields}>
              <div className="grid grid-cols-1 gap-5 max-sm:pt-5 sm:gap-8">
                <TreatmentSection />
                {referralNote}
                <ConsentSection />
              </div>
            </CollapsedOnPhones>
          </div>
        </FormFrame>
      </CountriesProvider>
    </TreatmentsProvider>
  )
}

/** Keeps the consents next to the button that sends the form (TRIP-26, D-83). */
function ConsentSection() {
  return (
    <section
      aria-labelledby="consent-title"
      className="rounded-panel border border-line bg-surface p-[min(1.25rem,5vw)] md:p-10"
    >
      <h2 id="consent-title" className="text-[1.375rem]">
        {copy.groups.consent}
      </h2>
      <p className="mt-1 mb-2 text-ink-2 max-sm:text-[0.9375rem] sm:mb-4">{copy.consentIntro}</p>
      <TickRow name="consentGiven" text={personalDataConsent.text} />
      <TickRow name="planDraftConsentGiven" text={planDraftConsent.text} without={copy.withoutDraft} />
      <SubmitButton className="mt-6" />
    </section>
  )
}

/**
 * Keeps the countries of the page: those it loaded with, requested again when they were late or on request
 * (AIR-01..05).
 */
function useCountryChoice(initial: CountryChoice) {
  const [choice, setChoice] = useState(initial)

  const load = useCallback(async (refresh: boolean): Promise<void> => {
    setChoice((current) => ({ ...current, state: 'loading' }))
    try {
      const { fetchCountries: askCountries } = await import('./fetch-lists.js')
      setChoice(await askCountries(refresh))
    } catch {
      setChoice((current) => ({ ...current, state: 'failed' }))
    }
  }, [])

  useEffect(() => {
    if (initial.state === 'loading') void load(false)
  }, [initial.state, load])

  return { choice, refresh: () => void load(true) }
}
