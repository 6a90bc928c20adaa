import type { Payload } from '@seneb/contracts/define'
import type { CarePlanApproved } from '@seneb/contracts/messages/ai-planning/care-plan.messages'
import type { RequestLevel } from '@seneb/contracts/vocabulary/my-request'

import type { CareDesk } from '../care-enquiry-details/care-desk.fixture.js'
import { startSession } from '../request-access/request-session.js'
import { onCarePlanApproved } from '../replies/on-care-plan-approved.js'

export const planSections: Payload<typeof CarePlanApproved>['sections'] = [
  {
    heading: 'About costs',
    lines: ['Crowns cost 300 to 400 US dollars.', 'A driver is canary-free.'],
    details: [
      { id: 'costs-0', figures: [{ text: '300 to 400 US dollars', source: 'catalogue' }] },
      { id: 'costs-1', figures: [] },
    ],
  },
]

/** Sends an approved plan as the planning service does, and returns its id. */
export async function sendPlan(desk: CareDesk, tripPlanId: string, now: Date): Promise<string> {
  const data: Payload<typeof CarePlanApproved> = {
    tripPlanId,
    replyId: crypto.randomUUID(),
    approvedAt: now.toISOString(),
    isDraftedByMachine: false,
    reviewedBy: [{ staffId: desk.idOf('Salma'), name: 'Salma Nour', title: 'Care lead', on: '2026-11-22' }],
    sections: planSections,
    sources: ['The treatment catalogue of Seneb'],
  }
  const ctx = desk.at(now)
  await onCarePlanApproved({ id: ctx.newId(), at: now, data }, ctx)
  return data.replyId
}

/** Opens a session for an enquiry as a link, or a link and a code, do; returns its digest. */
export async function openSession(desk: CareDesk, enquiryId: string, now: Date, level: RequestLevel = 'act') {
  const ctx = desk.at(now)
  const { digest } = await ctx.db.write((tx) => startSession({ enquiryId, level }, tx, ctx))
  return digest
}
