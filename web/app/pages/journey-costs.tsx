import { savingsCountries, savingsProcedures } from '@seneb/contracts/vocabulary/savings-options'
import { redirect, useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router-dom'

import { Illustration } from '../art/illustrations.js'
import { ChooseJourneyForm } from '../features/journey-costs/choose-journey-form.js'
import { journeyCostsCopy } from '../features/journey-costs/journey-costs.copy.js'
import { OtherProcedures } from '../features/planning-tools/planning-tools.js'
import { journeyCostPath, findJourney } from '../features/journey-costs/journey-figures.js'
import type { SenebLoadContext } from '../graph/load-context.js'
import { Breadcrumbs, trailTo } from '../publications/breadcrumbs.js'
import { siteOriginOf } from '../root-data.js'
import { ownPageHead } from '../seo/page-head.js'
import { breadcrumbsOf } from '../seo/structured-data.js'
import { PageBand } from '../shell/page-band.js'
import { LinkList } from '../ui/link-list.js'

const copy = journeyCostsCopy.index
const trail = trailTo({ label: journeyCostsCopy.crumb, to: '/costs' })

/** Redirects to the comparison's page when both are chosen; with only one, the form shows which is missing. */
export function loader({ url }: LoaderFunctionArgs<SenebLoadContext>) {
  const [country, procedure] = ['country', 'procedure'].map((name) => url.searchParams.get(name))
  const comparison = findJourney({ country, procedure })
  if (comparison) return redirect(journeyCostPath(comparison))
  return {
    country: savingsCountries.find(({ value }) => value === country)?.value ?? '',
    procedure: savingsProcedures.find(({ value }) => value === procedure)?.value ?? '',
    isRequested: country !== null,
  }
}

export function meta({ matches }: MetaArgs) {
  const origin = siteOriginOf(matches)
  return ownPageHead({
    title: copy.pageTitle,
    description: copy.description,
    path: '/costs',
    origin,
    shown: [copy.title, copy.lead],
    about: [breadcrumbsOf(origin, trail)],
  })
}

/** Every comparison of a treatment at home with the whole journey, by choice or by list. */
export default function JourneyCostsPage() {
  const { isRequested, ...choices } = useLoaderData<typeof loader>()
  return (
    <>
      <PageBand
        eyebrow={copy.eyebrow}
        title={copy.title}
        lead={copy.lead}
        art={<Illustration name="article-header-map" className="size-full" />}
      />
      <Breadcrumbs trail={trail} />
      <div className="wrap grid gap-12 py-10 md:py-14 lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)] lg:items-start">
        <div>
          <ChooseJourneyForm choices={choices} isRequested={isRequested} />
          <OtherProcedures />
        </div>
        <section aria-labelledby="comparisons" className="min-w-0">
          <h2 id="comparisons" className="text-[1.625rem]">
            {copy.all}
          </h2>
          <div className="mt-6 grid gap-8">
            {savingsProcedures.map(({ name, value: procedure }) => (
              <LinkList
                key={procedure}
                inline
                id={procedure}
                title={name}
                level={3}
                links={savingsCountries.map(({ name: label, value: country }) => ({
                  to: journeyCostPath({ country, procedure }),
                  label,
                }))}
              />
            ))}
          </div>
        </section>
      </div>
    </>
  )
}
