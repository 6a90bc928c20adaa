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

/** One field of an audited action. */
export type StaffActionField = Payload<typeof identity.StaffActionCompleted>['fields'][number]

/** Returns the event with which a service reports a staff member's action. */
export function staffActionCompletedBy(service: ServiceName) {
  return byService[service].StaffActionCompleted
}

/** Returns the event with which a service reports that it denied a staff member's action. */
export function staffActionDeniedBy(service: ServiceName) {
  return byService[service].StaffActionDenied
}
