import { array, boolean, object, string } from 'yup'

import { event, question, staffRefusals } from '../../define.js'
import { freshSignInS, staffRoles } from '../../vocabulary/staff-access.js'
import { recordId } from '../record-id.js'

export const staffStates = ['invited', 'active', 'disabled'] as const

const roles = () => array(string().oneOf(staffRoles).required()).required()

/** Everybody who may or might sign in, by name. */
export const ListStaff = question('identity.staff.list', {
  access: { may: 'staff:manage', freshWithinS: freshSignInS },
  takes: object({}).noUnknown(),
  gives: object({
    people: array(
      object({
        staffId: recordId(),
        email: string().required(),
        name: string().required(),
        title: string().required(),
        state: string().oneOf(staffStates).required(),
        roles: roles(),
      }).required(),
    ).required(),
  }),
  mayFail: [...staffRefusals, 'INPUT_INVALID', 'UNAVAILABLE'],
  repeatable: true,
})

/** Gives a person exactly these roles. Nobody changes their own, and the last admin stays one. */
export const ChangeStaffRoles = question('identity.staff.change-roles', {
  access: { may: 'staff:manage', freshWithinS: freshSignInS },
  takes: object({ staffId: recordId(), roles: roles().min(1) }).noUnknown(),
  gives: object({ staffId: recordId(), roles: roles() }),
  mayFail: [...staffRefusals, 'INPUT_INVALID', 'STAFF_UNKNOWN', 'OWN_ROLES', 'LAST_ADMIN', 'UNAVAILABLE'],
  repeatable: true,
})

/** Takes a person's access away at once, or gives it back. */
export const ChangeStaffAccess = question('identity.staff.change-access', {
  access: { may: 'staff:manage', freshWithinS: freshSignInS },
  takes: object({ staffId: recordId(), mayEnter: boolean().required() }).noUnknown(),
  gives: object({ staffId: recordId(), state: string().oneOf(staffStates).required() }),
  mayFail: [...staffRefusals, 'INPUT_INVALID', 'STAFF_UNKNOWN', 'OWN_ROLES', 'LAST_ADMIN', 'UNAVAILABLE'],
  repeatable: true,
})

/** What a person may do has changed: whoever holds a pass of theirs forgets it now. */
export const StaffChanged = event('identity.staff.changed', 1, {
  carries: object({ staffId: recordId() }).noUnknown(),
  saidBy: 'identity',
  heardBy: [],
  watchedBy: ['gateway'],
  about: 'staffId',
})
