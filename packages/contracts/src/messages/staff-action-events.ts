import type { Payload, ServiceName } from '../define.js'
import * as aiPlanning from './ai-planning/every-service.messages.js'
import * as content from './content/every-service.messages.js'
import * as enquiry from './enquiry/every-service.messages.js'
import * as identity from './identity/every-service.messages.js'
import * as notification from './notification/every-service.messages.js'
import * as referral from './referral/every-service.messages.js'

const byService: Readonly<Record<ServiceName, typeof identity>> = {
  'ai-planning': aiPlanning,
  content,
  enquiry,
  identity,
  notification,
  referral,
}

/** One field of an act, as the audit trail has it. */
export type StaffActionField = Payload<typeof identity.StaffActionCompleted>['fields'][number]

/** The event by which a service says what one of our staff did. */
export function staffActionCompletedBy(service: ServiceName) {
  return byService[service].StaffActionCompleted
}

/** The event by which a service says that it refused one of our staff. */
export function staffActionDeniedBy(service: ServiceName) {
  return byService[service].StaffActionDenied
}
