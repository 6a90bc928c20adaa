import { VisuallyHidden } from '@seneb/ui/visually-hidden'
import { Check, X } from 'lucide-react'

import { PromiseMeterText, type Meter } from '../../reply-promises/promise-meter.js'
import type { SiteSettings } from '../../shell/site-settings.js'
import { dayOf } from '../../ui/figures.js'
import { homeCopy } from './home.copy.js'

const copy = homeCopy.facts

/** Range of savings according to the price table, with its date. */
interface SavingsFact {
  readonly minPercent: number | null
  readonly maxPercent: number | null
  readonly date: string
}

interface FactsProps {
  readonly savings: SavingsFact | null
  readonly meter: Meter
}

/**
 * Three figures on a panel over the river's edge, each with its evidence, and the record of the promise (GEN-07, O-2,
 * F-C17).
 */
export function Facts({ meter, savings }: FactsProps) {
  const middle = savingsFigure(savings) ?? copy.choice
  return (
    <section aria-label={copy.label} className="wrap relative z-10 -mt-20">
      <div className="rounded-card bg-surface py-7 shadow-float">
        <ul className="grid md:grid-cols-3">
          {[copy.replyTime, middle, copy.fields].map(({ figure, text }) => (
            <li
              key={figure}
              className="border-line px-[min(2rem,6vw)] py-3 not-first:border-t md:not-first:border-s md:not-first:border-t-0"
            >
              <p className="font-display text-[min(1.625rem,8.5vw)] leading-tight font-medium text-brand-strong">
                {figure}
              </p>
              <p className="mt-1 text-[0.9375rem] text-ink-2">{text}</p>
            </li>
          ))}
        </ul>
        {meter && (
          <p className="mt-4 border-t border-line px-[min(2rem,6vw)] pt-4 text-[0.9375rem] text-ink-2">
            <PromiseMeterText meter={meter} />
          </p>
        )}
      </div>
    </section>
  )
}

/** Undefined while no current price supports a figure. */
function savingsFigure(savings: SavingsFact | null) {
  const { date = '', maxPercent = null, minPercent = null } = savings ?? {}
  if (minPercent === null || maxPercent === null) return undefined
  return { figure: copy.savings.figure(minPercent, maxPercent), text: copy.savings.text(date) }
}

const honestyCopy = homeCopy.honesty

/** States plainly who is responsible for each part (GEN-01). */
export function Honesty() {
  return (
    <section aria-labelledby="honesty-title" className="section-air">
      <div className="wrap">
        <h2 id="honesty-title" className="title-2">
          {honestyCopy.title}
        </h2>
        <p className="lead mt-4">{honestyCopy.lead}</p>
        <div className="mt-12 grid grid-cols-[minmax(0,1fr)] gap-6 md:grid-cols-2">
          <Points {...honestyCopy.are} tone="are" />
          <Points {...honestyCopy.areNot} tone="areNot" />
        </div>
      </div>
    </section>
  )
}

interface PointsProps {
  readonly title: string
  readonly points: readonly string[]
  readonly tone: 'are' | 'areNot'
}

function Points({ title, points, tone }: PointsProps) {
  const Icon = tone === 'are' ? Check : X
  return (
    <section
      className={`rounded-panel border border-line p-[min(1.75rem,6vw)] md:p-10 ${tone === 'are' ? 'bg-tint' : 'bg-surface'}`}
    >
      <h3 className="text-[min(1.625rem,8.5vw)]">{title}</h3>
      <ul className="mt-5 space-y-4">
        {points.map((point) => (
          <li key={point} className="flex gap-[min(1rem,4vw)]">
            <span
              aria-hidden
              className={`mt-0.5 grid size-7 shrink-0 place-items-center rounded-full ${
                tone === 'are' ? 'bg-brand text-on-brand' : 'bg-warm text-ink-2'
              }`}
            >
              <Icon size={16} strokeWidth={2.4} />
            </span>
            <span className="min-w-0 hyphens-auto wrap-anywhere">{point}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const ratingCopy = homeCopy.rating

/** Patients' rating of Seneb with its source; hidden without evidence (SEO-12, D-23, O-4). */
export function Rating({ rating }: Pick<SiteSettings, 'rating'>) {
  if (!rating) return null
  const { asOf, count, isSample, sourceUrl, value } = rating
  return (
    <section aria-label={ratingCopy.label} className="wrap mt-8 text-center">
      <p className="text-[0.9688rem] text-ink-2">
        <span
          aria-hidden
          className="me-2 bg-clip-text text-[1.25rem] tracking-widest text-transparent"
          style={{
            backgroundImage: `linear-gradient(to right, var(--color-accent) ${value * 20}%, var(--color-line) 0)`,
          }}
        >
          ★★★★★
        </span>
        {isSample && <strong className="font-semibold">{ratingCopy.sampleMark} </strong>}
        {ratingCopy.figure(value, count)}, {ratingCopy.asOf(dayOf(asOf))}.{' '}
        {isSample ? (
          <span className="block">{ratingCopy.sample}</span>
        ) : (
          <a
            href={sourceUrl}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-block py-3 underline underline-offset-4"
          >
            {ratingCopy.source}
            <VisuallyHidden> ({homeCopy.waitingList.opensInNewTab})</VisuallyHidden>
          </a>
        )}
      </p>
    </section>
  )
}
