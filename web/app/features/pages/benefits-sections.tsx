import { isServed } from '@seneb/contracts/vocabulary/site-routes'
import { ButtonLink } from '@seneb/ui/button-link'
import { Link } from 'react-router-dom'

import { PublicationArt } from '../../publications/publication-art.js'
import type { SpecialtyCard } from '../../publications/publication.types.js'
import { publicationsCopy } from '../../publications/publications.copy.js'
import { pagesCopy } from './pages.copy.js'

const copy = pagesCopy.calculator

/** The way to the calculator, once there is one (SPEC-08). */
export function CalculatorCall() {
  if (!isServed('/budget-estimator')) return null
  return (
    <section aria-labelledby="calculator" className="wrap pt-[clamp(56px,6vw,88px)]">
      <div className="flex flex-wrap items-center justify-between gap-x-12 gap-y-5 rounded-panel border border-line bg-warm p-7 md:p-10">
        <div>
          <h2 id="calculator" className="text-[min(1.625rem,8.5vw)]">
            {copy.title}
          </h2>
          <p className="measure mt-2 text-ink-2">{copy.text}</p>
        </div>
        <ButtonLink to="/budget-estimator" variant="outline">
          {publicationsCopy.calculate}
        </ButtonLink>
      </div>
    </section>
  )
}

interface TreatmentLink {
  readonly slug: string
  readonly path: string
  readonly name: string
  readonly specialty: string
}

interface SpecialtyListProps {
  readonly specialties: readonly SpecialtyCard[]
  readonly treatments: readonly TreatmentLink[]
}

/** The nine specialties, each with its treatment pages (SPEC-08, CAT-01, ROUTE-27). */
export function SpecialtyList({ specialties, treatments }: SpecialtyListProps) {
  if (specialties.length === 0) return null
  return (
    <section aria-labelledby="specialties" className="mt-6 bg-tint py-10 md:py-14">
      <div className="wrap">
        <h2 id="specialties" className="title-2">
          {pagesCopy.specialties}
        </h2>
        <ul className="mt-10 grid gap-5 md:grid-cols-2 lg:grid-cols-3">
          {specialties.map(({ slug, path, name, summary, image }) => (
            <li
              key={slug}
              className="fixed-card flex flex-col overflow-hidden rounded-card border border-line bg-surface"
            >
              <PublicationArt picture={image} className="aspect-5/2 w-full" />
              <div className="grow p-6">
                <h3 className="title-3">
                  <Link to={path} className="text-brand-strong underline-offset-4 hover:underline">
                    {name}
                  </Link>
                </h3>
                <p className="mt-2 text-[0.9688rem] text-ink-2">{summary}</p>
                <TreatmentLinks treatments={treatments.filter(({ specialty }) => specialty === slug)} />
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function TreatmentLinks({ treatments }: { readonly treatments: readonly TreatmentLink[] }) {
  if (treatments.length === 0) return null
  return (
    <div className="mt-4 text-[0.9375rem]">
      <p className="text-ink-2">{pagesCopy.inDetail}</p>
      <ul className="flex flex-wrap gap-x-4">
        {treatments.map(({ slug, path, name }) => (
          <li key={slug}>
            <Link to={path} className="inline-flex min-h-10 items-center underline underline-offset-4">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
