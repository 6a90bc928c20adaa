import type { Payload } from '@seneb/contracts/define'
import { itinerary } from '@seneb/contracts/messages/ai-planning/ai-plan.messages'
import { CarePlanStateChanged } from '@seneb/contracts/messages/ai-planning/care-plan-review.messages'
import type { ChangeReason, RedraftState } from '@seneb/contracts/vocabulary/care-plans'
import { AppError } from '@seneb/platform/app-error'
import { defineAuditedResource } from '@seneb/service-kit/requests/audited-resource'
import type { Ctx } from '@seneb/service-kit/ctx'
import type { ReadTx, WriteTx } from '@seneb/service-kit/database/db'

import type { AiPlanFailure } from '../ai-plans/ai-plan.rules.js'
import type { Itinerary } from '../ai-plans/itinerary.js'
import { storedPlan } from '../ai-plans/plan-text.rules.js'
import { readFacts, type TripFacts } from '../ai-plans/trip.rules.js'
import type { CatalogueEntry } from '../treatment-catalogue/catalogue-entry.js'
import { catalogueEntryIn } from '../treatment-catalogue/find-catalogue-entry.js'
import { type CarePlan, lockCarePlanSql, readCarePlanSql } from './care-plan.entity.js'
import { draftDocument, type PlanDocument } from './plan-document.rules.js'

interface Row extends Pick<CarePlan, 'approvals' | 'id' | 'state' | 'version'> {
  readonly requestedAt: Date
  readonly returnedSealed: Buffer | null
  readonly returnedBy: string | null
  readonly sentAt: Date | null
  readonly trip: unknown
  readonly draftState: string
  readonly generatedPlan: string | null
  readonly failure: AiPlanFailure | null
  readonly documentSealed: Buffer | null
  /** The further draft that the plan is based on. */
  readonly redrafted: unknown
  /** Most recently requested further draft. */
  readonly redraft: Redraft | null
  /** Number of further drafts requested. */
  readonly redrafts: number
}

/** A plan with all its sources. */
export interface OpenedPlan {
  readonly row: Row
  readonly trip: TripFacts | undefined
  readonly entry: CatalogueEntry | undefined
  /** The last draft that the plan adopted and is based on. */
  readonly draft: Itinerary | undefined
  /** Document of the first draft. */
  readonly first: PlanDocument
  /** Document of the latest draft. */
  readonly drafted: PlanDocument
  /** Current document. */
  readonly document: PlanDocument
}

type Sealer = Pick<Ctx, 'atRest'>

/** Returns a plan for reading; undefined for an unknown one, or one still being drafted. */
export async function findPlan(id: string, tx: ReadTx, ctx: Sealer): Promise<OpenedPlan | undefined> {
  const [row] = await tx.query<Row>(readCarePlanSql, [id])
  return row && loadPlan(row, tx, ctx)
}

/** Returns the plan, locked against concurrent changes; undefined when there is none. */
export async function findLockedPlan(id: string, tx: WriteTx, ctx: Sealer): Promise<OpenedPlan | undefined> {
  const [row] = await tx.query<Row>(lockCarePlanSql, [id])
  return row && loadPlan(row, tx, ctx)
}

interface SeenVersion {
  readonly tripPlanId: string
  readonly version: number
}

/**
 * Returns a plan to be changed, locked. Rejects with PLAN_SETTLED once all approvals are given, and with
 * CHANGED_MEANWHILE when the version is not the one the caller saw.
 */
export async function lockEditablePlan(
  { tripPlanId, version }: SeenVersion,
  tx: WriteTx,
  ctx: Sealer,
): Promise<OpenedPlan> {
  const plan = await findLockedPlan(tripPlanId, tx, ctx)
  if (!plan) throw new AppError('PLAN_UNKNOWN')
  if (plan.row.state === 'approved' || plan.row.state === 'sent') throw new AppError('PLAN_SETTLED')
  if (plan.row.version !== version) throw new AppError('CHANGED_MEANWHILE')
  return plan
}

async function loadPlan(row: Row, tx: ReadTx, ctx: Sealer): Promise<OpenedPlan> {
  const trip = readFacts(row.trip)
  const entry = trip && (await catalogueEntryIn(tx, trip))
  const firstDraft = row.draftState === 'generated' ? storedPlan(row.generatedPlan) : undefined
  const redrafted = itineraryIn(row.redrafted)
  const first = draftDocument(firstDraft, { trip, entry })
  const drafted = redrafted ? draftDocument(redrafted, { trip, entry }) : first
  const document = row.documentSealed ? openDocument(row.documentSealed, { ...row, ctx }) : first
  return { row, trip, entry, draft: redrafted ?? firstDraft, first, drafted, document }
}

/** Returns a stored further draft; undefined when it no longer fits its contract. */
export function itineraryIn(stored: unknown): Itinerary | undefined {
  return itinerary.isValidSync(stored) ? stored : undefined
}

interface DocumentContext {
  readonly id: string
  readonly version: number
  readonly ctx: Sealer
}

/** Encrypts a version of a plan, bound to it. */
export function sealDocument(document: PlanDocument, { ctx, id, version }: DocumentContext): Buffer {
  return ctx.atRest.seal(Buffer.from(JSON.stringify(document)), `${id} ${version}`)
}

/** Decrypts a version of a plan. */
export function openDocument(sealed: Buffer, { ctx, id, version }: DocumentContext): PlanDocument {
  return JSON.parse(ctx.atRest.open(sealed, `${id} ${version}`).toString()) as PlanDocument
}

/** Encrypts the reason for returning a plan, bound to the plan. */
export function sealReturned(reason: string, id: string, ctx: Sealer): Buffer {
  return ctx.atRest.seal(Buffer.from(reason), id)
}

/** Decrypts the reason for returning a plan. */
export function openReturned(sealed: Buffer, id: string, ctx: Sealer): string {
  return ctx.atRest.open(sealed, id).toString()
}

/** Audit format of a plan: who approved which version and the reasons for changes; of texts, only the length. */
export const carePlanAudit = defineAuditedResource('care-plan', {
  state: 'plain',
  version: 'plain',
  reasons: 'plain',
  approvals: 'plain',
  lines: 'text',
  evidence: 'text',
  note: 'text',
})

type StateChange = Omit<Payload<typeof CarePlanStateChanged>, 'at'>

/** Publishes the state of a plan, shown next to its enquiry, in the transaction that changed it. */
export async function publishPlanState(change: StateChange, tx: WriteTx, ctx: Pick<Ctx, 'now'>): Promise<void> {
  await tx.publish(CarePlanStateChanged, { ...change, at: ctx.now().toISOString() })
}

/** Further draft that a person requested, as stored. */
interface Redraft {
  readonly reason: ChangeReason
  readonly requestedBy: string
  readonly requestedAt: string
  /** Whether the result is recorded on the plan. */
  readonly isConcluded: boolean
  readonly hasFailed: boolean
  /** The version that it became. */
  readonly version: number | null
}

/** Returns the state of a draft as shown to staff. */
export function redraftStateOf({ hasFailed, isConcluded, version }: Redraft): RedraftState {
  if (!isConcluded) return 'writing'
  if (version !== null) return 'used'
  return hasFailed ? 'failed' : 'set-aside'
}
