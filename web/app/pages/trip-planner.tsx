import type { LegalVersionsShown } from '@seneb/contracts/vocabulary/legal-versions'
import { lazyComponent } from '@seneb/ui/lazy-part'
import { Suspense, useMemo } from 'react'
import {
  data,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
} from 'react-router-dom'

import type { Meter } from '../reply-promises/promise-meter.js'
import { readMeter } from '../reply-promises/read-promise-meter.server.js'
import {
  carriedFormValues,
  choicesFrom,
  type CarriedFormValues,
} from '../features/savings-estimates/savings-choices.js'
import { AttributionNote } from '../features/referrals/attribution-note.js'
import { useReferral } from '../features/referrals/use-referral.js'
import {
  carriedCountryChoice,
  countryChoiceOf,
  type CarriedCountryChoice,
} from '../features/trip-plans/country-choice.js'
import { countryChoiceFrom } from '../features/trip-plans/read-country-choice.js'
import { FormAside, FormSections } from '../features/trip-plans/form-aside.js'
import type { OfferedTreatments } from '../features/trip-plans/offered-treatments.js'
import { valuesFromLink, plannedStayFrom } from '../features/trip-plans/planned-stay.server.js'
import { offeredTreatmentsOf, readTreatmentTypes } from '../features/trip-plans/read-offered-treatments.server.js'
import { SubmitTripPlanForm } from '../features/trip-plans/submit-trip-plan-form.js'
import { tripPlanDefinition, type TripPlanValues } from '../features/trip-plans/trip-plan.definition.js'
import { tripPlanCopy as copy } from '../features/trip-plans/trip-plans.copy.js'
import { handleForm, readForm, statusOf } from '../forms/handle-form.server.js'
import type { FormResult } from '../forms/form-request.js'
import { ProblemNote, receivedView } from '../forms/form-result-views.js'
import { legalVersionsFrom } from '../forms/legal-versions.server.js'
import { revalidatesAfterReceipt, useReceipt, type Receipt } from '../forms/receipt.js'
import { CountriesDocument, SiteSettingsDocument } from '../graph/generated/graphql.js'
import type { SenebLoadContext } from '../graph/load-context.js'
import { siteOriginOf } from '../root-data.js'
import { ownPageHead } from '../seo/page-head.js'
import { SectionErrorBoundary } from '../shell/error-view.js'
import { FormPage } from '../shell/form-page.js'
import { HeaderGround } from '../shell/page-band.js'
import { siteSettingsFrom } from '../shell/site-settings.js'

export const shouldRevalidate = revalidatesAfterReceipt

/** Maximum time the page waits for its lists; the browser requests late ones again (AIR-01). */
const timeoutMs = 800

interface TripPlannerData {
  readonly choice: CarriedCountryChoice
  readonly treatments: OfferedTreatments
  /** Answers in the link. */
  readonly carried: CarriedFormValues
  /** Values for the form from a stay timeline. */
  readonly planned: ReturnType<typeof plannedStayFrom>
  /** Time at which the server rendered the page, in ms. */
  readonly shownAt: number
  readonly legalVersions: LegalVersionsShown | undefined
  readonly meter: Meter
  /** Whether the team accepts new enquiries. */
  readonly isOpen: boolean
}

export async function loader({ context, url }: LoaderFunctionArgs<SenebLoadContext>): Promise<TripPlannerData> {
  const [reading, meter, site, types] = await Promise.all([
    context.queryGraph(CountriesDocument, {}, timeoutMs),
    readMeter(context.readFrame),
    context.readFrame(SiteSettingsDocument, {}, timeoutMs),
    readTreatmentTypes(context.readFrame),
  ])
  const treatments = offeredTreatmentsOf(types)
  const carried = valuesFromLink(carriedFormValues(choicesFrom(url.searchParams)), url.searchParams, types)
  const planned = plannedStayFrom(url.searchParams)
  const choice = carriedCountryChoice(countryChoiceFrom(reading))
  const isOpen = siteSettingsFrom(site).acceptsTripPlans
  const legalVersions = legalVersionsFrom(site)
  return { choice, treatments, carried, planned, shownAt: Date.now(), legalVersions, meter, isOpen }
}

