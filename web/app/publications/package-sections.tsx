import {
  Apple,
  BedDouble,
  Check,
  ClipboardCheck,
  Dumbbell,
  FileText,
  Languages,
  PhoneCall,
  PlaneLanding,
  Stethoscope,
  Users,
  type LucideIcon,
} from 'lucide-react'

import type { LiveOffer, PackageInclusion } from './publication.types.js'
import { publicationsCopy as copy } from './publications.copy.js'
import { RichText } from './rich-text.js'

/** Typical contents of a package (SPEC-02, GEN-03). */
export function Inclusions({ inclusions }: { readonly inclusions: readonly PackageInclusion[] }) {
  if (inclusions.length === 0) return null
  return (
    <section aria-labelledby="inclusions" className="section-air bg-warm">
      <div className="wrap">
        <h2 id="inclusions" className="title-2">
          {copy.inclusions}
        </h2>
        <ul className="mt-10 grid gap-x-12 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
          {inclusions.map(({ key, title, html }) => (
            <li key={key} className="flex gap-4 border-t-2 border-accent pt-4">
              <InclusionIcon of={key} />
              <div className="min-w-0">
                <h3 className="title-3">{title}</h3>
                <RichText prose={html} className="mt-2 text-[0.9688rem] text-ink-2" />
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** Live offers, with the notice that a consultation comes first; empty without a live offer (SPEC-07, VALS-02, O-3). */
export function Offers({ offers }: { readonly offers: readonly LiveOffer[] }) {
  if (offers.length === 0) return null
  return (
    <div className="wrap pt-8">
      {offers.map(({ key, text, terms, endsOn, isSample }) => (
        <aside key={key} aria-label={text} className="rounded-card border border-accent bg-warm px-6 py-5 md:px-8">
          <p className="title-3 font-display">
            {text} {isSample && <span className="ms-2 align-middle text-[0.875rem] text-ink-2">({copy.sample})</span>}
          </p>
          <p className="mt-2 max-w-[80ch] text-[0.9375rem] text-ink-2">
            {terms}
            {endsOn && ` ${endsOn}`}
          </p>
        </aside>
      ))}
    </div>
  )
}

const icons: Readonly<Record<string, LucideIcon>> = {
  treatment: Stethoscope,
  accommodation: BedDouble,
  'airport-pickup': PlaneLanding,
  interpreter: Languages,
  concierge: PhoneCall,
  records: FileText,
  'check-ups': ClipboardCheck,
  rehabilitation: Dumbbell,
  nutrition: Apple,
  companion: Users,
}

/** Icon of one part of a package; a tick for parts that editors added. */
function InclusionIcon({ of }: { readonly of: string }) {
  const Icon = icons[of] ?? Check
  return (
    <span aria-hidden className="grid size-11 shrink-0 place-items-center rounded-full bg-surface text-brand">
      <Icon size={22} strokeWidth={1.8} />
    </span>
  )
}
