import { Link } from 'react-router-dom'

import { SpecialtyEmblem } from '../../art/illustrations.js'
import { Reveal } from '../../ui/reveal.js'
import { fieldTarget, type HomeField } from './fields-of-treatment.js'
import { homeCopy } from './home.copy.js'

export const proceduresId = 'treatments'

const copy = homeCopy.procedures

/** The hue of each card's tile; the same classes colour the emblems. */
const hues: Partial<Record<string, string>> = {
  'dental-care': 'dental',
  'fertility-ivf': 'fertility',
  ophthalmology: 'ophthalmology',
  'cosmetic-surgery': 'plastic',
  'hair-transplant': 'hair',
}

/** 'World-Class Medical Procedures' (HOME-05): five cards that fade in one after the other, and the other fields below. */
export function ProcedureCards() {
  return (
    <section id={proceduresId} aria-labelledby="procedures-title" className="section-air bg-tint">
      <div className="wrap">
        <h2 id="procedures-title" className="title-2">
          {copy.title}
        </h2>
        <p className="lead mt-4">{copy.lead}</p>
        <ul className="mt-12 grid grid-cols-[repeat(auto-fill,minmax(min(100%,8rem),1fr))] gap-3 sm:gap-4 md:grid-cols-3 lg:grid-cols-5">
          {copy.cards.map((card, index) => (
            <li key={card.slug} className="max-md:last:col-[1/-1]">
              <Reveal turn={index} stepMs={200} className="h-full">
                <ProcedureCard field={card} example={card.example} />
              </Reveal>
            </li>
          ))}
        </ul>
        <OtherFields />
      </div>
    </section>
  )
}

interface ProcedureCardProps {
  readonly field: HomeField
  readonly example: string
}

function ProcedureCard({ field, example }: ProcedureCardProps) {
  return (
    <Link
      to={fieldTarget(field)}
      className="fixed-card group flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface transition duration-200 hover:-translate-y-1 hover:border-control hover:shadow-float"
    >
      <span className={`art-hue-${hues[field.slug] ?? 'other'} grid place-items-center bg-(--art-tint) py-6 sm:py-10`}>
        <SpecialtyEmblem slug={field.slug} className="size-20 sm:size-24" />
      </span>
      <span className="block grow p-3 sm:p-5">
        <span className="block font-display text-[0.9375rem] leading-tight font-medium tracking-tight hyphens-auto sm:text-[1.25rem] lg:text-[1.1875rem]">
          {field.name}
        </span>
        <span className="mt-1.5 block text-[0.875rem] leading-snug text-ink-2 sm:text-[0.9375rem]">{example}</span>
      </span>
    </Link>
  )
}

function OtherFields() {
  return (
    <div className="mt-8 flex flex-wrap items-center gap-x-3 gap-y-2.5">
      <h3 className="me-1 font-sans text-[1rem] font-semibold tracking-normal text-ink-2">{copy.othersTitle}</h3>
      <ul className="contents">
        {copy.others.map((field) => (
          <li key={field.slug}>
            <Link
              to={fieldTarget(field)}
              className="inline-flex min-h-12 items-center rounded-full border-[1.5px] border-control px-5 font-medium hover:border-brand hover:bg-surface"
            >
              {field.name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