/** Handles the form sent without JavaScript (TRIP-63). */
export async function action({ request, context }: ActionFunctionArgs<SenebLoadContext>) {
  const result = await handleForm(tripPlanDefinition, await readForm(request), context)
  return data(result, { status: statusOf(result.outcome) })
}

export function meta({ matches }: MetaArgs) {
  return ownPageHead({
    title: copy.pageTitle,
    description: copy.description,
    shown: [copy.title, copy.lead, copy.personal.title, copy.treatment.title],
    path: '/trip-planner',
    origin: siteOriginOf(matches),
  })
}

/** Parts around the form cause no layout shift, so the form does not wait for their code. */
const Courtyard = lazyComponent(async () => (await import('../art/courtyard.svg?react')).default)
const CarriedNote = lazyComponent(
  async () => (await import('../features/savings-estimates/carried-note.js')).CarriedNote,
)

const PlannerPaused = lazyComponent(
  async () => (await import('../features/trip-plans/planner-paused.js')).PlannerPaused,
)
const NoReceipt = lazyComponent(async () => (await import('../forms/no-receipt.js')).NoReceipt)

const { ReceivedView, useReceivedViewSoon } = receivedView(
  async () => (await import('../features/trip-plans/trip-plan-received.js')).TripPlanReceived,
  copy.receivedToast.title,
)

/** The trip planner (ROUTE-09). */
export default function TripPlannerPage() {
  const {
    choice: carriedChoice,
    carried,
    isOpen,
    meter,
    planned,
    treatments,
    ...shown
  } = useLoaderData<typeof loader>()
  const choice = useMemo(() => countryChoiceOf(carriedChoice), [carriedChoice])
  const sent = useActionData<typeof action>()
  const { isRequested, receipt, show } = useReceipt()
  const { referralId } = useReferral()
  useReceivedViewSoon()
  const received = receipt ?? receiptWithoutScript(sent)
  if (received || isRequested) {
    return (
      <>
        <HeaderGround />
        {received ? (
          <ReceivedView receipt={received} />
        ) : (
          <Suspense>
            <NoReceipt formPath="/trip-planner" formCopy={copy.pageTitle} />
          </Suspense>
        )}
      </>
    )
  }
  // Answers sent without a script exist only in this response, so the form stays.
  if (!isOpen && !sent) {
    return (
      <FormPage copy={{ ...copy, lead: copy.pausedLead }} art={<Courtyard className="size-full" />} aside={null}>
        <Suspense>
          <PlannerPaused />
        </Suspense>
      </FormPage>
    )
  }
  return (
    <FormPage
      copy={copy}
      art={<Courtyard className="size-full" />}
      sections={<FormSections />}
      aside={<FormAside meter={meter} />}
    >
      <div>
        {sent?.outcome.kind === 'problem' && <ProblemNote {...copy.problems[sent.outcome.problem]} />}
        <Suspense>{carried.medicalProcedure && <CarriedNote procedure={carried.medicalProcedure} />}</Suspense>
        <SectionErrorBoundary>
          <SubmitTripPlanForm
            choice={choice}
            treatments={treatments}
            initialValues={sent?.values ?? { ...tripPlanDefinition.empty, ...carried, ...planned }}
            result={sent}
            onReceived={(reference, _form, { email }) => show({ reference, sentTo: email })}
            referredBy={referralId}
            referralNote={<AttributionNote />}
            {...shown}
          />
        </SectionErrorBoundary>
      </div>
    </FormPage>
  )
}

/** Returns the receipt of a form that the browser submitted without a script. */
function receiptWithoutScript(sent: FormResult<TripPlanValues> | undefined): Receipt | undefined {
  if (sent?.outcome.kind !== 'received') return undefined
  return { reference: sent.outcome.receipt, sentTo: sent.values.email }
}
