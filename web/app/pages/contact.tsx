import type { LegalVersionsShown } from '@seneb/contracts/vocabulary/legal-versions'
import { lazyComponent } from '@seneb/ui/lazy-part'
import { Suspense } from 'react'
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
import { consultationDefinition, type ConsultationValues } from '../features/consultations/consultation.definition.js'
import { consultationCopy as copy } from '../features/consultations/consultations.copy.js'
import { RequestConsultationForm } from '../features/consultations/request-consultation-form.js'
import {
  currentNames,
  offeredTreatmentsOf,
  readTreatmentTypes,
} from '../features/trip-plans/read-offered-treatments.server.js'
import { handleForm, readForm, statusOf } from '../forms/handle-form.server.js'
import { readLegalVersions } from '../forms/legal-versions.server.js'
import type { SenebLoadContext } from '../graph/load-context.js'
import { revalidatesAfterReceipt } from '../forms/receipt.js'
import { siteOriginOf } from '../root-data.js'
import { ownPageHead } from '../seo/page-head.js'
import { FormPage } from '../shell/form-page.js'
import { SectionErrorBoundary } from '../shell/error-view.js'
import { ProblemNote } from '../forms/form-result-views.js'

export const shouldRevalidate = revalidatesAfterReceipt

interface ContactData {
  readonly shownAt: number
  readonly legalVersions: LegalVersionsShown | undefined
  readonly today: string
  /** The list of treatments, which the page brings so that the form's script need not. */
  readonly treatments: readonly string[]
  readonly initialValues: ConsultationValues
  readonly meter: Meter
}

export async function loader({ context, url }: LoaderFunctionArgs<SenebLoadContext>): Promise<ContactData> {
  const now = new Date()
  const [types, meter, legalVersions] = await Promise.all([
    readTreatmentTypes(context.readFrame),
    readMeter(context.readFrame),
    readLegalVersions(context.readFrame),
  ])
  const named = currentNames(types)(url.searchParams.get('treatment') ?? '')
  const treatments = offeredTreatmentsOf(types).types.map(({ name }) => name)
  const treatmentType = treatments.includes(named) ? named : ''
  const initialValues = { ...consultationDefinition.empty, treatmentType }
  return {
    shownAt: now.getTime(),
    legalVersions,
    today: now.toISOString().slice(0, 10),
    treatments,
    initialValues,
    meter,
  }
}

/** Handles the form sent without JavaScript (CONT-15). */
export async function action({ request, context }: ActionFunctionArgs<SenebLoadContext>) {
  const result = await handleForm(consultationDefinition, await readForm(request), context)
  return data(result, { status: statusOf(result.outcome) })
}

export function meta({ matches }: MetaArgs) {
  const { pageTitle, description } = copy
  return ownPageHead({
    title: pageTitle,
    description,
    shown: [copy.title, copy.lead],
    path: '/contact-us',
    origin: siteOriginOf(matches),
    card: 'care-scene',
  })
}

/** Parts around the form cause no layout shift, so the form does not wait for their code. */
const DirectWays = lazyComponent(async () => (await import('../care-desk/care-desk-card.js')).DirectContacts)
const CareScene = lazyComponent(async () => (await import('../art/care-scene.svg?react')).default)
const ContactAside = lazyComponent(
  async () => (await import('../features/consultations/contact-aside.js')).ContactAside,
)

/** The contact and booking page (ROUTE-19, CONT-01). */
export default function ContactPage() {
  const { initialValues, meter, ...shown } = useLoaderData<typeof loader>()
  const sent = useActionData<typeof action>()
  const isReceived = sent?.outcome.kind === 'received'
  return (
    <FormPage copy={copy} art={<CareScene className="size-full" />} aside={<ContactAside meter={meter} />}>
      <section
        id="contact"
        aria-labelledby="contact-title"
        className="rounded-panel border border-line bg-surface p-[min(1.5rem,6vw)] md:p-10"
      >
        <h2 id="contact-title" className="text-[min(1.625rem,8.5vw)] md:text-[1.875rem]">
          {copy.formTitle}
        </h2>
        <p className="mt-1 text-ink-2">{copy.formText}</p>
        <Suspense>
          <DirectWays />
        </Suspense>
        <div className="mt-8" />
        {sent?.outcome.kind === 'problem' && <ProblemNote {...copy.problems[sent.outcome.problem]} />}
        <SectionErrorBoundary>
          <RequestConsultationForm
            {...shown}
            initialValues={isReceived ? consultationDefinition.empty : (sent?.values ?? initialValues)}
            result={sent}
          />
        </SectionErrorBoundary>
      </section>
    </FormPage>
  )
}
