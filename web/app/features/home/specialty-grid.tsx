import { treatmentTypes } from '@seneb/contracts/vocabulary/treatments'
import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router-dom'

import { SpecialtyEmblem } from '../../art/specialty-emblem.js'
import { Reveal } from '../../ui/reveal.js'
import { homeCopy } from './home.copy.js'

const copy = homeCopy.specialties
const examples: Partial<Record<string, string>> = copy.examples

/** The hue of each field's tile; the same classes colour the emblems. */
const hues: Partial<Record<string, string>> = {
  'bariatric-surgery': 'bariatric',
  cardiology: 'cardiology',
  'dental-care': 'dental',
  'fertility-ivf': 'fertility',
  oncology: 'oncology',
  ophthalmology: 'ophthalmology',
  'orthopedic-surgery': 'orthopedic',
  'cosmetic-surgery': 'plastic',
  'hair-transplant': 'hair',
}

/** The fields of treatment as cards; each opens the trip planner with the field already chosen. */
export function SpecialtyGrid() {
  const fields = treatmentTypes.filter(({ slug }) => slug in copy.examples)
  return (
    <section aria-labelledby="specialties-title" className="section-air">
      <div className="wrap">
        <h2 id="specialties-title" className="title-2">
          {copy.title}
        </h2>
        <p className="lead mt-4">{copy.lead}</p>
        <ul className="mt-12 grid grid-cols-2 gap-3 sm:gap-4 md:gap-5 lg:grid-cols-3">
          {fields.map(({ slug, name }, index) => (
            <li key={slug} className="max-lg:last:col-span-2">
              <Reveal turn={index % 3} className="h-full">
                <SpecialtyCard slug={slug} name={name} example={examples[slug] ?? ''} />
              </Reveal>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

interface SpecialtyCardProps {
  readonly slug: string
  readonly name: string
  readonly example: string
}

function SpecialtyCard({ slug, name, example }: SpecialtyCardProps) {
  return (
    <Link
      to={`/trip-planner?treatment=${encodeURIComponent(name)}`}
      className="group flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface transition duration-200 hover:-translate-y-0.5 hover:border-control lg:flex-row lg:items-stretch"
    >
      <span
        className={`art-hue-${hues[slug] ?? 'other'} grid place-items-center bg-(--art-tint) py-5 sm:py-7 lg:w-32 lg:shrink-0 lg:py-8`}
      >
        <SpecialtyEmblem slug={slug} className="size-20 sm:size-24 lg:size-20" />
      </span>
      <span className="flex grow items-center gap-3 p-3.5 sm:p-5">
        <span className="grow">
          <span className="block font-display text-[1.0625rem] leading-tight sm:text-[1.25rem] font-medium tracking-tight">
            {name}
          </span>
          <span className="mt-1 block text-[0.875rem] leading-snug sm:text-[0.9375rem] text-ink-2">{example}</span>
        </span>
        <ArrowRight
          aria-hidden
          size={18}
          className="shrink-0 text-brand opacity-0 transition group-hover:translate-x-0.5 group-hover:opacity-100 group-focus-visible:opacity-100 max-lg:hidden rtl:-scale-x-100"
        />
      </span>
    </Link>
  )
}
