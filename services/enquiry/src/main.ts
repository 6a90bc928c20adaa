import { startService } from '@seneb/service-kit/start-service'

import { enquirySettings } from './config.js'
import { Consent } from './consents/consent.entity.js'
import { EnquiryModule } from './enquiry.module.js'
import { CreateTripPlans1760000100000 } from './migrations/1760000100000-create-trip-plans.js'
import { AnswerPromise } from './promises/answer-promise.entity.js'
import { TripPlan } from './trip-plans/trip-plan.entity.js'

await startService({
  name: 'enquiry',
  module: EnquiryModule,
  entities: [TripPlan, Consent, AnswerPromise],
  migrations: [CreateTripPlans1760000100000],
  settings: enquirySettings,
  ctx: (base) => base,
})
