import { array, boolean, object, string } from 'yup'

import { defineEvent, defineRequest } from '../../define.js'
import { freshSignInS, staffRoles } from '../../vocabulary/staff-access.js'
import { emailAddress, line } from '../../forms/fields.js'
import { recordId } from '../common-fields.js'
import { signInMethods } from './sign-in-methods.messages.js'

export const staffStates = ['invited', 'active', 'disabled'] as const

const roles = () => array(string().oneOf(staffRoles).required()).required()

/** Every staff member who can sign in or could once, by name. */
export const ListStaff = defineRequest('identity.staff.list', {
  access: { permission: 'staff:manage', maxAuthAgeSeconds: freshSignInS },
  output: () => ({
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
  idempotent: true,
})

/**
 * Lists all staff by name only, for callers that show authors of actions. No scope of a personal token contains the
 * names of the team, so a token gets the ids that records name and no names.
 */
export const ListStaffNames = defineRequest('identity.staff.list-names', {
  access: { permission: 'self:profile' },
  output: () => ({
    people: array(
      object({
        staffId: recordId(),
        name: string().required(),
        title: string().required(),
        /** Whether enquiries can be assigned to them: they have joined, have access and the permission. */
        mayTakeEnquiries: boolean().required(),
      }).required(),
    ).required(),
  }),
  idempotent: true,
})

/** Reads one person with their sign-in methods and open sessions. */
export const ReadStaff = defineRequest('identity.staff.read', {
  access: { permission: 'staff:manage', maxAuthAgeSeconds: freshSignInS },
  input: () => ({ staffId: recordId() }),
  output: () => ({
    staffId: recordId(),
    email: string().required(),
    name: string().required(),
    title: string().required(),
    state: string().oneOf(staffStates).required(),
    roles: roles(),
    joinedAt: string().optional(),
    ...signInMethods,
    sessions: array(
      object({
        sessionId: recordId(),
        userAgent: string().required(),
        openedAt: string().required(),
        lastSeenAt: string().required(),
      }).required(),
    ).required(),
    /** Request of an admin to reset their sign-in methods, not yet confirmed by another admin. */
    signInReset: object({
      requestedBy: string().required(),
      requestedAt: string().required(),
      mayConfirm: boolean().required(),
    })
      .optional()
      .default(undefined),
  }),
  errors: ['STAFF_UNKNOWN'],
  idempotent: true,
})

/** Invites a person; the link is mailed only to them. Safe to repeat with the same idempotency key. */
export const InviteStaff = defineRequest('identity.staff.invite', {
  access: { permission: 'staff:manage', maxAuthAgeSeconds: freshSignInS },
  input: () => ({
    email: emailAddress('Please enter a valid email address'),
    name: line(120).required('Please enter a name'),
    title: line(80).required('Please enter their job title'),
    roles: roles().min(1, 'Please choose at least one role'),
  }),
  output: () => ({ staffId: recordId(), expiresAt: string().required() }),
  errors: ['IDEMPOTENCY_CONFLICT', 'STAFF_EXISTS'],
})

/**
 * Requests a new invitation for a person who lost every sign-in method; nothing changes until another admin confirms
 * it.
 */
export const RequestSignInReset = defineRequest('identity.staff.request-sign-in-reset', {
  access: { permission: 'staff:manage', maxAuthAgeSeconds: freshSignInS },
  input: () => ({ staffId: recordId() }),
  output: () => ({ staffId: recordId(), expiresAt: string().required() }),
  errors: ['STAFF_UNKNOWN', 'OWN_ROLES'],
  idempotent: true,
})

/**
 * Confirms the reset of a person's sign-in methods, by another admin who has spoken to them. The password, code app,
 * passkeys and sessions end, and a new invitation is sent. No one chooses a password for another person (ASVS 6.4.6).
 */
export const ConfirmSignInReset = defineRequest('identity.staff.confirm-sign-in-reset', {
  access: { permission: 'staff:manage', maxAuthAgeSeconds: freshSignInS },
  input: () => ({ staffId: recordId() }),
  output: () => ({ staffId: recordId(), expiresAt: string().required() }),
  errors: ['STAFF_UNKNOWN', 'OWN_ROLES', 'LAST_ADMIN', 'SECOND_PERSON_NEEDED'],
})

/** Assigns a person exactly these roles. Staff cannot change their own roles, and the last admin keeps that role. */
export const ChangeStaffRoles = defineRequest('identity.staff.change-roles', {
  access: { permission: 'staff:manage', maxAuthAgeSeconds: freshSignInS },
  input: () => ({
    staffId: recordId(),
    roles: roles().min(1),
    /** Roles that the caller saw; if they have changed since, they are not overwritten. */
    seenRoles: array(string().oneOf(staffRoles).required()).optional(),
  }),
  output: () => ({ staffId: recordId(), roles: roles() }),
  errors: ['STAFF_UNKNOWN', 'OWN_ROLES', 'LAST_ADMIN', 'CHANGED_MEANWHILE'],
  idempotent: true,
})

/** Removes a person's access immediately, or restores it. */
export const ChangeStaffAccess = defineRequest('identity.staff.change-access', {
  access: { permission: 'staff:manage', maxAuthAgeSeconds: freshSignInS },
  input: () => ({ staffId: recordId(), mayEnter: boolean().required() }),
  output: () => ({ staffId: recordId(), state: string().oneOf(staffStates).required() }),
  errors: ['STAFF_UNKNOWN', 'OWN_ROLES', 'LAST_ADMIN'],
  idempotent: true,
})

/** A staff member's permissions changed; holders of their cached identity token discard it now. */
export const StaffChanged = defineEvent('identity.staff.changed', 1, {
  payload: () => ({ staffId: recordId() }),
  publisher: 'identity',
  consumers: [],
  broadcastTo: ['gateway'],
  subjectKey: 'staffId',
})
