import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router-dom'

import { ArticleHeaderMap, EmptyChart } from '../art/illustrations.js'
import { SavingsEstimateForm } from '../features/savings-estimates/savings-estimate-form.js'
import { readAskedSavings } from '../features/savings-estimates/read-savings.server.js'
import { QuoteCall, SavingsResult } from '../features/savings-estimates/savings-result.js'
import { savingsCopy } from '../features/savings-estimates/savings-estimates.copy.js'
import type { SavingsReading } from '../features/savings-estimates/savings-reading.js'
import type { SenebLoadContext } from '../graph/load-context.js'
import { siteOriginOf } from '../root-data.js'
import { PageBand } from '../shell/page-band.js'
import { pageHead } from '../seo/page-head.js'

const copy = savingsCopy.estimator

export function loader({ context, url }: LoaderFunctionArgs<SenebLoadContext>): Promise<SavingsReading> {
  return readAskedSavings(url.searchParams, context.askGraph)
}

export function meta({ matches }: MetaArgs) {
  return pageHead({
    title: copy.pageTitle,
    description: copy.description,
    path: '/budget-estimator',
    origin: siteOriginOf(matches),
  })
}

/** The savings calculator's own page (ROUTE-08, CALC-01): what was chosen on the home page stands in it already. */
export default function BudgetEstimatorPage() {
  const reading = useLoaderData<typeof loader>()
  return (
    <>
      <PageBand
        eyebrow={copy.eyebrow}
        title={
          <>
            {copy.title} <span className="page-band-line">{copy.lead}</span>
          </>
        }
        art={<ArticleHeaderMap className="size-full" />}
      />
      <div className="wrap grid gap-8 py-12 md:py-16 lg:grid-cols-[minmax(0,26rem)_1fr] lg:items-start lg:gap-12">
        <section aria-labelledby="estimate-form" className="rounded-panel border border-line bg-surface p-6 md:p-10">
          <h2 id="estimate-form" className="mb-6 text-[1.625rem]">
            {copy.formTitle}
          </h2>
          <SavingsEstimateForm reading={reading} />
        </section>
        <section
          id="estimate"
          aria-label={savingsCopy.result.label}
          aria-live="polite"
          className="rounded-panel bg-warm p-6 md:p-10 lg:sticky lg:top-28"
        >
          <Answer reading={reading} />
        </section>
      </div>
    </>
  )
}

function Answer({ reading: { choices, estimate, isUnavailable } }: { readonly reading: SavingsReading }) {
  if (isUnavailable) return <p className="font-semibold">{savingsCopy.result.unavailable}</p>
  if (!estimate) {
    return (
      <div className="grid justify-items-center gap-6 text-center">
        <EmptyChart className="w-full max-w-sm rounded-card" />
        <p className="max-w-[36ch] text-ink-2">{savingsCopy.result.empty}</p>
      </div>
    )
  }
  return (
    <SavingsResult estimate={estimate}>
      <QuoteCall choices={choices} />
    </SavingsResult>
  )
}
