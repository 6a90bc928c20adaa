import type { Input, Output } from '@seneb/contracts/define'
import type { ListClaims } from '@seneb/contracts/messages/content/claim.messages'
import {
  claimKinds,
  type ClaimKind,
  type OpenState,
  type PublicationContent,
  type PublicationState,
} from '@seneb/contracts/publications/publication-editing'
import { computedEvidence } from '@seneb/contracts/publications/record.schemas'
import { expiringDays, type ClaimWarning } from '@seneb/contracts/vocabulary/claim-register'

import { hasEvidence } from '../publications/claim-problems.js'
import type { PublishingCtx } from '../publications/read-publications.js'
import { decodePosition, encodePosition, type VersionPosition } from '../publications/read-publication-versions.js'
import { dayOf, spotsLeft, validUntilOf } from '../site/claim.rules.js'
import { readClaimUses, type ClaimUse } from './claim-uses.js'
import { readShownRecords } from './read-shown-records.js'

interface ClaimRow {
  readonly kind: ClaimKind
  readonly key: string
  readonly title: string
  readonly isSample: boolean
  readonly state: PublicationState
  readonly content: PublicationContent
  readonly openState: OpenState | null
  readonly checkedBy: string | null
  readonly checkedAt: Date | null
  readonly remaining: number | null
}

/**
 * Reads the register: published records, new drafts, and archived records, with the check of the published version.
 * Shipped content has no checker. $1 kinds; $2 text in the title or key, or null
 */
const registerSql = `/* readClaimRegister */
  with listed as (
    select p.kind, p.key, p.title, p.is_sample, 'published' as state, p.content, p.seeded_hash is null as is_edited
    from publications p where p.kind = any ($1::text[])
    union all
    select h.kind, h.key, v.title, v.content ->> 'sample' is not null,
      case when h.archived_at is null then 'unpublished' else 'archived' end, v.content, false
    from publication_heads h
    cross join lateral (
      select title, content from publication_versions
      where kind = h.kind and key = h.key order by state = 'discarded', number desc limit 1
    ) v
    where h.kind = any ($1::text[])
      and not exists (select from publications p where p.kind = h.kind and p.key = h.key)
  )
  select l.kind, l.key, l.title, l.is_sample as "isSample", l.state, l.content, o.state as "openState",
    c.approved_by as "checkedBy", c.approved_at as "checkedAt", s.remaining
  from listed l
  left join publication_versions o on o.kind = l.kind and o.key = l.key
    and o.state in ('draft', 'in-review', 'approved', 'scheduled')
  left join publication_versions c on c.kind = l.kind and c.key = l.key and c.state = 'published' and l.is_edited
  left join offer_spots s on l.kind = 'offer' and s.key = l.key
  where $2::text is null or position(lower($2) in lower(l.title)) > 0 or position(lower($2) in l.key) > 0
  limit 5000`

/** Lists the register by title, a page at a time. */
export async function listClaims(
  { after, first, kind, search, show }: Input<typeof ListClaims>,
  ctx: PublishingCtx,
): Promise<Output<typeof ListClaims>> {
  const last = after === undefined ? undefined : decodePosition(after)
  const days = daysAround(ctx.now())
  const shownRecords = await readShownRecords(ctx)
  return ctx.db.read(async (tx) => {
    const rows = await tx.query<ClaimRow>(registerSql, [kind === undefined ? claimKinds : [kind], search ?? null])
    const judged = rows.map((row) => ({ row, warnings: warningsOf(row, days, ctx.samples) }))
    const shown = judged
      .filter(({ warnings }) => show === 'all' || warnings.includes(show))
      .toSorted((a, b) => comparePositions(toPosition(a.row), toPosition(b.row)))
    const rest = last === undefined ? shown : shown.filter(({ row }) => comparePositions(toPosition(row), last) > 0)
    const page = rest.slice(0, first).map(({ row, warnings }) => {
      const isShown = row.state === 'published' && shownRecords.has(`${row.kind}/${row.key}`)
      return { row: { ...row, isShown }, warnings }
    })
    const usesOf = await readClaimUses(
      page.map(({ row }) => row),
      ctx.samples,
      tx,
    )
    const end = page.at(-1)
    return {
      claims: page.map(({ row, warnings }) => claimOf(row, { warnings, uses: usesOf(row) })),
      next: rest.length > first && end ? encodePosition(toPosition(end.row)) : null,
      totalCount: shown.length,
    }
  })
}

