import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router-dom'

import type { SpecialtyPageQuery } from '../../graph/generated/graphql.js'
import { specialtiesCopy as copy } from './specialties.copy.js'

type TreatmentCard = NonNullable<SpecialtyPageQuery['specialty']>['treatments'][number]

interface TreatmentCardsProps {
  readonly treatments: readonly TreatmentCard[]
  /** Pages that the procedures lead to already. */
  readonly linked: readonly (string | null)[]
}

/** The treatments that have a page of their own and no procedure that leads to it (ROUTE-27). */
export function TreatmentCards({ treatments, linked }: TreatmentCardsProps) {
  const shown = treatments.filter(({ path }) => !linked.includes(path))
  if (shown.length === 0) return null
  return (
    <section aria-labelledby="treatments" className="wrap pt-[clamp(72px,8.6vw,110px)]">
      <h2 id="treatments" className="title-2">
        {copy.treatments}
      </h2>
      <ul className="mt-10 grid gap-5 md:grid-cols-2">
        {shown.map(({ path, name, summary }) => (
          <li key={path}>
            <Link
              to={path}
              className="group flex h-full items-center gap-5 rounded-card border border-line bg-surface p-[min(1.5rem,6vw)] hover:border-control md:p-7"
            >
              <span className="min-w-0 grow hyphens-auto wrap-anywhere">
                <span className="title-3 block font-display">{name}</span>
                <span className="mt-1 block text-[0.9688rem] text-ink-2">{summary}</span>
              </span>
              <ArrowRight
                aria-hidden
                size={20}
                className="shrink-0 text-brand transition-transform group-hover:translate-x-1 rtl:-scale-x-100"
              />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
