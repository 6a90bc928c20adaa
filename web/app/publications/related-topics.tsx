import { leadsSomewhere } from '@seneb/contracts/vocabulary/site-routes'
import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router-dom'

import { publicationsCopy as copy } from './publications.copy.js'
import type { RelatedTopic } from './publication.types.js'

/** Pages nearby, in plain sight: what content clusters are for (SEO-08, D-20). Only pages that are there. */
export function RelatedTopics({
  topics,
  heading = copy.relatedTopics,
}: {
  readonly topics: readonly Pick<RelatedTopic, 'title' | 'path'>[]
  readonly heading?: string
}) {
  const shown = topics.filter(({ path }) => leadsSomewhere(path))
  if (shown.length === 0) return null
  return (
    <nav aria-labelledby="related" className="wrap pb-[clamp(56px,6vw,80px)]">
      <h2 id="related" className="title-3">
        {heading}
      </h2>
      <ul className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {shown.map(({ path, title }) => (
          <li key={path}>
            <Link
              to={path}
              className="group flex h-full min-h-16 items-center justify-between gap-3 rounded-card border border-line bg-surface px-[min(1.25rem,5vw)] py-3 font-medium hover:border-control"
            >
              <span className="min-w-0 hyphens-auto wrap-anywhere">{title}</span>
              <ArrowRight
                aria-hidden
                size={18}
                className="shrink-0 text-brand transition-transform group-hover:translate-x-1 rtl:-scale-x-100"
              />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
