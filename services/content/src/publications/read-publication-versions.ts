import type { Input, Output } from '@seneb/contracts/define'
import type {
  ListPublications,
  ReadPublication,
  ReadPublicationVersion,
} from '@seneb/contracts/messages/content/publication-version.messages'
import {
  editableKinds,
  isLegalKind,
  isOrdered,
  medicalKinds,
  medicalPages,
  needsApproval,
  openStates,
  publicationBounds,
  type EditableKind,
  type OpenState,
  type PublicationContent,
  type PublicationState,
} from '@seneb/contracts/publications/publication-editing'
import { AppError } from '@seneb/platform/app-error'
import type { Ctx } from '@seneb/service-kit/ctx'
import type { ReadTx } from '@seneb/service-kit/database/db'

import { editedContentOf, recordOf } from './legal-drafts.js'
import { nextReviewOf } from './medical-review.rules.js'
import type { PublicationRecord } from './publication-record.js'
import { orderOfKindSql, Publication } from './publication.entity.js'
import { publicationOf } from './shipped-publications.js'
import {
  listPublicationsSql,
  newestVersionsSql,
  oneVersionSql,
  openVersionSql,
  PublicationHead,
  type ListedVersion,
  type PublicationVersion,
} from './publication-version.entity.js'

type Deps = Pick<Ctx, 'db' | 'now'>

interface ListedRow {
  readonly kind: EditableKind
  readonly key: string
  readonly title: string
  readonly path: string | null
  readonly isSample: boolean
  readonly state: PublicationState
  readonly openState: OpenState | null
  readonly publishAt: Date | null
  readonly changedAt: Date
  readonly reviewDueOn: string | null
  readonly isReviewDue: boolean
  readonly sortTitle: string
  readonly total: number
}

/** Lists the editable records by title, a page at a time. */
export async function listPublications(
  { after, first, kind, search, show }: Input<typeof ListPublications>,
  { db, now }: Deps,
): Promise<Output<typeof ListPublications>> {
  const last = after === undefined ? [null, null, null] : decodePosition(after)
  const medical = [medicalKinds, medicalPages, now().toISOString().slice(0, 10)]
  const params = [kind === undefined ? editableKinds : [kind], search ?? null, show, ...last, first + 1, ...medical]
  const rows = await db.read((tx) => tx.query<ListedRow>(listPublicationsSql, params))
  const page = rows.slice(0, first)
  const end = page.at(-1)
  return {
    publications: page.map(({ sortTitle: _sortTitle, total: _total, ...row }) => ({
      ...row,
      publishAt: row.publishAt?.toISOString() ?? null,
      changedAt: row.changedAt.toISOString(),
    })),
    next: rows.length > first && end ? encodePosition([end.sortTitle, end.kind, end.key]) : null,
    totalCount: rows[0]?.total ?? 0,
  }
}

export type VersionPosition = readonly [title: string, kind: string, key: string]

/** Returns the cursor of a row of a list by title. */
export function encodePosition(place: VersionPosition): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url')
}

/** Returns the row of a cursor; rejects with INPUT_INVALID at `after` for any other text. */
export function decodePosition(cursor: string): VersionPosition {
  try {
    const place = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')) as unknown
    const isPlace = Array.isArray(place) && place.length === 3 && place.every((part) => isPlainText(part))
    if (isPlace) return place as unknown as VersionPosition
  } catch {
    // The sentence below is for this, too.
  }
  throw new AppError('INPUT_INVALID', {
    fields: [{ path: 'after', message: 'Please give the cursor of a page', code: 'AFTER_INVALID' }],
  })
}

const isPlainText = (part: unknown) => typeof part === 'string' && !part.includes('\0')

