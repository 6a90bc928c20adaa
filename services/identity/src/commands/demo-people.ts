import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs'

import { staffRoles, type StaffRole } from '@seneb/contracts/vocabulary/staff-access'

import { recordOwnAction } from '../audit/record-own-action.js'
import type { IdentityCtx } from '../identity-ctx.js'
import { inviteBySystem } from '../invitations/invite-first-admin.js'
import { removeSignInMethods } from '../sign-in-methods/reset-sign-in-methods.js'
import { storeTotp } from '../second-factors/totp-factor.js'
import { codeAt, newTotpSecret } from '../second-factors/totp.js'
import { memberByEmail } from '../staff/accounts.js'
import { activateMember, addMember, replaceRoles } from '../staff/change-member.js'
import { listStaff } from '../staff/list-staff.js'
import { newToken } from '../tokens.js'
import { withPlainErrors, invitationLink, roleTitle } from './command-text.js'

/** One person for each role of the local stack. */
function demoPeople() {
  return staffRoles.map((role) => ({ role, email: addressOf(role), name: `Demo ${role}`, title: roleTitle(role) }))
}

function addressOf(role: StaffRole): string {
  return `${role}@demo.seneb.example`
}

/**
 * Returns a line for each demo person: the link with which they join, or their state when they have joined. Repeating
 * it creates new links for people who have not joined and changes no other person.
 */
export async function inviteDemoPeople(ctx: IdentityCtx): Promise<string> {
  const states = new Map((await listStaff(ctx)).people.map(({ email, state }) => [email, state]))
  const lines: string[] = []
  for (const person of demoPeople()) {
    const state = states.get(person.email) ?? 'invited'
    const detail = state === 'invited' ? await linkFor(person, ctx) : joinedText(person.email, state)
    lines.push(`${person.role.padEnd(10)}  ${detail}`)
  }
  return lines.join('\n')
}

async function linkFor(person: ReturnType<typeof demoPeople>[number], ctx: IdentityCtx): Promise<string> {
  const { role, ...invited } = person
  return invitationLink(await withPlainErrors(inviteBySystem({ ...invited, roles: [role], isMailed: false }, ctx)), ctx)
}

function joinedText(email: string, state: string): string {
  return state === 'active' ? `${email} has joined already` : `${email} is ${state}`
}

/**
 * Enables all demo accounts to sign in and writes their credentials to a file that
 * only its owner can read; a second run replaces passwords and secrets.
 */
export async function enableDemoPeople(file: string, ctx: IdentityCtx): Promise<string> {
  const people = []
  for (const person of demoPeople()) people.push(await makeDemoPerson(person, ctx))
  writeFileSync(file, `${JSON.stringify(people, null, 2)}\n`, { mode: 0o600 })
  // `writeFileSync` does not change the mode of an existing file.
  chmodSync(file, 0o600)
  return `${people.length} people may sign in:\n\n${credentialsText(people, ctx.now())}`
}

/** Current credentials of the people in the file. */
export function readDemoCredentials(file: string, now: Date): string {
  if (!existsSync(file)) throw new Error('nobody is ready yet; write: staff demo --ready')
  return credentialsText(JSON.parse(readFileSync(file, 'utf8')) as EnabledPerson[], now)
}

type EnabledPerson = Awaited<ReturnType<typeof makeDemoPerson>>

function credentialsText(people: readonly EnabledPerson[], now: Date): string {
  const lines = people.map(
    ({ email, password, totpSecret }) => `${email.padEnd(34)}  ${password}  ${codeAt(totpSecret, now)}`,
  )
  return [
    ...lines,
    '',
    'The six digits are those of this half minute, and work once; staff -- demo --codes shows the next.',
  ].join('\n')
}

interface DemoPerson {
  readonly role: StaffRole
  readonly email: string
  readonly name: string
  readonly title: string
}

/**
 * Creates a member of a role who can sign in immediately with the returned credentials; an existing address gets new
 * sign-in methods. Meant for tests and tools of the local stack, whose operator has access to its database anyway.
 */
export async function makeDemoPerson({ email, name, role, title }: DemoPerson, ctx: IdentityCtx) {
  const password = newToken(ctx)
  const totpSecret = newTotpSecret((size) => ctx.randomBytes(size))
  const passwordHash = await ctx.passwords.hash(password)
  await ctx.db.write(async (tx) => {
    const member = await memberByEmail(email, tx)
    const staffId = member?.id ?? (await addMember({ email, name, title, roles: [role], createdBy: 'system' }, tx, ctx))
    await removeSignInMethods(staffId, tx, ctx)
    await activateMember({ staffId, name, passwordHash }, tx, ctx)
    // The code of this period stays unused, so that a tool can sign in immediately.
    await storeTotp({ staffId, secret: totpSecret, step: 0 }, tx, ctx)
    await replaceRoles({ staffId, roles: [role], grantedBy: 'system' }, tx, ctx)
    const action = { action: 'make-demo-person', object: { kind: 'staff', id: staffId }, fields: [] }
    await recordOwnAction({ ...action, actor: { id: 'system', name: 'system' } }, tx, ctx)
  })
  return { role, email, password, totpSecret }
}
