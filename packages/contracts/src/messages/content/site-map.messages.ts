import { number, string } from 'yup'

import { defineRequest } from '../../define.js'
import { pageSize, recordId } from '../common-fields.js'
import { listOf, strictObject, text, textOrNull } from './publication.schemas.js'

/** A public page (SITE-01, D-38); `lastChangedOn` is null when no dated record is part of the page. */
export const siteMapEntry = strictObject({ path: text, label: text, group: text, lastChangedOn: textOrNull })

/** Every public page with the moment it last changed (SITE-01, SITE-02, D-38, D-36). */
export const ReadSiteMap = defineRequest('content.site-map.read', {
  access: 'anyone',
  output: () => strictObject({ entries: listOf(siteMapEntry) }),
  idempotent: true,
})

/** One time the site map was generated, compared with the time before (D-38). */
const siteMapRun = strictObject({
  id: recordId(),
  generatedAt: text,
  pages: number().integer().required(),
  /** Paths that are new since the last run, no longer exist, or have changed. */
  added: listOf(text),
  removed: listOf(text),
  changed: listOf(text),
  /** Time at which a search engine accepted it; null until then. */
  submittedAt: textOrNull,
})

/** Computes the site map, compares it with the last run and stores the result (ADM-03, D-38). */
export const GenerateSiteMap = defineRequest('content.site-map.generate', {
  access: { permission: 'site:index' },
  output: () => siteMapRun,
  errors: ['SITE_MAP_NOT_GENERATED'],
})

/**
 * Submits the site map's location to Search Console; fails with an explanation while no account is configured (ADM-06,
 * D-38).
 */
export const SubmitSiteMap = defineRequest('content.site-map.submit', {
  access: { permission: 'site:index' },
  output: () => strictObject({ submittedAt: text }),
  errors: ['SITE_MAP_NEVER_GENERATED', 'SITE_MAP_SUBMISSION_NOT_CONFIGURED', 'SITE_MAP_NOT_SUBMITTED'],
  deadlineMs: 15_000,
})

/** Lists the newest runs. */
export const ListSiteMapRuns = defineRequest('content.site-map.list-runs', {
  access: { permission: 'site:read' },
  input: () => ({
    first: pageSize({ usual: 20 }),
  }),
  output: () => strictObject({ runs: listOf(siteMapRun) }),
  idempotent: true,
})

/** State of a page as last reported by Search Console; `verdict` is Search Console's own value. */
const inspectedPage = strictObject({
  path: text,
  verdict: text,
  coverage: text,
  lastCrawledAt: textOrNull,
  inspectedAt: text,
})

/** Whether Google's index can be queried. */
export const searchConsoleConnections = ['connected', 'not-connected'] as const

/**
 * Reads the number of pages of the site in Google's index, as reported by URL Inspection; never an estimate (ADM-04,
 * D-36).
 */
export const ReadIndexing = defineRequest('content.site-map.read-indexing', {
  access: { permission: 'site:read' },
  output: () =>
    strictObject({
      connection: string().oneOf(searchConsoleConnections).required(),
      /** Number of pages from the route registry and published content. */
      pages: number().integer().required(),
      inspected: number().integer().required(),
      indexed: number().integer().required(),
      /** Oldest inspection time of any page. */
      oldestInspectionAt: textOrNull,
      /** Those that are not in the index, by path. */
      notIndexed: listOf(inspectedPage),
    }),
  idempotent: true,
})
