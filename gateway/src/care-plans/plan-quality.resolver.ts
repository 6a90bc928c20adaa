import { Args, Context, Query, Resolver } from '@nestjs/graphql'
import type { Output } from '@seneb/contracts/define'
import { ReadPlanQuality } from '@seneb/contracts/messages/ai-planning/plan-quality.messages'

import type { RequestContext } from '../graphql/request-context.js'

type Figures = Output<typeof ReadPlanQuality>['total']

@Resolver()
export class PlanQualityResolver {
  /** How much people change of drafts (D-49). */
  @Query('planQuality')
  async read(@Args() { weeks }: { weeks: number }, @Context() { staff }: RequestContext) {
    const report = await staff.ask(ReadPlanQuality, { weeks })
    return {
      weeks: report.weeks,
      total: figuresOf(report.total),
      byWeek: report.byWeek.map(({ figures, monday }) => ({ monday, figures: figuresOf(figures) })),
      bySpecialty: report.bySpecialty.map(({ figures, specialty }) => ({ specialty, figures: figuresOf(figures) })),
      byWriter: report.byWriter.map(({ figures, model, writer }) => {
        return { model, writer, figures: figuresOf(figures) }
      }),
      byPart: report.byPart.map(({ medianEdit, part, plans }) => {
        return { part, plans, medianEditShare: medianEdit / 1000 }
      }),
      reasons: report.reasons,
      changedPlans: report.changedPlans.map(({ edit, tripPlanId: id, ...plan }) => {
        return { ...plan, id, editShare: edit / 1000 }
      }),
    }
  }
}

function figuresOf({ byHand, drafted, refusedFigures, ...medians }: Figures) {
  return {
    byHand,
    drafted,
    refusedFigures,
    medianEditShare: shareOf(medians.medianEdit),
    medianUnchangedShare: shareOf(medians.medianUnchanged),
    medianAddedLines: medians.medianAdded,
    medianRemovedLines: medians.medianRemoved,
    medianSecondsToApproval: medians.medianToApprovalS,
  }
}

function shareOf(permille: number | undefined): number | undefined {
  return permille === undefined ? undefined : permille / 1000
}
