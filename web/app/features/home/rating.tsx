import { VisuallyHidden } from '@seneb/ui/visually-hidden'

import { dayOf } from '../../ui/figures.js'
import type { SiteSettings } from '../../shell/site-settings.js'
import { homeCopy } from './home.copy.js'

const copy = homeCopy.rating

/** What patients think of us, with where that can be read; not there without its evidence (SEO-12, D-23, O-4). */
export function Rating({ rating }: Pick<SiteSettings, 'rating'>) {
  if (!rating) return null
  const { asOf, count, isSample, sourceUrl, value } = rating
  return (
    <section aria-label={copy.label} className="wrap mt-8 text-center">
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
        {isSample && <strong className="font-semibold">{copy.sampleMark} </strong>}
        {copy.figure(value, count)}, {copy.asOf(dayOf(asOf))}.{' '}
        {isSample ? (
          <span className="block">{copy.sample}</span>
        ) : (
          <a
            href={sourceUrl}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-block py-3 underline underline-offset-4"
          >
            {copy.source}
            <VisuallyHidden> ({homeCopy.waitingList.opensInNewTab})</VisuallyHidden>
          </a>
        )}
      </p>
    </section>
  )
}
