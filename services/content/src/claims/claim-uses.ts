import type { ClaimKind, PublicationContent } from '@seneb/contracts/publications/publication-editing'
import { claimKinds } from '@seneb/contracts/publications/publication-editing'
import { siteRoutes } from '@seneb/contracts/vocabulary/site-routes'
import { specialties } from '@seneb/contracts/vocabulary/specialties'
import type { ReadTx } from '@seneb/service-kit/database/db'

/** Page or text that shows a record of the register. */
export interface ClaimUse {
  readonly path: string | null
  readonly title: string
  /** Kind and key of the text; null for a page that shows the record itself. */
  readonly kind: string | null
  readonly key: string | null
}

interface RegisterRecord {
  readonly kind: ClaimKind
  readonly key: string
  readonly content: PublicationContent
  /** Whether the site shows it now; no page shows any other record. */
  readonly isShown: boolean
}

/**
 * Finds the texts on the site that quote claims word for word. $1 keys, $2 sentences, $3 kinds of the register, $4
 * whether samples are published
 */
const quotesSql = `/* readClaimQuotes */
  select c.key as claim, p.kind, p.key, p.path, p.title
  from unnest($1::text[], $2::text[]) as c (key, sentence)
  join publications p on position(c.sentence in p.words) > 0
  where p.kind <> all ($3::text[]) and (not p.is_sample or $4)
  order by p.title, p.kind, p.key`

type Quote = ClaimUse & { readonly claim: string }

/** Returns the uses of records: the pages that show them, and the texts that quote them. */
export async function readClaimUses(
  records: readonly RegisterRecord[],
  samples: boolean,
  tx: ReadTx,
): Promise<(record: RegisterRecord) => readonly ClaimUse[]> {
  const claims = records.filter(({ content, kind }) => kind === 'claim' && typeof content['text'] === 'string')
  const params = [claims.map(({ key }) => key), claims.map(({ content }) => content['text']), claimKinds, samples]
  const quotes = claims.length > 0 ? await tx.query<Quote>(quotesSql, params) : []
  return (record) => [
    ...(record.isShown ? pathsOf(record).map(pageUse) : []),
    ...quotes.flatMap(({ claim, ...use }) => (record.kind === 'claim' && claim === record.key ? [use] : [])),
  ]
}

/** Paths of the pages that read records of a kind and show them. */
function pathsOf({ content: { percent, specialty }, kind }: RegisterRecord): readonly string[] {
  switch (kind) {
    case 'claim':
      return percent === undefined ? [] : ['/', '/refer']
    case 'offer':
      return ['/why-egypt']
    case 'package':
      return typeof specialty === 'string' ? [`/${specialty}`] : []
    case 'rating':
      return ['/']
    case 'partner':
      return ['/our-team']
  }
}

function pageUse(path: string): ClaimUse {
  const specialty = specialties.find(({ slug }) => `/${slug}` === path)
  const route = siteRoutes.find(({ paths }) => paths.some((one) => one === path))
  return { path, title: specialty?.navLabel ?? route?.label ?? path, kind: null, key: null }
}
