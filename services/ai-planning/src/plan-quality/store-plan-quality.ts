import type { WriteTx } from '@seneb/service-kit/database/db'

import { treatmentTypeSlugIn } from '../treatment-catalogue/find-catalogue-entry.js'
import { planCounts, specialtyOf, type MeasuredLine } from './plan-quality.rules.js'
import { storePlanQualitySql } from './plan-quality.entity.js'

/** A plan at its last approval. */
export interface MeasuredPlan {
  readonly id: string
  readonly approvedAt: Date
  readonly treatmentType: string | undefined
  /** Lines of the draft that it is based on; undefined without a draft. */
  readonly drafted: readonly MeasuredLine[] | undefined
  readonly approved: readonly MeasuredLine[]
}

/**
 * Stores the counts of people's changes to a plan with its last approval, in the same transaction. Approving a plan
 * again after a withdrawal replaces the counts, so each plan counts once (D-49).
 */
export async function storePlanQuality(plan: MeasuredPlan, tx: WriteTx): Promise<void> {
  const { approved, approvedAt, drafted, id, treatmentType } = plan
  const isDrafted = drafted !== undefined
  // A plan without a draft must not count as a draft that was changed completely.
  const counts = planCounts(drafted ?? [], approved)
  const { addedLines, draftedLines, editPermille, sectionEdits, refusedFigures, removedLines, unchangedLines } = counts
  const specialty = treatmentType === undefined ? undefined : await treatmentTypeSlugIn(tx, treatmentType)
  await tx.query(storePlanQualitySql, [
    id,
    approvedAt,
    specialty ?? specialtyOf(treatmentType),
    isDrafted,
    draftedLines,
    unchangedLines,
    removedLines,
    addedLines,
    isDrafted ? editPermille : null,
    JSON.stringify(isDrafted ? sectionEdits : {}),
    refusedFigures,
  ])
}
