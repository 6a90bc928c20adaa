import type { Input } from '@seneb/contracts/define'
import type { SaveCarePlan } from '@seneb/contracts/messages/ai-planning/care-plan.messages'
import type { StaffRole } from '@seneb/contracts/vocabulary/staff-access'
import { staffCtx } from '@seneb/testkit/audited-once'

import type { PlanningCtx } from '../planning-ctx.js'
import { readCarePlan } from './read-care-plan.js'

const ids = new Map<string, string>()

/** Returns the context of a use case called by a staff member; the same name is the same person. */
export function staffAs(ctx: PlanningCtx, name: string, ...roles: StaffRole[]): PlanningCtx {
  const id = ids.get(name) ?? crypto.randomUUID()
  ids.set(name, id)
  const staff = { id, sessionId: crypto.randomUUID(), name, title: roles[0] ?? '', roles, authenticatedAt: ctx.now() }
  return staffCtx(ctx, 'ai-planning', staff)
}

export type Save = Input<typeof SaveCarePlan>

/** Returns a plan to save, after the test's change to its lines. */
export async function planToSave(
  tripPlanId: string,
  change: (lines: Save['lines']) => Save['lines'],
  ctx: PlanningCtx,
): Promise<Save> {
  const { lines, plan } = await readCarePlan({ tripPlanId }, ctx)
  const edited = change(lines.map(({ day, id, part, text }) => ({ id, part, text, day })))
  const stays = (line: Save['lines'][number]) => lines.some(({ id, text }) => id === line.id && text === line.text)
  const removed = lines.map(({ id }) => id).filter((id) => !edited.some((line) => line.id === id))
  const reasons = removed.map((lineId) => ({ lineId, reason: 'unclear' as const }))
  return { tripPlanId, version: plan.version, lines: edited.filter((line) => !stays(line)), removed, reasons }
}

/** A line about costs at the end of a plan. */
export const adding = (text: string) => (lines: Save['lines']) => [
  ...lines,
  { part: 'costs' as const, text, id: undefined, day: undefined },
]
