import type { WriteTx } from '@seneb/service-kit/database/db'

import { planCounts, specialtyOf, type MeasuredLine } from './plan-quality.rules.js'
import { storePlanQualitySql } from './plan-quality.entity.js'

/** A plan at its last approval. */
export interface MeasuredPlan {
  readonly id: string
  readonly approvedAt: Date
  readonly treatmentType: string | undefined
  /** The lines of the draft that it rests on; undefined where nothing was drafted. */
  readonly drafted: readonly MeasuredLine[] | undefined
  readonly approved: readonly MeasuredLine[]
}

/**
 * Stores what people changed of a plan with its last approval, in the same transaction; whoever withdraws that and
 * approves it again replaces the counts, so a plan counts once (D-49).
 */
export async function storePlanQuality(plan: MeasuredPlan, tx: WriteTx): Promise<void> {
  const { approved, approvedAt, drafted, id, treatmentType } = plan
  const isDrafted = drafted !== undefined
  // What nothing drafted is no draft of which all was changed.
  const counts = planCounts(drafted ?? [], approved)
  const { addedLines, draftedLines, editPermille, partEdits, refusedFigures, removedLines, unchangedLines } = counts
  await tx.query(storePlanQualitySql, [
    id,
    approvedAt,
    specialtyOf(treatmentType),
    isDrafted,
    draftedLines,
    unchangedLines,
    removedLines,
    addedLines,
    isDrafted ? editPermille : null,
    JSON.stringify(isDrafted ? partEdits : {}),
    refusedFigures,
  ])
}
