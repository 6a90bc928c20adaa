import { array, object, string } from 'yup'

import { defineEvent, type ServiceName } from '../define.js'
import { recordId } from './common-fields.js'

/**
 * Effect of an action on one field: its plain values before and after, or a description where the value is personal or
 * long.
 */
const changedField = object({
  name: string().required(),
  from: string().optional(),
  to: string().optional(),
  /** Such as `changed` or `changed (120 → 98 characters)`. */
  words: string().optional(),
}).noUnknown()

/**
 * Declares the event by which a service reports a staff action to the identity service. It is published in the action's
 * transaction, so the audit trail has exactly one entry per action (ADM-09, S10). It carries no patient data: personal
 * fields are reported as changed, without values. Each service declares its event with this function.
 */
export function defineStaffActionCompleted(service: ServiceName) {
  return defineEvent(`${service}.staff-action.completed`, 1, {
    payload: () => ({
      actionId: recordId(),
      doneAt: string().required(),
      actor: object({
        /** `system` where the platform itself acted. */
        id: string().required(),
        name: string().required(),
        sessionId: string().optional(),
      })
        .noUnknown()
        .required(),
      /** Verb and noun, as in `change-roles`. */
      action: string().required(),
      object: object({ kind: string().required(), id: string().required() }).noUnknown().required(),
      fields: array(changedField.required()).required().min(0),
    }),
    publisher: service,
    consumers: ['identity'],
    broadcastTo: ['gateway'],
    subjectKey: 'actionId',
  })
}

/**
 * Declares the event by which a service reports a staff member's request refused for lack of permission. Identity
 * records it beside the other security events (S14). The event carries only the name of the request, because its input
 * was not parsed.
 */
export function defineStaffActionDenied(service: ServiceName) {
  return defineEvent(`${service}.staff-action.denied`, 1, {
    payload: () => ({
      refusalId: recordId(),
      refusedAt: string().required(),
      staffId: recordId(),
      sessionId: recordId(),
      /** The subject of the request that was denied. */
      subject: string().required(),
    }),
    publisher: service,
    consumers: ['identity'],
    subjectKey: 'refusalId',
  })
}
