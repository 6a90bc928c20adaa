import { Link } from 'react-router-dom'

import type { SiteMapQuery } from '../../graph/generated/graphql.js'
import { siteMapCopy as copy } from './site-map.copy.js'

type Entries = SiteMapQuery['siteMap']

/** Number of links above which a group is folded, so that a hundred comparisons do not hide other groups. */
const foldedFrom = 30

/** Every public page as a link, in groups, with a count (SITE-01, SITE-02, D-36). */
export function SiteMapGroups({ entries }: { readonly entries: Entries }) {
  const entriesOf = (groupName: string) => entries.filter(({ group }) => group === groupName)
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
            {entriesOf(group).length > foldedFrom ? (
              <details className="mt-2">
                <summary className="min-h-12 cursor-pointer py-3 font-medium text-brand-strong">
                  {copy.showAll(entriesOf(group).length)}
                </summary>
                <Pages entries={entriesOf(group)} />
              </details>
            ) : (
              <Pages entries={entriesOf(group)} />
            )}
          </section>
        ))}
      </div>
    </>
  )
}

function Pages({ entries }: { readonly entries: Entries }) {
  return (
    <ul className="mt-2">
      {entries.map(({ path, label }) => (
        <li key={path}>
          <Link to={path} className="inline-flex min-h-10 items-center py-1 underline underline-offset-4">
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}
