import type { Output } from '@seneb/contracts/define'
import type { ReadSiteMap } from '@seneb/contracts/messages/content/site-map.messages'
import { specialties } from '@seneb/contracts/vocabulary/specialties'
import { savingsCountries, savingsProcedures } from '@seneb/contracts/vocabulary/savings-options'
import { siteRoutes, type SiteRoute } from '@seneb/contracts/vocabulary/site-routes'

type Entry = Output<typeof ReadSiteMap>['entries'][number]

/** Data of a published record, or of an offered procedure, for the site map. */
export interface PublicationChange {
  readonly kind: string
  readonly key: string
  readonly path: string | null
  readonly title: string
  readonly changedAt: Date
  readonly shownOn?: readonly string[] | null
}

/**
 * Returns every public page: the routes with pages, and the publications under those with a parameter. Admin pages,
 * aliases, redirects and search are omitted (SITE-01, SITE-02, D-34, D-36).
 */
export function siteMapOf(published: readonly PublicationChange[], routes: readonly SiteRoute[] = siteRoutes): Entry[] {
  return routes
    .filter(({ served }) => served)
    .flatMap(({ label, listed, paths: [path] }): Entry[] => {
      const kind = kindsWithPages.get(path)
      if (kind) return published.filter((record) => record.kind === kind).flatMap((record) => entryOf(record))
      const computed = computedPages.get(path)
      if (computed) return computed(published)
      if (!listed || path.includes(':')) return []
      return [{ path, label, group: groupOf(path), lastChangedOn: lastChange(path, published) }]
    })
}

/** Routes with a parameter, and whose records fill it in. */
const kindsWithPages: ReadonlyMap<string, string> = new Map([
  ['/blogs/:slug', 'article'],
  ['/treatments/:treatment', 'treatment'],
])

type ComputePages = (published: readonly PublicationChange[]) => Entry[]

/** Routes with parameters whose pages are computed for every choice of a list; nothing dated makes them. */
const computedPages: ReadonlyMap<string, ComputePages> = new Map<string, ComputePages>([
  [
    '/costs/:procedure/:country',
    () =>
      savingsProcedures.flatMap((procedure) =>
        savingsCountries.map((country) =>
          toUndatedEntry(`/costs/${procedure.value}/${country.value}`, `${procedure.name}: ${country.name} or Egypt`),
        ),
      ),
  ],
  [
    '/timeline/:procedure',
    (published) =>
      published
        .filter(({ kind }) => kind === 'procedure')
        .map(({ key, title }) => toUndatedEntry(`/timeline/${key}`, `${title}, day by day`)),
  ],
])

function toUndatedEntry(path: string, label: string): Entry {
  return { path, label, group: groupOf(path), lastChangedOn: null }
}

function entryOf({ changedAt, path, title }: PublicationChange): Entry[] {
  return path ? [{ path, label: title, group: groupOf(path), lastChangedOn: changedAt.toISOString() }] : []
}

const groups = [
  { group: 'Treatments', holds: (path: string) => path.startsWith('/treatments/') },
  { group: 'Articles', holds: (path: string) => /^\/(blogs|news|articles)(\/|$)/.test(path) },
  { group: 'Specialties', holds: (path: string) => specialties.some(({ slug }) => path === `/${slug}`) },
  { group: 'Timelines', holds: (path: string) => path.startsWith('/timeline') },
  { group: 'Costs', holds: (path: string) => path.startsWith('/costs') },
  {
    group: 'Legal',
    holds: (path: string) => ['/privacy-policy', '/terms-of-service', '/cookie-policy'].includes(path),
  },
] as const

function groupOf(path: string): string {
  return groups.find(({ holds }) => holds(path))?.group ?? 'Pages'
}

/** Kinds of records that make up a page, in place of a text or in addition to it. */
const createdFrom: Readonly<Record<string, readonly string[]>> = {
  '/blogs': ['article'],
  '/news': ['news'],
  '/articles': ['article', 'news'],
  '/our-team': ['team-member', 'partner'],
  '/our-values': ['company-value'],
}

/** Returns the last change of the content of a page; null when none of it is dated (D-38). */
function lastChange(path: string, published: readonly PublicationChange[]): string | null {
  const name = path === '/' ? 'home' : path.slice(1)
  const changes = published.filter(
    ({ kind, path: own, shownOn }) =>
      own === path || (createdFrom[path] ?? []).includes(kind) || (shownOn ?? []).includes(name),
  )
  const times = changes.map(({ changedAt }) => changedAt.getTime())
  return times.length > 0 ? new Date(Math.max(...times)).toISOString() : null
}
