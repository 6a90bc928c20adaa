import { savingsProcedureOf } from '@seneb/contracts/vocabulary/savings-options'
import { VisuallyHidden } from '@seneb/ui/visually-hidden'
import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router-dom'

import { plannerPathFor } from '../../publications/planner-path.js'
import { RichText } from '../../publications/rich-text.js'
import { hasLinkTo } from '../../publications/prose.js'
import type { Procedure } from '../../publications/publication.types.js'
import { specialtiesCopy as copy } from './specialties.copy.js'

/** Every procedure of the specialty, with how long people commonly stay, and where it leads (SPEC-02, CAT-02). */
export function ProcedureList({ procedures }: { readonly procedures: readonly Procedure[] }) {
  if (procedures.length === 0) return null
  return (
    <section aria-labelledby="procedures" className="section-air mt-10 bg-tint">
      <div className="wrap">
        <h2 id="procedures" className="title-2 scroll-mt-28">
          {copy.procedures}
        </h2>
        {procedures.some(({ reviewedBy }) => !reviewedBy) && (
          <p className="mt-3 text-[0.9375rem] text-ink-2">{copy.unreviewed}</p>
        )}
        <ul className="mt-10 grid gap-5 md:grid-cols-2 lg:grid-cols-3">
          {procedures.map((procedure) => (
            <li
              key={procedure.slug}
              id={procedure.slug}
              className="flex scroll-mt-28 flex-col rounded-card border border-line bg-surface p-6 md:p-7"
            >
              <h3 className="title-3">{procedure.name}</h3>
              <RichText prose={procedure.html} className="mt-2 grow text-[0.9688rem] text-ink-2" />
              <p className="mt-4 text-[0.9375rem] font-medium">{nightsOf(procedure)}</p>
              <Ways procedure={procedure} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

const link =
  'inline-flex min-h-11 items-center gap-2 font-semibold text-brand-strong underline-offset-4 hover:underline'

/** Where each card leads: its page, its days, and its price or who can name one. */
function Ways({ procedure: { html, name, path, slug } }: { readonly procedure: Procedure }) {
  const priced = savingsProcedureOf(slug)
  return (
    <>
      {!priced && <p className="mt-1 text-[0.9375rem]">{copy.noPriceOf}</p>}
      <ul className="mt-1 flex flex-wrap gap-x-5">
        {path && !hasLinkTo(path, html) && (
          <li>
            <Link to={path} className={link}>
              {copy.more}
              <VisuallyHidden> {name}</VisuallyHidden>
              <ArrowRight aria-hidden size={17} className="rtl:-scale-x-100" />
            </Link>
          </li>
        )}
        <li>
          <Link to={`/timeline/${slug}`} className={link}>
            {copy.days}
            <VisuallyHidden>: {name}</VisuallyHidden>
            <ArrowRight aria-hidden size={17} className="rtl:-scale-x-100" />
          </Link>
        </li>
        <li>
          <Link
            to={priced ? `/costs?procedure=${priced}` : plannerPathFor(slug)}
            rel={priced ? undefined : 'nofollow'}
            className={link}
          >
            {priced ? copy.costs : copy.askPrice}
            <VisuallyHidden>: {name}</VisuallyHidden>
            <ArrowRight aria-hidden size={17} className="rtl:-scale-x-100" />
          </Link>
        </li>
      </ul>
    </>
  )
}

function nightsOf({ minNights, maxNights }: Procedure): string {
  return maxNights === 0 ? copy.noNights : copy.nights(minNights, maxNights)
}