function toPosition({ key, kind, title }: ClaimRow): VersionPosition {
  return [title.toLowerCase(), kind, key]
}

function comparePositions(one: VersionPosition, other: VersionPosition): number {
  const at = one.findIndex((part, i) => part !== other[i])
  if (at === -1) return 0
  return (one[at] ?? '') < (other[at] ?? '') ? -1 : 1
}

interface Days {
  readonly today: string
  /** Last day of the next `expiringDays` days. */
  readonly soon: string
}

const dayMs = 24 * 60 * 60 * 1000

function daysAround(now: Date): Days {
  return { today: dayOf(now), soon: dayOf(new Date(now.getTime() + expiringDays * dayMs)) }
}

/** Returns the warnings about a record; an archived one has none. A sample is on the site only where samples are. */
function warningsOf(
  { checkedBy, content, isSample, kind, state }: ClaimRow,
  { soon, today }: Days,
  samples: boolean,
): ClaimWarning[] {
  if (state === 'archived') return []
  const { owner } = content
  const [asOf, validTo] = [textIn(content, 'asOf'), textIn(content, 'validTo')]
  const isOnSite = state === 'published' && (samples || !isSample)
  // A price holds for a year (O-9), and so do figures of records without a last day.
  const isOld = (kind === 'package' || validTo === null) && asOf !== null && validUntilOf(asOf, today) === null
  const found: Readonly<Record<ClaimWarning, boolean>> = {
    expiring: isOnSite && validTo !== null && validTo >= today && validTo <= soon,
    'no-evidence': !hasEvidence(kind, content),
    unchecked: isOnSite && !isSample && checkedBy === null,
    overdue: isOnSite && (isOld || (validTo !== null && validTo < today)),
    'no-owner': owner === undefined,
  }
  return (Object.keys(found) as ClaimWarning[]).filter((warning) => found[warning])
}

interface JudgedClaim {
  readonly warnings: ClaimWarning[]
  readonly uses: readonly ClaimUse[]
}

function claimOf(
  row: ClaimRow & { readonly isShown: boolean },
  { uses, warnings }: JudgedClaim,
): Output<typeof ListClaims>['claims'][number] {
  const { checkedAt, content, remaining: counted, ...head } = row
  const total = typeof content['total'] === 'number' ? content['total'] : null
  const remaining = total === null ? null : spotsLeft(total, counted)
  return {
    ...head,
    checkedAt: checkedAt?.toISOString() ?? null,
    evidence: textIn(content, 'evidence') ?? textIn(content, 'priceSource') ?? agreementIn(content),
    evidenceUrl: textIn(content, 'evidenceUrl') ?? textIn(content, 'sourceUrl'),
    evidenceDocument: textIn(content, 'evidenceDocument'),
    computedFrom: computedEvidence.find((one) => one === content['computedFrom']) ?? null,
    owner: textIn(content, 'owner'),
    validFrom: textIn(content, 'validFrom'),
    validTo: textIn(content, 'validTo'),
    total,
    remaining,
    warnings,
    uses: [...uses],
  }
}

function textIn(content: PublicationContent, field: string): string | null {
  const value = content[field]
  return typeof value === 'string' ? value : null
}

function agreementIn({ agreement }: PublicationContent): string | null {
  return agreement === undefined ? null : (agreement as { readonly reference: string }).reference
}
