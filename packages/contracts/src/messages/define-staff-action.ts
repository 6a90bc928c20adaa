import { array, object, string } from 'yup'

import { defineEvent, type ServiceName } from '../define.js'
import { recordId } from './common-fields.js'

/** What an act did to one field: plain values from and to, or in words where the value is personal or long. */
const changedField = object({
  name: string().required(),
  from: string().optional(),
  to: string().optional(),
  /** Such as `changed` or `changed (120 → 98 characters)`. */
  words: string().optional(),
}).noUnknown()

/**
 * The event by which a service tells identity what one of our staff did, said in the transaction that did it, so that
 * the audit trail has exactly one entry for each (ADM-09, S10). It carries nothing of patients: fields that are personal
 * are said to have changed, never from what to what. Each service declares its own by this.
 */
export function defineStaffActionCompleted(service: ServiceName) {
  return defineEvent(`${service}.staff-action.completed`, 1, {
    payload: () =>
      object({
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
      }).noUnknown(),
    publisher: service,
    consumers: ['identity'],
    broadcastTo: ['gateway'],
    subjectKey: 'actionId',
  })
}

/**
 * The event by which a service tells identity that it refused one of our staff for want of a permission, so that it is
 * noted beside the other security events (S14). What was asked is named by the question alone; it was not read.
 */
export function defineStaffActionDenied(service: ServiceName) {
  return defineEvent(`${service}.staff-action.denied`, 1, {
    payload: () =>
      object({
        refusalId: recordId(),
        refusedAt: string().required(),
        staffId: recordId(),
        sessionId: recordId(),
        /** The subject of the request that was denied. */
        subject: string().required(),
      }).noUnknown(),
    publisher: service,
    consumers: ['identity'],
    subjectKey: 'refusalId',
  })
}
