import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router-dom'

import { Illustration } from '../art/illustrations.js'
import { QuoteCheckForm, type ProcedureOption } from '../features/quote-checks/quote-check-form.js'
import { QuoteCheckResult, type RequestedProcedure } from '../features/quote-checks/quote-check-result.js'
import { ticksFrom, type QuoteTicks } from '../features/quote-checks/quote-check.rules.js'
import { quoteCheckCopy as copy } from '../features/quote-checks/quote-checks.copy.js'
import { ProcedureQuestionsDocument } from '../graph/generated/graphql.js'
import type { SenebLoadContext } from '../graph/load-context.js'
import { Breadcrumbs, trailTo } from '../publications/breadcrumbs.js'
import { respondWith } from '../publications/publication-reading.server.js'
import { PublicationView } from '../publications/publication-view.js'
import { siteOriginOf } from '../root-data.js'
import { ownPageHead } from '../seo/page-head.js'
import { breadcrumbsOf, toChecklist } from '../seo/structured-data.js'
import { PageBand } from '../shell/page-band.js'

const path = '/check-quote'
const trail = trailTo({ label: copy.crumb, to: path })

interface QuotePage {
  readonly ticks: QuoteTicks
  /** True once the form was sent. */
  readonly isChecked: boolean
  readonly procedure: RequestedProcedure | null
  readonly procedures: readonly ProcedureOption[]
}

export async function loader({ context, url }: LoaderFunctionArgs<SenebLoadContext>) {
  const reading = await context.readPublished(ProcedureQuestionsDocument, {})
  return respondWith(reading, ({ treatmentTypes }): QuotePage => {
    const ticks = ticksFrom(url.searchParams, treatmentTypes)
    const offered = treatmentTypes.flatMap(({ procedures: ofType, slug: type }) =>
      ofType.map((one) => ({ ...one, type })),
    )
    const named = offered.find(({ slug }) => slug === ticks.procedure)
    const procedure = named ? { name: named.name, questions: named.questionsForProvider } : null
    const procedures = offered
      .filter(({ slug }) => slug !== 'other')
      .map(({ name, slug, type }) => ({ value: slug, label: name, type }))
    return { ticks, isChecked: url.searchParams.has('checked'), procedure, procedures }
  })
}

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  const origin = siteOriginOf(matches)
  return ownPageHead({
    title: copy.pageTitle,
    description: copy.description,
    path,
    origin,
    shown: [copy.title, copy.lead],
    indexed: loaderData?.state === 'found',
    about: [
      breadcrumbsOf(origin, trail),
      toChecklist(
        { url: `${origin}${path}`, name: copy.title, description: copy.description },
        Object.values(copy.points).map(({ question }) => question),
      ),
    ],
  })
}

/** Checklist for a clinic's quote: missing items, warning signs and questions to ask. */
export default function CheckQuotePage() {
  return (
    <PublicationView reading={useLoaderData<typeof loader>()} missing={null}>
      {({ isChecked, procedure, procedures, ticks }) => (
        <>
          <PageBand
            eyebrow={copy.eyebrow}
            title={copy.title}
            lead={copy.lead}
            art={<Illustration name="empty-chart" className="size-full" />}
          />
          <Breadcrumbs trail={trail} />
          <div className="wrap grid grid-cols-[minmax(0,1fr)] py-10 md:py-14 lg:max-w-[calc(820px+48px)]">
            <div id="answer" className="scroll-mt-28">
              {isChecked && <QuoteCheckResult ticks={ticks} procedure={procedure} />}
            </div>
            <QuoteCheckForm ticks={ticks} procedures={procedures} />
          </div>
        </>
      )}
    </PublicationView>
  )
}
