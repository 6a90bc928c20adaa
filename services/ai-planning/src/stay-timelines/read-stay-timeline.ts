import type { Output } from '@seneb/contracts/define'
import type { StayTimelineInput } from '@seneb/contracts/forms/stay-timeline.form'
import type { ReadStayTimeline } from '@seneb/contracts/messages/ai-planning/stay-timeline.messages'
import { noReviewer } from '@seneb/contracts/messages/content/treatment-catalogue.messages'
import { homeLocations } from '@seneb/contracts/vocabulary/home-places'
import { AppError } from '@seneb/platform/app-error'
import type { Ctx } from '@seneb/service-kit/ctx'

import { findProcedure, hasCatalogue } from '../treatment-catalogue/find-catalogue-entry.js'
import { composeTimeline } from './stay-timeline.rules.js'

/**
 * Returns a typical stay for a flight on a given day; rejects with UNAVAILABLE until the catalogue has been received, and
 * at its field a procedure that is not offered.
 */
export async function readStayTimeline(
  { date, home, procedure: slug }: StayTimelineInput,
  ctx: Ctx,
): Promise<Output<typeof ReadStayTimeline>> {
  const entry = await findProcedure(slug, ctx)
  if (!entry || entry.procedure.isRetired) throw await unknownProcedure(ctx)

  const { procedure, treatmentType } = entry
  const country = homeLocations.find(({ value }) => value === home)?.country
  return {
    procedure: slug,
    procedureName: procedure.name,
    treatmentType,
    minNights: procedure.nights.min,
    maxNights: procedure.nights.max,
    ...composeTimeline(entry, { arrival: date, country }),
    flyingHome: procedure.flyingHome,
    beforeTravel: procedure.beforeTravel,
    recovery: procedure.recovery,
    sources: (procedure.sources ?? []).map(({ title }) => title),
    isReviewed: procedure.reviewedBy !== undefined && procedure.reviewedBy !== noReviewer,
  }
}

async function unknownProcedure(ctx: Ctx): Promise<AppError> {
  if (!(await hasCatalogue(ctx))) return new AppError('UNAVAILABLE')
  const field = { path: 'procedure', message: 'Please select a medical procedure', code: 'PROCEDURE_UNKNOWN' }
  return new AppError('INPUT_INVALID', { fields: [field] })
}
