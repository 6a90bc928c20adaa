import { PromiseMeterText, type Meter } from '../../answer-promises/promise-meter.js'
import { homeCopy } from './home.copy.js'

const copy = homeCopy.facts

/** What the price table says of savings, with the day it is of. */
export interface SavingsFact {
  readonly minPercent: number
  readonly maxPercent: number
  readonly date: string
}

interface FactsProps {
  readonly savings: SavingsFact | null
  readonly meter: Meter
}

/**
 * Three figures on a panel that floats over the river's edge, each with what it rests on, and how the promise was kept
 * (GEN-07, O-2, F-C17).
 */
export function Facts({ meter, savings }: FactsProps) {
  const middle = savings
    ? { figure: copy.savings.figure(savings.minPercent, savings.maxPercent), text: copy.savings.text(savings.date) }
    : copy.choice
  return (
    <section aria-label={copy.label} className="wrap relative z-10 -mt-20">
      <div className="rounded-card bg-surface py-7 shadow-float">
        <ul className="grid md:grid-cols-3">
          {[copy.answer, middle, copy.fields].map(({ figure, text }) => (
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