/** Reads a record with its published content, its open version and its newest versions. */
export async function readPublication(
  { key, kind }: Input<typeof ReadPublication>,
  { db, now }: Deps,
): Promise<Output<typeof ReadPublication>> {
  return db.read(async (tx) => {
    // Read before everything else: whatever changes in between makes this revision an old one, which no save passes.
    const head = await tx.findOne(PublicationHead, { kind, key })
    const stored = await tx.findOne(Publication, { kind, key })
    const current = stored && { ...stored, content: editedContentOf(stored) }
    const [open] = await tx.query<ListedVersion>(openVersionSql, [kind, key])
    const versions = await tx.query<ListedVersion>(newestVersionsSql, [kind, key, publicationBounds.versionsShown])
    // A discarded draft that nothing else replaced is still found, so that its text can be restored.
    const newest = open ?? versions.find(({ state }) => state !== 'discarded') ?? versions[0]
    const content = open?.content ?? current?.content
    if (!current && !newest) throw new AppError('PUBLICATION_UNKNOWN')
    const changedAt = open?.written_at ?? head?.archived_at ?? current?.changed_at ?? newest?.written_at
    return {
      publication: {
        kind,
        key,
        title: current?.title ?? newest?.title ?? key,
        path: current?.path ?? head?.archived_path ?? open?.path ?? null,
        isSample: current?.is_sample ?? false,
        state: current ? 'published' : head?.archived_at ? 'archived' : 'unpublished',
        openState: openStates.find((state) => state === open?.state) ?? null,
        publishAt: open?.publish_at?.toISOString() ?? null,
        changedAt: (changedAt ?? new Date(0)).toISOString(),
        ...nextReviewOf(kind, current?.content ?? null, now()),
        revision: head?.revision ?? 0,
        needsApproval: content !== undefined && needsApproval(kind, content),
        published: current?.content ?? null,
        position: current && isOrdered(kind) ? await readPosition({ kind, key }, tx) : null,
        draft: open ? { ...toVersion(open), content: open.content } : null,
        archivedAt: head?.archived_at?.toISOString() ?? null,
        redirectPath: head?.redirect_path ?? null,
        versions: versions.map(toVersion),
      },
    }
  })
}

type PublicationId = Pick<Input<typeof ReadPublication>, 'key' | 'kind'>
type PublicationPosition = NonNullable<Output<typeof ReadPublication>['publication']['position']>

/** Reads the position of a record on the site among its kind. */
async function readPosition({ key, kind }: PublicationId, tx: ReadTx): Promise<PublicationPosition> {
  const all = await tx.query<{ key: string; title: string }>(orderOfKindSql, [kind])
  const at = all.findIndex((one) => one.key === key)
  const titleAt = (index: number) => all[index]?.title ?? null
  return { number: at + 1, total: all.length, previousTitle: titleAt(at - 1), nextTitle: titleAt(at + 1) }
}

/**
 * Returns the open version of a record as the site would read it; undefined without one. It is dated by its schedule,
 * otherwise by today, as publication would date it.
 */
export async function readOpenRecord(
  { key, kind }: Pick<Input<typeof ReadPublication>, 'key' | 'kind'>,
  { db, now }: Deps,
): Promise<PublicationRecord<EditableKind> | undefined> {
  const [[open], stored] = await db.read(async (tx) => [
    await tx.query<PublicationVersion>(openVersionSql, [kind, key]),
    isLegalKind(kind) ? await tx.findOne(Publication, { kind, key }) : null,
  ])
  if (!open) return undefined
  const at = new Date(Math.max(now().getTime(), open.publish_at?.getTime() ?? 0))
  const record = recordOf(kind, open.content, { at, stored })
  const { is_sample: isSample, path, read_time: readTime } = publicationOf(kind, key, { record, position: 0 })
  return { kind, key, content: record, path, readTime, isSample, changedAt: open.written_at }
}

/** Reads one version, and the content published before it. */
export async function readPublicationVersion(
  { key, kind, number }: Input<typeof ReadPublicationVersion>,
  { db }: Deps,
): Promise<Output<typeof ReadPublicationVersion>> {
  type Row = ListedVersion & { readonly previous: PublicationContent | null }
  const [row] = await db.read((tx) => tx.query<Row>(oneVersionSql, [kind, key, number]))
  if (!row) throw new AppError('PUBLICATION_UNKNOWN')
  return { version: { ...toVersion(row), content: row.content }, previous: row.previous }
}

function toVersion(row: ListedVersion) {
  return {
    number: row.number,
    state: row.state,
    title: row.title,
    note: row.note ?? null,
    writtenBy: row.written_by ?? null,
    writtenAt: row.written_at.toISOString(),
    approvedBy: row.approved_by ?? null,
    approvedAt: row.approved_at?.toISOString() ?? null,
    publishAt: row.publish_at?.toISOString() ?? null,
    publishedBy: row.published_by ?? null,
    publishedAt: row.published_at?.toISOString() ?? null,
    returnReason: row.return_reason ?? null,
    reviewer: row.reviewer,
    reviewedOn: row.reviewed_on,
  }
}
