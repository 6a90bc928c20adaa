import { savingsProcedures, findSavingsProcedure } from '@seneb/contracts/vocabulary/savings-options'
import { namedTreatmentTypes } from '@seneb/contracts/vocabulary/treatments'
import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router-dom'

import { linkListId } from '../../ui/link-list.js'
import { planningToolsCopy as copy } from './planning-tools.copy.js'
import { plannerPathFor } from '../../publications/planner-path.js'

interface PlanningToolsProps {
  /** Slugs of the catalogue's procedures that the page is about. */
  readonly procedures?: readonly string[]
  /** Name of the only procedure, where staff may have renamed it. */
  readonly name?: string
  /** The calculator's country, where one was chosen: the whole cost is then one tap away. */
  readonly country?: string
}

interface Tool {
  readonly to: string
  readonly title: string
  readonly text: string
}

/** Tools for deciding before contacting us: the total cost, when we have prices, and the quote check. */
export function PlanningTools({ country, name, procedures = [] }: PlanningToolsProps) {
  return (
    <section aria-labelledby="planning-tools" className="wrap py-12 md:py-16 print:hidden">
      <h2 id="planning-tools" className="title-2">
        {copy.title}
      </h2>
      <p className="lead mt-3">{copy.lead}</p>
      <ul className="mt-8 grid gap-5 md:grid-cols-2 lg:grid-cols-3">
        {toolsFor(procedures, { country, name }).map(({ text, title, to }) => (
          <li key={to}>
            <Link
              to={to}
              className="flex h-full flex-col rounded-card border border-line bg-surface p-6 hover:border-brand hover:bg-tint"
            >
              <span className="flex items-start justify-between gap-3 title-3 font-display font-medium">
                <span className="min-w-0 hyphens-auto wrap-anywhere">{title}</span>
                <ArrowRight aria-hidden size={19} className="mt-1.5 shrink-0 text-brand rtl:-scale-x-100" />
              </span>
              <span className="mt-2 text-[0.9688rem] text-ink-2">{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Shows costs of the page's own procedures first; without prices, no price is promised. */
function toolsFor(
  procedures: readonly string[],
  { country, name: current }: Pick<PlanningToolsProps, 'country' | 'name'>,
): readonly Tool[] {
  const priced = savingsProcedures.filter(({ catalogueSlug }) => procedures.includes(catalogueSlug))
  const costs = priced.map(({ name, value }) => ({
    to: country ? `/costs/${value}/${country}` : `/costs?procedure=${value}`,
    title: copy.costs.title(name),
    text: copy.costs.text,
  }))
  const [only, ...others] = procedures
  const check = only && others.length === 0 ? `/check-quote?procedure=${only}` : '/check-quote'
  return [...costs, timelineFor(procedures, current), { to: check, ...copy.quote }]
}

/** The days of the one procedure that the page is about, or the choice among those of its field. */
function timelineFor([first, ...others]: readonly string[], name: string | undefined): Tool {
  const type = namedTreatmentTypes.find(({ procedures }) => procedures.some(({ slug }) => slug === first))
  const only = type?.procedures.find(({ slug }) => slug === first)
  if (!type || !only) return { to: '/timeline', ...copy.everyTimeline }
  if (others.length === 0) {
    return { to: `/timeline/${only.slug}`, title: copy.timeline.title(name ?? only.name), text: copy.timeline.text }
  }
  const isSingleField = others.every((other) => type.procedures.some(({ slug }) => slug === other))
  return { ...copy.everyTimeline, to: isSingleField ? `/timeline#${linkListId(type.slug)}` : '/timeline' }
}

const link = 'inline-flex min-h-11 items-center font-medium text-brand-strong underline underline-offset-4'

/** Lists the procedures with prices, and next steps for all others. */
export function OtherProcedures() {
  return (
    <section aria-labelledby="other-procedures" className="mt-6 rounded-card bg-warm p-5 md:p-6">
      <h2 id="other-procedures" className="title-3">
        {copy.others.title}
      </h2>
      <p className="mt-2 text-[0.9688rem]">{copy.others.text(savingsProcedures.map(({ name }) => name))}</p>
      <ul className="mt-1">
        {copy.others.ways.map(({ label, to }) => (
          <li key={to}>
            <Link to={to} className={link}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface PriceNoteProps {
  /** Slug of a procedure of the catalogue. */
  readonly procedure: string
  readonly name: string
}

/** Links to the costs of a procedure; without a known price, shows a note and the next steps. */
export function PriceNote({ name, procedure }: PriceNoteProps) {
  const priced = findSavingsProcedure(procedure)
  if (priced) {
    return (
      <p className="mt-6">
        <Link to={`/costs?procedure=${priced}`} className={link}>
          {copy.price.known(name)}
        </Link>
      </p>
    )
  }
  return (
    <section aria-labelledby="no-price" className="mt-6 rounded-panel border border-line bg-surface p-6 md:p-8">
      <h2 id="no-price" className="text-[1.375rem]">
        {copy.price.unknown(name)}
      </h2>
      <p className="measure mt-2">{copy.price.whatToDo}</p>
      <ul className="mt-2 flex flex-wrap gap-x-6">
        <li>
          <Link to={plannerPathFor(procedure, name)} rel="nofollow" className={link}>
            {copy.price.requestQuote}
          </Link>
        </li>
        <li>
          <Link to={`/check-quote?procedure=${procedure}`} rel="nofollow" className={link}>
            {copy.price.check}
          </Link>
        </li>
      </ul>
    </section>
  )
}
