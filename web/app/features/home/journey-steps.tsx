import type { ComponentType } from 'react'

import { StepPlan, StepRecover, StepTalk, StepTravel } from '../../art/illustrations.js'
import { Reveal } from '../../ui/reveal.js'
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
  readonly Scene: ComponentType<{ readonly className?: string }> | undefined
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
