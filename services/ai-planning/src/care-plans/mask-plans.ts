import type { Output } from '@seneb/contracts/define'
import type { ListCarePlans, ReadCarePlan } from '@seneb/contracts/messages/ai-planning/care-plan.messages'
import type { ReadCarePlanVersion } from '@seneb/contracts/messages/ai-planning/care-plan-review.messages'
import { permittedBy } from '@seneb/service-kit/requests/access'
import { requireStaff } from '@seneb/service-kit/requests/actors'
import type { Ctx } from '@seneb/service-kit/ctx'

type Plan = Output<typeof ReadCarePlan>
type Listed = Plan['plan']

/** Replaces text that the caller's roles may not see. */
export const maskedText = '•••'

/**
 * Whether the caller, or their token, sees plans with their text masked. Every line of a plan can reveal the treatment, origin and
 * travel dates, which an enquiry also masks. The people who approved, changed or returned a plan stay visible.
 */
export function isMaskedFor(ctx: Pick<Ctx, 'staff'>): boolean {
  const right = permittedBy(requireStaff(ctx), 'plan:read')
  return !right || right.limit === 'masked'
}

/** Returns a page of plans without their content. */
export function maskedList({ plans, ...page }: Output<typeof ListCarePlans>): Output<typeof ListCarePlans> {
  return { ...page, plans: plans.map(withoutTreatment) }
}

/** Returns a plan with the status of each line, without the text of the lines. */
export function maskedPlan(plan: Plan): Plan {
  const { returned } = plan
  return {
    ...plan,
    plan: withoutTreatment(plan.plan),
    lines: plan.lines.map((line) => ({
      ...line,
      text: maskedText,
      draftText: line.draftText === undefined ? undefined : maskedText,
      figures: [],
    })),
    removed: plan.removed.map(maskedLine),
    evidence: plan.evidence.map(({ addedBy, id, on }) => ({
      id,
      on,
      addedBy,
      quote: maskedText,
      source: maskedText,
    })),
    returned: returned && { ...returned, note: maskedText },
    sections: [],
    sources: [],
    catalogueLines: [],
  }
}

/** A version with its lines masked. */
export function maskedVersion({
  lines,
  ...version
}: Output<typeof ReadCarePlanVersion>): Output<typeof ReadCarePlanVersion> {
  return { ...version, lines: lines.map(maskedLine) }
}

function withoutTreatment({ procedure: _procedure, treatmentType: _treatment, ...plan }: Listed): Listed {
  return plan
}

function maskedLine<Line extends { readonly text: string }>(line: Line): Line {
  return { ...line, text: maskedText }
}
