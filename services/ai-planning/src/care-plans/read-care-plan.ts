import type { Input, Output } from '@seneb/contracts/define'
import type { ReadCarePlanVersion } from '@seneb/contracts/messages/ai-planning/care-plan-review.messages'
import type { ReadCarePlan } from '@seneb/contracts/messages/ai-planning/care-plan.messages'
import { planBounds, requiresTwoApprovals } from '@seneb/contracts/vocabulary/care-plans'
import { AppError } from '@seneb/platform/app-error'
import type { Ctx } from '@seneb/service-kit/ctx'

import { planVersionsSql, planVersionSql } from './care-plan.entity.js'
import { catalogueLines, type CatalogueLine } from './catalogue-lines.rules.js'
import { figuresOfLine, approvalProblems, createPlanBases, type PlanBases } from './judged-plan.rules.js'
import { findPlan, openReturned, type OpenedPlan, redraftStateOf, openDocument } from './opened-plan.js'
import type { PlanDocument } from './plan-document.rules.js'
import { toWrittenPlan } from './written-plan.rules.js'

type ReadCarePlanOutput = Output<typeof ReadCarePlan>

interface VersionRow {
  readonly number: number
  readonly at: Date
  readonly authorId: string | null
}

/** Reads one plan with every line, the sources of its figures, and its text for the patient, in three statements. */
export async function readCarePlan(
  { tripPlanId }: Input<typeof ReadCarePlan>,
  ctx: Pick<Ctx, 'atRest' | 'db' | 'now'>,
): Promise<ReadCarePlanOutput> {
  return ctx.db.read(async (tx) => {
    const plan = await findPlan(tripPlanId, tx, ctx)
    if (!plan) throw new AppError('PLAN_UNKNOWN')
    const versions = await tx.query<VersionRow>(planVersionsSql, [tripPlanId])
    const { document, row } = plan
    const bases = createPlanBases({ ...plan, evidence: document.evidence, now: ctx.now() })
    return {
      plan: toListedPlan(plan),
      failure: row.failure ?? undefined,
      ...linesOf(plan, bases),
      evidence: [...document.evidence],
      problems: approvalProblems(document, bases),
      approvals: row.approvals.map(({ at, name, staffId, title }) => ({ staffId, name, title, at })),
      returned: toReturned(plan, ctx),
      versions: [...versions.map(toVersion), firstVersion(plan)],
      ...toWrittenPlan({ ...plan, bases }),
      sentAt: row.sentAt?.toISOString(),
      redraft: toRedraft(plan),
      redraftsLeft: row.draftState === 'by-hand' ? 0 : Math.max(0, planBounds.redrafts - row.redrafts),
      catalogueLines: missingLines(plan),
    }
  })
}

function toListedPlan({ draft, row, trip }: OpenedPlan): ReadCarePlanOutput['plan'] {
  const { id: tripPlanId, requestedAt, state, version } = row
  return {
    tripPlanId,
    state,
    version,
    requestedAt: requestedAt.toISOString(),
    treatmentType: trip?.treatmentType,
    procedure: trip?.medicalProcedure,
    requiresTwoApprovals: requiresTwoApprovals(trip?.treatmentType),
    isDraftMissing: draft === undefined,
  }
}

function linesOf({ document, drafted }: OpenedPlan, bases: PlanBases): Pick<ReadCarePlanOutput, 'lines' | 'removed'> {
  const draftedText = new Map(drafted.lines.map(({ id, text }) => [id, text]))
  const present = new Set(document.lines.map(({ id }) => id))
  return {
    lines: document.lines.map((line) => {
      const draftText = draftedText.get(line.id)
      return {
        ...line,
        draftText: draftText === line.text ? undefined : draftText,
        figures: figuresOfLine(line, bases),
      }
    }),
    removed: drafted.lines.flatMap(({ id, part, text }) => (present.has(id) ? [] : [{ id, part, text }])),
  }
}

function missingLines({ document, entry }: OpenedPlan): CatalogueLine[] {
  const present = new Set(document.lines.map(({ text }) => text))
  return catalogueLines(entry).filter(({ text }) => !present.has(text))
}

function toReturned({ row }: OpenedPlan, ctx: Pick<Ctx, 'atRest'>): ReadCarePlanOutput['returned'] {
  if (!row.returnedSealed) return undefined
  return { staffId: row.returnedBy ?? undefined, note: openReturned(row.returnedSealed, row.id, ctx) }
}

function toRedraft({ row: { redraft } }: OpenedPlan): ReadCarePlanOutput['redraft'] {
  if (!redraft) return undefined
  const { reason, requestedAt, requestedBy, version } = redraft
  const at = new Date(requestedAt).toISOString()
  return { state: redraftStateOf(redraft), reason, requestedBy, at, version: version ?? undefined }
}

/** A version without an author is a draft. */
function toVersion({ at, authorId, number }: VersionRow): ReadCarePlanOutput['versions'][number] {
  return { number, at: at.toISOString(), authorId: authorId ?? undefined }
}

/** Returns the first version, which is the draft and has no author. */
function firstVersion({ row }: OpenedPlan): ReadCarePlanOutput['versions'][number] {
  return { number: 1, at: row.requestedAt.toISOString() }
}

type ReadCarePlanVersionInput = Input<typeof ReadCarePlanVersion>

/**
 * Returns the content of one version of a plan; the first version is the draft. Rejects with INPUT_INVALID when the
 * plan has no such version.
 */
export function readCarePlanVersion(
  { number, tripPlanId }: ReadCarePlanVersionInput,
  ctx: Pick<Ctx, 'atRest' | 'db'>,
): Promise<Output<typeof ReadCarePlanVersion>> {
  return ctx.db.read(async (tx) => {
    const plan = await findPlan(tripPlanId, tx, ctx)
    if (!plan) throw new AppError('PLAN_UNKNOWN')
    if (number === 1) return { number, lines: textsOf(plan.first) }
    const [row] = await tx.query<{ sealed: Buffer }>(planVersionSql, [tripPlanId, number])
    const fields = [{ path: 'number', message: 'This plan has no such version' }]
    if (!row) throw new AppError('INPUT_INVALID', { fields })
    return { number, lines: textsOf(openDocument(row.sealed, { id: tripPlanId, version: number, ctx })) }
  })
}

function textsOf({ lines }: PlanDocument) {
  return lines.map(({ day, id, part, text }) => ({ id, part, day, text }))
}
