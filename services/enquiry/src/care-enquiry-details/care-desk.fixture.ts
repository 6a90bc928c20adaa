import { consultationForm } from '@seneb/contracts/forms/consultation.form'
import { readForm } from '@seneb/contracts/forms/read-form'
import { tripPlanForm } from '@seneb/contracts/forms/trip-plan.form'
import type { StaffRole } from '@seneb/contracts/vocabulary/staff-access'
import type { Ctx } from '@seneb/service-kit/ctx'
import { staffCtx } from '@seneb/testkit/audited-once'
import { aConsultation } from '@seneb/testkit/a-partner-enquiry'
import { aTripPlan } from '@seneb/testkit/a-trip-plan'
import { testCtx } from '@seneb/testkit/test-ctx'
import { testDb, type TestDb } from '@seneb/testkit/test-db'

import { seedReplyTemplates } from '../reply-templates/change-reply-template.js'
import { requestConsultation } from '../consultations/request-consultation.js'
import { migrations } from '../migrations/index.js'
import { enquiryEntities } from '../enquiry.module.js'
import { submitTripPlan } from '../trip-plans/submit-trip-plan.js'
import { readCareEnquiry } from './read-care-enquiry.js'

/** The service's database, and contexts to call its use cases as patients and as the team, at a time the test sets. */
export interface CareDesk {
  readonly postgres: TestDb
  readonly at: (now: Date) => Ctx
  /** Context of a team member at a given time; each name is one person. */
  readonly as: (name: string, roles: readonly StaffRole[], now: Date) => Ctx
  readonly tripPlan: (changes: object, now: Date) => Promise<string>
  readonly consultation: (changes: object, now: Date) => Promise<string>
  readonly idOf: (name: string) => string
}

export async function careDesk(): Promise<CareDesk> {
  const postgres = await testDb({ schema: 'enquiry', entities: enquiryEntities, migrations })
  const at = (now: Date): Ctx => ({ ...testCtx({ db: postgres.db }), now: () => now })
  await seedReplyTemplates(at(new Date('2026-11-01T09:00:00Z')))
  return {
    postgres,
    at,
    idOf,
    as: (name, roles, now) => {
      const [id, sessionId] = [idOf(name), crypto.randomUUID()]
      const staff = { id, sessionId, name, title: 'Care', roles, authenticatedAt: now }
      return staffCtx(at(now), 'enquiry', staff, ['reply_drafts', 'saved_views', 'data_disclosures'])
    },
    tripPlan: async (changes, now) => {
      const { value, problems } = readForm(tripPlanForm, aTripPlan(changes, now), { now })
      if (!value) throw new Error(JSON.stringify(problems))
      return (await submitTripPlan(value, at(now))).id
    },
    consultation: async (changes, now) => {
      const { value, problems } = readForm(consultationForm, aConsultation(changes, now), { now })
      if (!value) throw new Error(JSON.stringify(problems))
      return (await requestConsultation(value, at(now))).id
    },
  }
}

const ids = new Map<string, string>()

function idOf(name: string): string {
  const id = ids.get(name) ?? crypto.randomUUID()
  ids.set(name, id)
  return id
}

/** The version that the enquiry has now. */
export async function versionOf(enquiryId: string, ctx: Ctx): Promise<number> {
  return (await readCareEnquiry({ enquiryId }, ctx)).enquiry.version
}
