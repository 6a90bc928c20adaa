import { Context, Query, Resolver } from '@nestjs/graphql'
import type { Output } from '@seneb/contracts/define'
import { ReadPromiseReport } from '@seneb/contracts/messages/enquiry/answer-promise.messages'

import type { RequestContext } from '../graphql/request-context.js'

type Figures = Output<typeof ReadPromiseReport>['total']

@Resolver()
export class PromiseReportResolver {
  /** How the promises of the last 90 days went (GEN-07). */
  @Query('promiseReport')
  async read(@Context() { staff }: RequestContext) {
    const { byKind, byWeek, days, total } = await staff.ask(ReadPromiseReport, {})
    return {
      days,
      total: figuresOf(total),
      byKind: byKind.map(({ figures, kind }) => ({ kind, figures: figuresOf(figures) })),
      byWeek: byWeek.map(({ figures, monday }) => ({ monday, figures: figuresOf(figures) })),
    }
  }
}

function figuresOf({ medianS: medianSeconds, ninetyFifthS: ninetyFifthSeconds, ...counts }: Figures) {
  return { ...counts, medianSeconds, ninetyFifthSeconds }
}
