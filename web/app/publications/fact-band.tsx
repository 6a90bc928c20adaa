import { ButtonLink } from '@seneb/ui/button-link'
import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

import { publicationsCopy as copy } from './publications.copy.js'
import type { TextBody } from './publication.types.js'

/** One fact with its figure, and a link to the details on this page or another. */
export interface Fact {
  readonly name: string
  readonly value: ReactNode
  /** Qualification of the figure: its date or its scope. */
  readonly note?: string
  readonly more?: { readonly label: string; readonly to: string } | undefined
}

interface FactBandProps {
  readonly facts: readonly Fact[]
  /** Source of these figures. */
  readonly origin: string
  readonly planTo: string
  readonly askTo: string
}

/** Key facts at the top of a treatment's page, with the next step beside them (ROUTE-24, ROUTE-27). */
export function FactBand({ facts, origin, planTo, askTo }: FactBandProps) {
  return (
    <section aria-labelledby="facts" className="wrap pt-4">
      <div className="rounded-panel border border-line bg-surface p-5 md:p-8">
        <h2 id="facts" className="title-3">
          {copy.atAGlance}
        </h2>
        <dl className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-x-6 gap-y-4">
          {facts.map(({ name, value, note, more }) => (
            <div key={name} className="min-w-0 border-s-2 border-accent ps-3">
              <dt className="text-[0.875rem] text-ink-2">{name}</dt>
              <dd className="font-semibold">{value}</dd>
              {note && <dd className="text-[0.875rem] leading-snug text-ink-2">{note}</dd>}
              {more && (
                <dd>
                  <Link
                    to={more.to}
                    className="inline-flex min-h-12 items-center text-[0.9375rem] font-medium text-brand-strong underline underline-offset-4"
                  >
                    {more.label}
                  </Link>
                </dd>
              )}
            </div>
          ))}
        </dl>
        <p className="mt-3 text-[0.875rem] text-ink-2">{origin}</p>
        <div className="mt-5 flex flex-wrap gap-3 max-md:hidden">
          <ButtonLink to={planTo} variant="gold">
            {copy.plan}
            <ArrowRight aria-hidden size={19} className="rtl:-scale-x-100" />
          </ButtonLink>
          <ButtonLink to={askTo} variant="outline">
            {copy.askQuestion}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}

/** Returns the address of the section with one of these titles; undefined when there is none. */
export function sectionNamed({ sections }: Pick<TextBody, 'sections'>, title: RegExp): string | undefined {
  const section = sections.find((one) => title.test(one.title))
  return section && `#${section.anchor}`
}

/**
 * Returns the two links to continue from a page: to the planner and to the contact form, with treatment and procedure
 * preselected.
 */
export function formPaths(formLabel: string, procedure?: string): { readonly planTo: string; readonly askTo: string } {
  const query = `?treatment=${encodeURIComponent(formLabel)}`
  const planned = procedure === undefined ? '' : `&medicalProcedure=${encodeURIComponent(procedure)}`
  return { planTo: `/trip-planner${query}${planned}`, askTo: `/contact-us${query}` }
}
