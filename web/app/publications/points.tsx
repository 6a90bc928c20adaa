import type { Prose } from './prose.js'
import { RichText } from './rich-text.js'

interface PointsProps {
  readonly id: string
  readonly title: string
  readonly points: readonly { readonly title: string; readonly html: Prose }[]
}

/** Reasons or benefits as a quiet grid (SPEC-02, SPEC-07, SPEC-08). */
export function Points({ id, title, points }: PointsProps) {
  if (points.length === 0) return null
  return (
    <section aria-labelledby={id} className="section-air">
      <div className="wrap">
        <h2 id={id} className="title-2">
          {title}
        </h2>
        <ul className="mt-10 grid gap-5 md:grid-cols-2 lg:grid-cols-3">
          {points.map((point) => (
            <li key={point.title} className="rounded-card border border-line bg-surface p-6 md:p-7">
              <h3 className="title-3">{point.title}</h3>
              <RichText prose={point.html} className="mt-2 text-[0.9688rem] text-ink-2" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
