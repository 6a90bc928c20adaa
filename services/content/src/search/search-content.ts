import type { Output, Input } from '@seneb/contracts/define'
import type { SearchContent } from '@seneb/contracts/messages/content/search.messages'
import { specialties, treatmentPages } from '@seneb/contracts/vocabulary/specialties'

import type { ContentCtx } from '../content-ctx.js'
import { meantWords } from './meant-words.js'
import { findPublishedSql, foundMarks } from './search.queries.js'
import { namesReference, piecesOf, readQuery, shortened, tsQueriesOf } from './search.rules.js'
import { suggestedQuery } from './suggested-query.js'
import { toolsFor, type Tool } from './tools.js'

type Found = Output<typeof SearchContent>

interface FoundRow {
  readonly kind: Found['hits'][number]['kind']
  readonly path: string
  readonly total: number
  readonly title: string
  readonly excerpt: string
}

/**
 * Returns the hits for a query, best first, with at most two statements regardless of the number of hits (ROUTE-30,
 * D-33). A mistyped word is searched as typed, and a correction is only suggested, so that a correct word is never
 * replaced.
 */
export async function searchContent({ first, query }: Input<typeof SearchContent>, ctx: ContentCtx): Promise<Found> {
  const { isShortened, words } = readQuery(query)
  if (words.length === 0) return { ...nothing, isShortened }

  const isAboutRequest = namesReference(query)
  const meant = isAboutRequest ? requestWords : meantWords(words)
  return ctx.db.read(async (tx) => {
    const suggestion = suggestedQuery(await ctx.wordReadings.of(meant, ctx.now(), tx))
    const { every, some } = tsQueriesOf(meant)
    const rows = await tx.query<FoundRow>(findPublishedSql, [every, some, ctx.samples, ...procedurePages, first])
    const tools = toolsFor(isAboutRequest ? requestWords : words).map(toolHit)
    return {
      query: (isAboutRequest ? words : meant).join(' '),
      isCorrected: !isAboutRequest && meant.join(' ') !== words.join(' '),
      suggestion,
      isShortened,
      totalCount: tools.length + (rows[0]?.total ?? 0),
      hits: [...tools, ...rows.map(publishedHit)].slice(0, first),
    }
  })
}

const nothing = { query: '', isCorrected: false, totalCount: 0, hits: [] }

/** Searched for in place of a reference, about which no page may reveal anything. */
const requestWords = ['request', 'reference']

function publishedHit({ excerpt, kind, path, title }: FoundRow): Found['hits'][number] {
  const pieces = { title: piecesOf(title, foundMarks), excerpt: shortened(piecesOf(excerpt, foundMarks)) }
  return { kind, path, ...pieces }
}

/** Returns a tool as a hit; tools come first, because people who search for prices want to calculate, not to read. */
function toolHit({ path, text, title }: Tool): Found['hits'][number] {
  const plain = (words: string) => [{ text: words, isMatch: false }]
  return { kind: 'TOOL', path, title: plain(title), excerpt: plain(text) }
}

const ownPages = treatmentPages.filter(({ procedure }) => procedure !== null)

/** Specialty page of each treatment type, and treatment page of each procedure that has one. */
const procedurePages = [
  specialties.map(({ treatmentType }) => treatmentType),
  specialties.map(({ slug }) => slug),
  ownPages.map(({ procedure }) => procedure),
  ownPages.map(({ slug }) => slug),
] as const
