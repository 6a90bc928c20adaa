import { Check, X } from 'lucide-react'

import { homeCopy } from './home.copy.js'

const copy = homeCopy.honesty

/** Who does what, said plainly (GEN-01). */
export function Honesty() {
  return (
    <section aria-labelledby="honesty-title" className="section-air">
      <div className="wrap">
        <h2 id="honesty-title" className="title-2">
          {copy.title}
        </h2>
        <p className="lead mt-4">{copy.lead}</p>
        <div className="mt-12 grid grid-cols-[minmax(0,1fr)] gap-6 md:grid-cols-2">
          <Points {...copy.are} tone="are" />
          <Points {...copy.areNot} tone="areNot" />
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
  const Mark = tone === 'are' ? Check : X
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
              <Mark size={16} strokeWidth={2.4} />
            </span>
            <span className="min-w-0 hyphens-auto wrap-anywhere">{point}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
