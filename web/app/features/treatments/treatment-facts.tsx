import { Link } from 'react-router-dom'

import type { Procedure, SpecialtyCard } from '../../publications/publication.types.js'
import { treatmentsCopy as copy } from './treatments.copy.js'

interface TreatmentFactsProps {
  readonly specialty: Pick<SpecialtyCard, 'name' | 'path'>
  readonly procedure: Procedure | null
}

/** The few figures people look for first, and that they are typical ones (ROUTE-27). */
export function TreatmentFacts({ specialty, procedure }: TreatmentFactsProps) {
  return (
    <section aria-labelledby="facts" className="mb-8 rounded-card border border-line bg-surface p-6">
      <h2 id="facts" className="title-3">
        {copy.atAGlance}
      </h2>
      <dl className="mt-3 text-[0.9688rem]">
        <dt className="text-ink-2">{copy.field}</dt>
        <dd>
          <Link
            to={specialty.path}
            className="inline-flex min-h-10 items-center font-medium text-brand-strong underline underline-offset-4"
          >
            {specialty.name}
          </Link>
        </dd>
        {procedure && (
          <>
            <dt className="mt-2 text-ink-2">{copy.stay}</dt>
            <dd className="font-medium">{copy.nights(procedure.minNights, procedure.maxNights)}</dd>
          </>
        )}
      </dl>
      <p className="mt-3 text-[0.875rem] text-ink-2">
        {copy.facts}
        {!procedure?.reviewedBy && ` ${copy.unreviewed}`}
      </p>
    </section>
  )
}
