import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { AiPlanGenerated } from '@seneb/contracts/messages/ai-planning/ai-plan.messages'
import { TripPlanSubmitted } from '@seneb/contracts/messages/enquiry/trip-plan.messages'
import { sealJson } from '@seneb/platform/sealed-json'
import { migrate } from '@seneb/service-kit/storing/migrate'
import { testDb, type TestDb } from '@seneb/testkit/test-db'
import { aTripPlanSubmitted } from '@seneb/testkit/a-trip-plan'

import { aGeneratedAiPlan } from '../emails/a-generated-ai-plan.fixture.js'
import { migrations } from '../migrations/index.js'
import { deliveriesOf, heard, testService } from '../notification.fixture.js'
import { notificationEntities } from '../tables.js'
import { composeOperatorEmails } from './compose-operator-emails.js'
import { onAiPlanGenerated } from './on-ai-plan-generated.js'
import { onTripPlanSubmitted } from './on-trip-plan-submitted.js'

let old: TestDb
beforeAll(async () => {
  const at = migrations.findIndex(({ name }) => name.startsWith('NameOperatorEmails'))
  old = await testDb({ schema: 'notification', entities: notificationEntities, migrations: migrations.slice(0, at) })
})
afterAll(() => old.close())

test('halves that waited in the former table become an operator e-mail when the other half is heard [PIPE-06]', async () => {
  const { ctx } = testService({ db: old.db })
  const [withDetails, withPlan] = [randomUUID(), randomUUID()]
  const submitted = (tripPlanId: string) => ({ ...aTripPlanSubmitted(), tripPlanId })
  const insert = (column: 'submitted' | 'outcome') => `/* insertOld */
    insert into operator_briefs (trip_plan_id, ${column}_sealed, ${column}_heard_at) values ($1, $2, clock_timestamp())`
  await old.db.write(async (tx) => {
    const details = sealJson(submitted(withDetails), `${withDetails} submitted`, ctx.atRest)
    await tx.query(insert('submitted'), [withDetails, details])
    const plan = sealJson({ plan: aGeneratedAiPlan(withPlan) }, `${withPlan} outcome`, ctx.atRest)
    await tx.query(insert('outcome'), [withPlan, plan])
  })

  await migrate({ service: 'notification', url: old.migrationUrl, migrations })
  await onAiPlanGenerated(heard(AiPlanGenerated, aGeneratedAiPlan(withDetails)), ctx)
  await onTripPlanSubmitted(heard(TripPlanSubmitted, submitted(withPlan)), ctx)
  await composeOperatorEmails(ctx)

  for (const tripPlanId of [withDetails, withPlan]) {
    const mails = (await deliveriesOf(old.db, tripPlanId)).filter(({ kind }) => kind === 'trip-plan-operator-email')
    expect(mails).toHaveLength(1)
    expect(mails[0]?.words?.text).toContain('Full name: Amal Haddad')
    expect(mails[0]?.words?.text).toContain('Nine nights in Cairo')
  }
})
