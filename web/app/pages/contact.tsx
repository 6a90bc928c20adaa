import { treatmentTypeNames } from '@seneb/contracts/vocabulary/treatments'
import {
  data,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
} from 'react-router-dom'

import { emptyConsultationValues, type ConsultationValues } from '../features/consultations/consultation-values.js'
import { consultationCopy as copy } from '../features/consultations/consultations.copy.js'
import { RequestConsultationForm } from '../features/consultations/request-consultation-form.js'
import { requestWithoutScript } from '../features/consultations/request-without-script.server.js'
import type { SenebLoadContext } from '../graph/load-context.js'
import { readForm } from '../read-form.server.js'
import type { RouteHandle } from '../hydration/hydration-trigger.js'
import { siteOriginOf } from '../root-data.js'
import { pageHead } from '../seo/page-head.js'
import { FormPage } from '../shell/form-page.js'
import { lazyPart } from '../ui/lazy-part.js'
import { PartBoundary } from '../shell/part-boundary.js'
import { ProblemNote } from '../ui/problem-note.js'

/** A form comes as plain HTML; its script is loaded at once and hydrates it at the first event of a user (P5). */
export const handle: RouteHandle = { hydrate: 'presence' }

interface ContactData {
  readonly shownAt: number
  readonly today: string
  readonly initialValues: ConsultationValues
}

export function loader({ url }: LoaderFunctionArgs<SenebLoadContext>): ContactData {
  const now = new Date()
  const named = url.searchParams.get('treatment') ?? ''
  const treatmentType = treatmentTypeNames.includes(named) ? named : ''
  const initialValues = { ...emptyConsultationValues, treatmentType }
  return { shownAt: now.getTime(), today: now.toISOString().slice(0, 10), initialValues }
}

/** Answers the form when it is sent without JavaScript (CONT-15). */
export async function action({ request, context }: ActionFunctionArgs<SenebLoadContext>) {
  const answer = await requestWithoutScript(await readForm(request), context.askGraph, new Date())
  const { kind } = answer.outcome
  return data(answer, { status: kind === 'received' ? 200 : kind === 'input' ? 422 : 503 })
}

export function meta({ matches }: MetaArgs) {
  const { pageTitle, description } = copy
  return pageHead({
    title: pageTitle,
    description,
    path: '/contact-us',
    origin: siteOriginOf(matches),
    card: 'care-scene',
  })
}

/** What stands around the form moves nothing, so the form does not wait for its code (P5). */
const CareScene = lazyPart(async () => (await import('../art/care-scene.js')).CareScene)
const ContactAside = lazyPart(async () => (await import('../features/consultations/contact-aside.js')).ContactAside)

/** The contact and booking page (ROUTE-19, CONT-01). */
export default function ContactPage() {
  const { initialValues, ...shown } = useLoaderData<typeof loader>()
  const sent = useActionData<typeof action>()
  const isReceived = sent?.outcome.kind === 'received'
  return (
    <FormPage copy={copy} art={<CareScene className="size-full" />} aside={<ContactAside />}>
      <section
        id="contact"
        aria-labelledby="contact-title"
        className="rounded-panel border border-line bg-surface p-6 md:p-10"
      >
        <h2 id="contact-title" className="text-[1.625rem] md:text-[1.875rem]">
          {copy.formTitle}
        </h2>
        <p className="mt-1 mb-8 text-ink-2">{copy.formText}</p>
        {sent?.outcome.kind === 'problem' && <ProblemNote {...copy.problems[sent.outcome.problem]} />}
        <PartBoundary>
          <RequestConsultationForm
            {...shown}
            initialValues={sent && !isReceived ? sent.values : isReceived ? emptyConsultationValues : initialValues}
            outcome={sent?.outcome}
          />
        </PartBoundary>
      </section>
    </FormPage>
  )
}
