import type { Output, Input } from '@seneb/contracts/define'
import type { SearchContent } from '@seneb/contracts/messages/content/search.messages'
import { specialties } from '@seneb/contracts/vocabulary/specialties'

import type { ContentCtx } from '../content-ctx.js'
import { findPublishedSql, foundMarks } from './search.queries.js'
import { correctedWords, piecesOf, readQuery, tsQueriesOf } from './search.rules.js'

type Found = Output<typeof SearchContent>

interface FoundRow {
  readonly kind: Found['hits'][number]['kind']
  readonly path: string
  readonly total: number
  readonly title: string
  readonly excerpt: string
}

/** What is found for a query, best first; at most two statements, whatever is found (ROUTE-30, D-33). */
export async function searchContent({ first, query }: Input<typeof SearchContent>, ctx: ContentCtx): Promise<Found> {
  const { isShortened, words } = readQuery(query)
  if (words.length === 0) return { query: '', isCorrected: false, isShortened, totalCount: 0, hits: [] }

  return ctx.db.read(async (tx) => {
    const corrected = correctedWords(await ctx.wordReadings.of(words, ctx.now(), tx))
    const { every, some } = tsQueriesOf(corrected)
    const rows = await tx.query<FoundRow>(findPublishedSql, [every, some, ctx.samples, ...procedurePages, first])
    return {
      query: corrected.join(' '),
      isCorrected: corrected.join(' ') !== words.join(' '),
      isShortened,
      totalCount: rows[0]?.total ?? 0,
      hits: rows.map(({ excerpt, kind, path, title }) => ({
        ...{ kind, path },
        ...{ title: piecesOf(title, foundMarks), excerpt: piecesOf(excerpt, foundMarks) },
      })),
    }
  })
}

/** Which page shows the procedures of a treatment type. */
const procedurePages = [
  specialties.map(({ treatmentType }) => treatmentType),
  specialties.map(({ slug }) => slug),
] as const
