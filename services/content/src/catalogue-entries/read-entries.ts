import { catalogueBounds, type CatalogueEntryState } from '@seneb/contracts/publications/catalogue-entries'
import type { Input, Output } from '@seneb/contracts/define'
import type {
  ListCatalogueEntries,
  ReadCatalogueEntry,
} from '@seneb/contracts/messages/content/catalogue-entry.messages'
import { AppError } from '@seneb/platform/app-error'
import type { Ctx } from '@seneb/service-kit/ctx'

import { listEntriesSql, newestVersionsSql, type CatalogueVersion } from './catalogue-version.entity.js'
import { readCurrent, readRevision } from './edit-entry.js'
import { shippedCountries } from './shipped-countries.js'

interface ListedRow {
  readonly key: string
  readonly name: string
  readonly group: string | null
  readonly isRetired: boolean
  readonly isProposed: boolean
  readonly isInReview: boolean
  readonly sort: string
  readonly total: number
}

/** Lists the entries of a kind, a page at a time, in one statement. */
export async function listCatalogueEntries(
  { after, first, kind, search, show }: Input<typeof ListCatalogueEntries>,
  { db }: Pick<Ctx, 'db'>,
): Promise<Output<typeof ListCatalogueEntries>> {
  const last = after === undefined ? [null, null] : decodeCursor(after)
  const known = JSON.stringify([...shippedCountries.values()])
  const params = [known, search ?? null, show, ...last, first + 1, kind]
  const rows = await db.read((tx) => tx.query<ListedRow>(listEntriesSql(kind), params))
  const page = rows.slice(0, first)
  const end = page.at(-1)
  return {
    entries: page.map(({ group, isInReview, isProposed, isRetired, key, name }) => ({
      kind,
      key,
      name,
      group,
      state: isProposed ? 'proposed' : stateOf(isRetired),
      isInReview,
    })),
    next: rows.length > first && end ? Buffer.from(JSON.stringify([end.sort, end.key])).toString('base64url') : null,
    totalCount: rows[0]?.total ?? 0,
  }
}

const stateOf = (isRetired: boolean): CatalogueEntryState => (isRetired ? 'retired' : 'offered')

function decodeCursor(cursor: string): readonly [sort: string, key: string] {
  try {
    const parts = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')) as unknown
    const isCursor = Array.isArray(parts) && parts.length === 2 && parts.every((part) => isPlainText(part))
    if (isCursor) return parts as unknown as readonly [string, string]
  } catch {
    // The sentence below is for this, too.
  }
  throw new AppError('INPUT_INVALID', {
    fields: [{ path: 'after', message: 'Please give the cursor of a page', code: 'AFTER_INVALID' }],
  })
}

const isPlainText = (part: unknown) => typeof part === 'string' && !part.includes('\0')

/** Reads an entry with the version that waits for a second person and its newest versions. */
export async function readCatalogueEntry(
  { key, kind }: Input<typeof ReadCatalogueEntry>,
  { db }: Pick<Ctx, 'db'>,
): Promise<Output<typeof ReadCatalogueEntry>> {
  return db.read(async (tx) => {
    // The revision is read first: an edit in between makes it an old one, which no save passes.
    const { revision } = await readRevision({ kind, key }, tx)
    const versions = await tx.query<CatalogueVersion>(newestVersionsSql, [kind, key, catalogueBounds.versionsShown])
    const current = await readCurrent({ kind, key }, tx)
    const pending = versions.find(({ state }) => state === 'in-review')
    const content = current ?? pending?.content ?? versions[0]?.content
    if (!content) throw new AppError('CATALOGUE_ENTRY_UNKNOWN')
    return {
      entry: {
        kind,
        key,
        name: String(content['name']),
        group: groupOf(content),
        state: current ? stateOf(current['isRetired'] === true) : 'proposed',
        isInReview: pending !== undefined,
        revision,
        current: current ?? null,
        pending: pending ? toVersion(pending) : null,
        versions: versions.map(toVersion),
      },
    }
  })
}

function groupOf({ countryCode, treatmentType }: Readonly<Record<string, unknown>>): string | null {
  return typeof treatmentType === 'string' ? treatmentType : typeof countryCode === 'string' ? countryCode : null
}

function toVersion(row: CatalogueVersion) {
  return {
    number: row.number,
    state: row.state,
    content: row.content,
    note: row.note ?? null,
    writtenBy: row.written_by ?? null,
    writtenAt: row.written_at.toISOString(),
    checkedBy: row.checked_by ?? null,
    checkedAt: row.checked_at?.toISOString() ?? null,
    returnReason: row.return_reason ?? null,
  }
}
