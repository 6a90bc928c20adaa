import { Link } from 'react-router-dom'
import { isServed, type SitePath } from '@seneb/contracts/vocabulary/site-routes'

import { emblemOf, hues, Illustration, type IllustrationName } from '../../art/illustrations.js'
import { Reveal } from '../../ui/reveal.js'
import { homeCopy } from './home.copy.js'

/** A field of treatment as the home page shows it. */
export interface HomeField {
  /** As in the list of treatments; chooses emblem and hue. */
  readonly slug: string
  readonly page: SitePath
  readonly name: string
  /** Name of the field in the trip planner. */
  readonly treatmentType: string
}

type Serves = (path: string) => boolean

/**
 * Returns the target of a field's card: its page (HOME-05), or the trip planner with it preselected while there is no
 * page.
 */
export function fieldTarget({ page, treatmentType }: HomeField, serves: Serves = isServed): string {
  return serves(page) ? page : `/trip-planner?treatment=${encodeURIComponent(treatmentType)}`
}

/**
 * Returns the target of 'Explore Treatments': the page of all treatments (HOME-02), or this page's list while that page
 * does not exist.
 */
export function treatmentsTarget(onThisPage: string, serves: Serves = isServed): string {
  const page: SitePath = '/medical-tourism'
  return serves(page) ? page : onThisPage
}

export const stepsId = 'how-it-works'

const copy = homeCopy.steps
const scenes = ['step-talk', 'step-plan', 'step-travel', 'step-recover'] as const

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
          {copy.list.map((stepCopy, index) => (
            <li key={stepCopy.title}>
              <Reveal index={index} className="h-full">
                <Step {...stepCopy} step={index + 1} scene={scenes[index]} />
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
  readonly scene: IllustrationName | undefined
}

function Step({ title, text, step, scene }: StepProps) {
  return (
    <article className="fixed-card flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface">
      {scene && <Illustration name={scene} className="aspect-4/3 w-full" />}
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
 * 'World-Class Medical Procedures' (HOME-05): its five cards and those of the other four fields, all of one size, faded
 * in one by one.
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
          <Reveal index={index} stepMs={200} className="h-full">
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
  const emblem = emblemOf(field.slug)
  return (
    <Link
      to={fieldTarget(field)}
      className="procedure-card fixed-card group flex h-full overflow-hidden rounded-card border border-line bg-surface transition duration-200 hover:-translate-y-1 hover:border-control hover:shadow-float"
    >
      <span className={`art-hue-${hues[emblem]} grid shrink-0 place-items-center bg-(--art-tint) px-4 py-6 sm:py-10`}>
        <Illustration name={emblem} className="size-20 sm:size-24" />
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
