import { savingsProcedures } from '@seneb/contracts/vocabulary/savings-options'
import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router-dom'

import { Illustration } from '../art/illustrations.js'
import {
  PriceNotes,
  SavingsEstimateForm,
  useResultInView,
} from '../features/savings-estimates/savings-estimate-form.js'
import { PlanningTools, OtherProcedures } from '../features/planning-tools/planning-tools.js'
import { PriceTable } from '../features/savings-estimates/price-table.js'
import { readRequestedSavings, readPriceTable } from '../features/savings-estimates/read-savings.server.js'
import { QuoteCall, SavingsResult } from '../features/savings-estimates/savings-result.js'
import { savingsCopy } from '../features/savings-estimates/savings-estimates.copy.js'
import type { SavingsReading } from '../features/savings-estimates/savings-choices.js'
import type { SenebLoadContext } from '../graph/load-context.js'
import { siteOriginOf } from '../root-data.js'
import { PageBand } from '../shell/page-band.js'
import { ownPageHead } from '../seo/page-head.js'

const copy = savingsCopy.estimator

export async function loader({ context, url }: LoaderFunctionArgs<SenebLoadContext>) {
  const [result, prices] = await Promise.all([
    readRequestedSavings(url.searchParams, context.queryGraph),
    readPriceTable(context.readPublished),
  ])
  return { reading: result, prices }
}

export function meta({ matches }: MetaArgs) {
  return ownPageHead({
    title: copy.pageTitle,
    description: copy.description,
    shown: [copy.title, copy.formTitle, savingsCopy.table.title],
    path: '/budget-estimator',
    origin: siteOriginOf(matches),
  })
}

/** Page of the savings calculator (ROUTE-08, CALC-01); choices made on the home page are prefilled. */
export default function BudgetEstimatorPage() {
  const { reading, prices } = useLoaderData<typeof loader>()
  const result = useResultInView(reading)
  return (
    <>
      <PageBand
        eyebrow={copy.eyebrow}
        title={copy.title}
        lead={copy.lead}
        art={<Illustration name="article-header-map" className="size-full" />}
      />
      <div className="wrap grid gap-8 py-12 md:py-16 lg:grid-cols-[minmax(0,26rem)_1fr] lg:items-start lg:gap-12">
        <section aria-labelledby="estimate-form" className="rounded-panel border border-line bg-surface p-6 md:p-10">
          <h2 id="estimate-form" className="text-[min(1.625rem,8.5vw)]">
            {copy.formTitle}
          </h2>
          <p className="mt-2 mb-6 text-[0.9688rem] text-ink-2">{copy.formText}</p>
          <SavingsEstimateForm reading={reading} />
          <OtherProcedures />
        </section>
        <section
          id="estimate"
          ref={result}
          tabIndex={-1}
          aria-label={savingsCopy.result.label}
          className="scroll-mt-24 rounded-panel bg-warm p-6 md:p-10 lg:sticky lg:top-28"
        >
          <EstimateResult reading={reading} />
        </section>
      </div>
      <PriceNotes />
      <PriceTable prices={prices} choices={reading.choices} />
      <PlanningTools
        procedures={savingsProcedures
          .filter(({ value }) => value === reading.choices.procedure || !reading.estimate)
          .map(({ catalogueSlug }) => catalogueSlug)}
        country={reading.estimate?.country}
      />
    </>
  )
}

function EstimateResult({ reading: { choices, estimate, isUnavailable } }: { readonly reading: SavingsReading }) {
  if (isUnavailable) return <p className="font-semibold">{savingsCopy.result.unavailable}</p>
  if (!estimate) {
    return (
      <div className="grid justify-items-center gap-6 text-center">
        <Illustration name="empty-chart" className="w-full max-w-sm rounded-card" />
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
