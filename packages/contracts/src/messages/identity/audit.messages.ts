import { array, boolean, number, object, string } from 'yup'

import { event, question, staffRefusals } from '../../define.js'
import { recordId } from '../record-id.js'

/** The newest entries of the audit trail, before the given one. */
export const ListAuditEntries = question('identity.audit.list', {
  access: { may: 'audit:read' },
  takes: object({ before: number().integer().min(1).optional() }).noUnknown(),
  gives: object({
    entries: array(
      object({
        seq: number().required(),
        at: string().required(),
        actorName: string().required(),
        service: string().required(),
        action: string().required(),
        objectKind: string().required(),
        objectId: string().required(),
        /** From what to what, in words, one for each field. */
        changes: array(string().required()).required(),
      }).required(),
    ).required(),
  }),
  mayFail: [...staffRefusals, 'INPUT_INVALID', 'UNAVAILABLE'],
  repeatable: true,
})

/** Reckons the whole chain again and names the first entry that is not what was written. */
export const VerifyAudit = question('identity.audit.verify', {
  access: { may: 'audit:read' },
  takes: object({}).noUnknown(),
  gives: object({
    ok: boolean().required(),
    entries: number().required(),
    brokenAt: number().optional(),
    because: string().optional(),
  }),
  mayFail: [...staffRefusals, 'INPUT_INVALID', 'UNAVAILABLE'],
  deadlineMs: 30_000,
  repeatable: true,
})

/**
 * The first seal of a day, told to an admin: where the audit trail stood then, by their mailbox, which nobody of this
 * machine can write into afterwards (S10).
 */
export const AuditSealed = event('identity.audit.sealed', 1, {
  carries: object({
    noticeId: recordId(),
    /** How many entries the seal covers. */
    entries: number().required(),
    /** Hash of the newest of them, in hexadecimal. */
    hash: string().required(),
    sealedAt: string().required(),
    personal: object({ email: string().required(), name: string().required() }).noUnknown().required(),
  }).noUnknown(),
  saidBy: 'identity',
  heardBy: ['notification'],
  about: 'noticeId',
  personal: ['personal'],
})
