import type { Input, Output } from '@seneb/contracts/define'
import {
  maxExportedFigures,
  type ExportReferralFigures,
  type ListReferralCodes,
  type ReadReferralCode,
} from '@seneb/contracts/messages/referral/referral-code.messages'
import { AppError } from '@seneb/platform/app-error'
import { csvLine } from '@seneb/platform/csv'
import type { Ctx } from '@seneb/service-kit/ctx'
import { defineAuditedResource } from '@seneb/service-kit/requests/audited-resource'

import { readCodeChanges } from '../referral-changes/read-changes.js'
import { canSeeAmbassadors } from '../referral-changes/record-change.js'
import { mondayOf, shownCount, shownTotal, shownWeeks, completeWeeks } from './figures.rules.js'
import {
  exportWeeksSql,
  listCodesSql,
  listSeenIdsSql,
  readCodeSql,
  readSeenIdSql,
  readWeeksSql,
  type ListedCode,
  type WeekCounts,
} from './referral-code.queries.js'

/** A page of codes in the order of their letters, or of ids that were only seen on links. */
export async function listReferralCodes(
  { after, ambassadorId, first, search, state }: Input<typeof ListReferralCodes>,
  ctx: Pick<Ctx, 'db' | 'staff'>,
): Promise<Output<typeof ListReferralCodes>> {
  const isVisible = canSeeAmbassadors(ctx)
  const isSeenList = state === 'unverified'
  const begin = search && (isSeenList ? search : search.toLowerCase())
  // Sorts behind every id that begins with the search: ids have no private-use characters of the last plane.
  const bounds = begin ? [begin, `${begin}\u{10FFFF}`] : [null, null]
  const common = [first + 1, after === undefined ? null : decodeIdCursor(after), ...bounds]
  const rows = await ctx.db.read((tx) => {
    if (isSeenList) return tx.query<ListedCode>(listSeenIdsSql, common)
    const params = [...common, ambassadorId ?? null]
    if (state === undefined) return tx.query<ListedCode>(listCodesSql({ isOfState: false }), params)
    return tx.query<ListedCode>(listCodesSql({ isOfState: true }), [...params, state])
  })
  const page = rows.slice(0, first)
  const last = page.at(-1)
  return {
    codes: page.map((row) => toListedCode(row, isVisible)),
    next: rows.length > first && last ? encodeIdCursor(last.code) : undefined,
  }
}

/** One code with its figures of whole weeks and its history. */
export async function readReferralCode(
  { code: id, weeks: count }: Input<typeof ReadReferralCode>,
  ctx: Pick<Ctx, 'db' | 'now' | 'staff'>,
): Promise<Output<typeof ReadReferralCode>> {
  const isVisible = canSeeAmbassadors(ctx)
  const mondays = completeWeeks(ctx.now(), count)
  return ctx.db.read(async (tx) => {
    const [stored] = await tx.query<ListedCode>(readCodeSql, [id])
    const [found] = stored ? [stored] : await tx.query<SeenId>(readSeenIdSql, [id])
    if (!found) throw new AppError('REFERRAL_CODE_NOT_FOUND')
    const range = [found.code, mondays.at(-1), mondayOf(ctx.now())]
    const weeks = shownWeeks(mondays, await tx.query<WeekCounts>(readWeeksSql, range))
    const changes = await readCodeChanges(found.code, isVisible, tx)
    return {
      code: toListedCode({ ...unverified, ...found }, isVisible),
      weeks: [...weeks],
      total: shownTotal(weeks),
      changes,
    }
  })
}

type SeenId = Pick<ListedCode, 'changedAt' | 'code' | 'createdAt' | 'type'>

const unverified = {
  state: 'unverified',
  version: 0,
  label: null,
  mergedInto: null,
  ambassadorId: null,
  name: null,
} as const

function toListedCode(row: ListedCode, isNameVisible: boolean) {
  const { ambassadorId, changedAt, code, createdAt, label, mergedInto, name, state, type, version } = row
  return {
    code,
    state,
    version,
    type: type ?? undefined,
    label: label ?? undefined,
    owner: ambassadorId === null ? undefined : { id: ambassadorId, name: (isNameVisible && name) || undefined },
    mergedInto: mergedInto ?? undefined,
    createdAt: createdAt.toISOString(),
    changedAt: changedAt.toISOString(),
  }
}

const csvHead = ['code', 'state', 'week', 'links opened', 'visits', 'enquiries'] as const

/** A part of the figures of every code and whole week as lines for a spreadsheet, small counts hidden (D-14). */
export async function exportReferralFigures(
  { after, weeks: count }: Input<typeof ExportReferralFigures>,
  ctx: Pick<Ctx, 'audit' | 'db' | 'now' | 'staff'>,
): Promise<Output<typeof ExportReferralFigures>> {
  const [afterId, afterMonday] = after === undefined ? [null, null] : decodePosition(after)
  const range = [completeWeeks(ctx.now(), count).at(-1), mondayOf(ctx.now())]
  const params = [maxExportedFigures + 1, ...range, afterId, afterMonday]
  return ctx.db.write(async (tx) => {
    const rows = await tx.query<ExportedWeek>(exportWeeksSql, params)
    const page = rows.slice(0, maxExportedFigures)
    const object = { resource: referralFiguresAudit, id: range.join('..') }
    await ctx.audit(tx, { action: 'export-referral-figures', object, after: { lines: page.length } })
    const lines = page.map(({ enquiries, hits, id, isHidden, monday, state, visits }) => {
      const cells = [hits, visits, enquiries].map((cell) => (isHidden ? 'hidden' : (shownCount(cell) ?? '<5')))
      return csvLine([id, state, monday, ...cells])
    })
    const last = page.at(-1)
    return {
      csv: [csvLine(csvHead), ...lines].join('\n'),
      lines: page.length,
      next: rows.length > page.length && last ? encodeIdCursor(`${last.monday} ${last.id}`) : undefined,
    }
  })
}

interface ExportedWeek extends WeekCounts {
  readonly id: string
  readonly state: string
}

/** Returns the position of a list by the id of its last row. */
function encodeIdCursor(id: string): string {
  return Buffer.from(id).toString('base64url')
}

function decodeIdCursor(cursor: string): string {
  const id = Buffer.from(cursor, 'base64url').toString()
  // PostgreSQL has no text with this sign.
  if (id === '' || id.includes('\0')) throw invalidCursor()
  return id
}

function decodePosition(cursor: string): readonly [id: string, monday: string] {
  const [, monday, id] = /^(\d{4}-\d\d-\d\d) (.+)$/s.exec(decodeIdCursor(cursor)) ?? []
  if (id === undefined || monday === undefined || Number.isNaN(Date.parse(monday))) throw invalidCursor()
  return [id, new Date(monday).toISOString().slice(0, 10)]
}

function invalidCursor(): AppError {
  const field = { path: 'after', message: 'Please give the cursor of a page', code: 'AFTER_INVALID' }
  return new AppError('INPUT_INVALID', { fields: [field] })
}

/** Audit format of an export: the number of lines. */
const referralFiguresAudit = defineAuditedResource('referral-figures', { lines: 'plain' })
