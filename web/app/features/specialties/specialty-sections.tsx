import { findSavingsProcedure } from '@seneb/contracts/vocabulary/savings-options'
import { VisuallyHidden } from '@seneb/ui/visually-hidden'
import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router-dom'

import type { SpecialtyPageQuery } from '../../graph/generated/graphql.js'
import { sectionNamed, type Fact } from '../../publications/fact-band.js'
import { plannerPathFor } from '../../publications/planner-path.js'
import { hasLinkTo } from '../../publications/prose.js'
import type { Procedure, TextBody, TreatmentPackage } from '../../publications/publication.types.js'
import { publicationsCopy } from '../../publications/publications.copy.js'
import { RichText } from '../../publications/rich-text.js'
import { dayOf, dollars } from '../../ui/figures.js'
import { specialtiesCopy as copy } from './specialties.copy.js'

/** Packages with where their price starts, its date and its source (GEN-03, SEO-10, O-9, D-24). */
export function PackageCards({ packages }: { readonly packages: readonly TreatmentPackage[] }) {
  if (packages.length === 0) return null
  return (
    <section aria-labelledby="packages" className="wrap section-air">
      <h2 id="packages" className="title-2 scroll-mt-28">
        {copy.packages}
      </h2>
      <ul className="mt-10 grid gap-5">
        {packages.map(({ key, name, description, fromUsd, asOf, validUntil, priceSource, seller }) => (
          <li
            key={key}
            className="grid items-center gap-x-12 gap-y-5 rounded-panel border border-line bg-surface p-7 md:grid-cols-[1.6fr_1fr] md:p-10"
          >
            <div>
              <h3 className="text-[min(1.625rem,8.5vw)]">{name}</h3>
              <p className="measure mt-2 text-ink-2">{description}</p>
              <p className="mt-4 text-[0.9375rem] font-medium">{publicationsCopy.consultationFirst}</p>
            </div>
            <div>
              <p className="font-display text-[min(2.25rem,11vw)] leading-tight font-medium">
                <span className="text-[1.125rem] text-ink-2">{publicationsCopy.from} </span>
                {dollars(fromUsd)}
              </p>
              <p className="mt-2 text-[0.9375rem] text-ink-2">
                <time dateTime={asOf}>{copy.checked(dayOf(asOf))}</time>
                {validUntil && (
                  <>
                    {' · '}
                    <time dateTime={validUntil}>{copy.validUntil(dayOf(validUntil))}</time>
                  </>
                )}
                . {copy.priceSource}: {priceSource}. {copy.soldBy}: {seller}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

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
              <ProcedureNextLinks procedure={procedure} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

const link =
  'inline-flex min-h-11 items-center gap-2 font-semibold text-brand-strong underline-offset-4 hover:underline'

/**
 * Links of a procedure's card: its page, its timeline, and its price or, without one, the planner to request a quote.
 */
function ProcedureNextLinks({ procedure: { html, name, path, slug } }: { readonly procedure: Procedure }) {
  const priced = findSavingsProcedure(slug)
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
            to={priced ? `/costs?procedure=${priced}` : plannerPathFor(slug, name)}
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

type TreatmentCard = NonNullable<SpecialtyPageQuery['specialty']>['treatments'][number]

interface TreatmentCardsProps {
  readonly treatments: readonly TreatmentCard[]
  /** Pages that the procedures lead to already. */
  readonly linked: readonly (string | null)[]
}

/** Treatments with their own page that no procedure links to (ROUTE-27). */
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

interface SpecialtySectionsProps {
  readonly procedures: readonly Procedure[]
  readonly packages: readonly TreatmentPackage[]
  readonly page: Pick<TextBody, 'sections'>
  readonly quoteTo: string
}

/**
 * Returns the facts about the whole field: number of procedures, length of stay, lowest price, and people who should
 * wait (SPEC-02).
 */
export function specialtyFacts({ procedures, packages, page, quoteTo }: SpecialtySectionsProps): readonly Fact[] {
  const cautious = sectionNamed(page, /who should|should wait/i)
  const [cheapest] = [...packages].sort((a, b) => a.fromUsd - b.fromUsd)
  return [
    {
      name: copy.procedures,
      value: copy.listed(procedures.length),
      more: { label: copy.seeProcedures, to: '#procedures' },
    },
    ...(procedures.length > 0 ? [{ name: copy.stay, value: nightsInAll(procedures), note: copy.byProcedure }] : []),
    cheapest
      ? {
          name: copy.price,
          value: copy.packageFrom(dollars(cheapest.fromUsd)),
          note: copy.checked(dayOf(cheapest.asOf)),
          more: { label: copy.seePackages, to: '#packages' },
        }
      : { name: copy.price, value: copy.noPrice, more: { label: copy.askPrice, to: quoteTo } },
    {
      name: copy.caution,
      value: copy.cautionText,
      more: cautious === undefined ? undefined : { label: copy.whoShouldWait, to: cautious },
    },
  ]
}

function nightsInAll(procedures: readonly Procedure[]): string {
  const fewest = Math.min(...procedures.map(({ minNights }) => minNights))
  const most = Math.max(...procedures.map(({ maxNights }) => maxNights))
  return copy.nightsInAll(fewest, most)
}
