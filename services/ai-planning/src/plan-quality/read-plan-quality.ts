import type { Input, Output } from '@seneb/contracts/define'
import type { ReadPlanQuality } from '@seneb/contracts/messages/ai-planning/plan-quality.messages'
import { planSections, qualityBounds } from '@seneb/contracts/vocabulary/care-plans'
import type { Ctx } from '@seneb/service-kit/ctx'

import { changedPlansSql, qualityFiguresSql, qualitySectionsSql, qualityReasonsSql } from './plan-quality.entity.js'

type Report = Output<typeof ReadPlanQuality>
type Figures = Report['total']

type Row = { readonly [K in keyof Required<Figures>]: number | null } & {
  readonly monday: string | null
  readonly specialty: string | null
  readonly writer: Report['byWriter'][number]['writer'] | null
  readonly model: string | null
}

interface ChangedRow extends Omit<Report['changedPlans'][number], 'approvedAt'> {
  readonly approvedAt: Date
}

/** Returns how much people changed of the drafts, from the counts stored with each last approval (D-49). */
export function readPlanQuality(
  { weeks }: Input<typeof ReadPlanQuality>,
  { db, now }: Pick<Ctx, 'db' | 'now'>,
): Promise<Report> {
  const window = [now(), weeks]
  return db.read(async (tx) => {
    const rows = await tx.query<Row>(qualityFiguresSql, window)
    const sections = await tx.query<Report['byPart'][number]>(qualitySectionsSql, window)
    const reasons = await tx.query<Report['reasons'][number]>(qualityReasonsSql, window)
    const changed = await tx.query<ChangedRow>(changedPlansSql, [...window, qualityBounds.plans])
    return {
      weeks,
      reasons,
      ...groupFigures(rows),
      byPart: sections.toSorted((a, b) => planSections.indexOf(a.part) - planSections.indexOf(b.part)),
      changedPlans: changed.map(({ approvedAt, ...plan }) => ({ ...plan, approvedAt: approvedAt.toISOString() })),
    }
  })
}

function groupFigures(rows: readonly Row[]): Pick<Report, 'bySpecialty' | 'byWeek' | 'byWriter' | 'total'> {
  const total = rows.find(({ monday, specialty, writer }) => monday === null && specialty === null && writer === null)
  if (!total) throw new Error('counting gives a row, whatever there is to count')
  return {
    total: toFigures(total),
    byWeek: rows.flatMap((row) => (row.monday === null ? [] : [{ monday: row.monday, figures: toFigures(row) }])),
    bySpecialty: rows.flatMap((row) =>
      row.specialty === null ? [] : [{ specialty: row.specialty, figures: toFigures(row) }],
    ),
    byWriter: rows.flatMap((row) =>
      row.writer === null ? [] : [{ writer: row.writer, model: row.model ?? undefined, figures: toFigures(row) }],
    ),
  }
}

function toFigures(row: Row): Figures {
  return {
    drafted: row.drafted ?? 0,
    handWritten: row.handWritten ?? 0,
    refusedFigures: row.refusedFigures ?? 0,
    medianEdit: row.medianEdit ?? undefined,
    medianUnchanged: row.medianUnchanged ?? undefined,
    medianAddedLines: row.medianAddedLines ?? undefined,
    medianRemovedLines: row.medianRemovedLines ?? undefined,
    medianSecondsToApproval: row.medianSecondsToApproval ?? undefined,
  }
}
