import { Link } from 'react-router-dom'

import { emblemOf } from '../../art/emblems.js'
import { StepPlan, StepRecover, StepTalk, StepTravel, type Illustration } from '../../art/illustrations.js'
import { Reveal } from '../../ui/reveal.js'
import { fieldTarget, type HomeField } from './fields-of-treatment.js'
import { homeCopy } from './home.copy.js'

export const stepsId = 'how-it-works'

const copy = homeCopy.steps
const scenes = [StepTalk, StepPlan, StepTravel, StepRecover]

/** The four steps of a journey, each with its scene (HOME-07). */
export function JourneySteps() {
  return (
    <section id={stepsId} aria-labelledby="steps-title" className="section-air bg-warm">
      <div className="wrap">
        <h2 id="steps-title" className="title-2">
          {copy.title}
        </h2>
        <p className="lead mt-4">{copy.lead}</p>
        <ol className="mt-12 grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
          {copy.list.map((words, index) => (
            <li key={words.title}>
              <Reveal turn={index} className="h-full">
                <Step {...words} step={index + 1} Scene={scenes[index]} />
              </Reveal>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

interface StepProps {
  readonly title: string
  readonly text: string
  readonly step: number
  readonly Scene: Illustration | undefined
}

function Step({ title, text, step, Scene }: StepProps) {
  return (
    <article className="fixed-card flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface">
      {Scene && <Scene className="aspect-4/3 w-full" />}
      <div className="p-6">
        <p aria-hidden className="font-display text-[0.9375rem] font-semibold text-accent-text">
          {step}
        </p>
        <h3 className="title-3 mt-1">{title}</h3>
        <p className="mt-2 text-[0.9688rem] text-ink-2">{text}</p>
      </div>
    </article>
  )
}

export const proceduresId = 'treatments'

const procedureCardsCopy = homeCopy.procedures

/**
 * 'World-Class Medical Procedures' (HOME-05): its five cards and those of the other four fields, all of one size; they
 * fade in one after the other.
 */
export function ProcedureCards() {
  return (
    <section id={proceduresId} aria-labelledby="procedures-title" className="section-air bg-tint">
      <div className="wrap">
        <h2 id="procedures-title" className="title-2">
          {procedureCardsCopy.title}
        </h2>
        <p className="lead mt-4">{procedureCardsCopy.lead}</p>
        <div className="procedure-cards mt-12">
          <Cards fields={procedureCardsCopy.cards} />
          <Cards fields={procedureCardsCopy.others} />
        </div>
      </div>
    </section>
  )
}

/** Two lists in one grid: the specification's five and the rest look alike. */
function Cards({ fields }: { readonly fields: readonly (HomeField & { readonly example: string })[] }) {
  return (
    <ul className="contents">
      {fields.map((field, index) => (
        <li key={field.slug} className="@container">
          <Reveal turn={index} stepMs={200} className="h-full">
            <ProcedureCard field={field} example={field.example} />
          </Reveal>
        </li>
      ))}
    </ul>
  )
}

interface ProcedureCardProps {
  readonly field: HomeField
  readonly example: string
}

function ProcedureCard({ field, example }: ProcedureCardProps) {
  const [Emblem, hue] = emblemOf(field.slug)
  return (
    <Link
      to={fieldTarget(field)}
      className="procedure-card fixed-card group flex h-full overflow-hidden rounded-card border border-line bg-surface transition duration-200 hover:-translate-y-1 hover:border-control hover:shadow-float"
    >
      <span className={`art-hue-${hue} grid shrink-0 place-items-center bg-(--art-tint) px-4 py-6 sm:py-10`}>
        <Emblem className="size-20 sm:size-24" />
      </span>
      <span className="block min-w-0 grow p-3 sm:p-5">
        <span className="block font-display text-[0.9375rem] leading-tight font-medium tracking-tight hyphens-auto sm:text-[1.25rem] lg:text-[1.1875rem]">
          {field.name}
        </span>
        <span className="mt-1.5 block text-[0.875rem] leading-snug text-ink-2 sm:text-[0.9375rem]">{example}</span>
      </span>
    </Link>
  )
}
