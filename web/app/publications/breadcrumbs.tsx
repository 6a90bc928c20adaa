import { leadsSomewhere } from '@seneb/contracts/vocabulary/site-routes'
import { Link } from 'react-router-dom'

import { publicationsCopy } from './publications.copy.js'

/** One step on the way to a page. */
export interface Crumb {
  readonly label: string
  readonly to: string
}

/** Path to this page, home first; structured data describes exactly these steps (SEO-17). */
export function Breadcrumbs({ trail }: { readonly trail: readonly Crumb[] }) {
  return (
    <nav aria-label={publicationsCopy.breadcrumbs} className="wrap pt-6 text-[0.9375rem] text-ink-2">
      <ol className="flex flex-wrap items-baseline gap-x-2">
        {trail.map(({ label, to }, index) => (
          <li key={to} className="flex items-baseline gap-x-2">
            {index === trail.length - 1 || !leadsSomewhere(to) ? (
              <span aria-current={index === trail.length - 1 ? 'page' : undefined} className="py-3">
                {label}
              </span>
            ) : (
              <Link to={to} className="inline-flex min-h-12 items-center underline underline-offset-4 hover:text-ink">
                {label}
              </Link>
            )}
            {/* After its page, so that no line begins with it. */}
            {index < trail.length - 1 && <span aria-hidden>/</span>}
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** Breadcrumbs of a page: home, the pages in between, and the page itself. */
export function trailTo(...steps: readonly Crumb[]): readonly Crumb[] {
  return [{ label: publicationsCopy.home, to: '/' }, ...steps]
}
