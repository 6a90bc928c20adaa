import { Link } from 'react-router-dom'

import type { SiteMapQuery } from '../../graph/generated/operations.js'
import { siteMapCopy as copy } from './site-map.copy.js'

type Entries = SiteMapQuery['siteMap']

/** Every public page as a link, in groups, with a count (SITE-01, SITE-02, D-36). */
export function SiteMapGroups({ entries }: { readonly entries: Entries }) {
  const entriesOf = (wanted: string) => entries.filter(({ group }) => group === wanted)
  const groups = [...new Set(entries.map(({ group }) => group))]
  return (
    <>
      <p className="text-[1.0625rem] font-semibold">{copy.count(entries.length)}</p>
      <div className="mt-8 grid gap-x-12 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
        {groups.map((group) => (
          <section key={group} aria-labelledby={`group-${group}`}>
            <h2 id={`group-${group}`} className="title-3">
              {group}
            </h2>
            <ul className="mt-2">
              {entriesOf(group).map(({ path, label }) => (
                <li key={path}>
                  <Link to={path} className="inline-flex min-h-10 items-center py-1 underline underline-offset-4">
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  )
}
