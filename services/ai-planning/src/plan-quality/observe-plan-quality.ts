import { minPlansForFigure } from '@seneb/contracts/vocabulary/care-plans'
import { observeGauges } from '@seneb/platform/metrics'
import type { Ctx } from '@seneb/service-kit/ctx'

import { qualityOfDaysSql } from './plan-quality.entity.js'

interface DaysRow {
  readonly week: 'last' | 'before'
  readonly plans: number
  readonly edit: number
  readonly refused: number
}

/**
 * Registers gauges for the last seven days and the seven before, read at each metrics collection. They show how much
 * people changed approved drafts and how many figures the number gate removed per draft. A period with fewer than 20
 * plans has no value.
 */
export function observePlanQuality(ctx: Pick<Ctx, 'db' | 'now'>): void {
  observeGauges(
    {
      seneb_plan_edit_share: 'How much of the words of a draft people change, from 0 to 1: the median of seven days',
      seneb_plan_rejected_figures_mean: 'Figures that the number gate took out of a draft, on average of seven days',
    },
    () => readQualityOfDays(ctx),
  )
}

/** Returns the values of the gauges. */
export async function readQualityOfDays({ db, now }: Pick<Ctx, 'db' | 'now'>) {
  const rows = await db.read((tx) => tx.query<DaysRow>(qualityOfDaysSql, [now()]))
  const reported = rows.filter(({ plans }) => plans >= minPlansForFigure)
  return {
    seneb_plan_edit_share: reported.map(({ edit, week }) => ({ value: edit / 1000, labels: { week } })),
    seneb_plan_rejected_figures_mean: reported.map(({ refused, week }) => ({ value: refused, labels: { week } })),
  }
}
