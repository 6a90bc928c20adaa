import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs'

import { staffRoles, type StaffRole } from '@seneb/contracts/vocabulary/staff-access'

import type { IdentityCtx } from '../identity-ctx.js'
import { inviteBySystem } from '../invitations/invite-by-system.js'
import { codeAt } from '../second-factors/totp.js'
import { listStaff } from '../staff/list-staff.js'
import { inWords, linkOf, titleOf } from './command-words.js'
import { makeDemoPerson } from './make-demo-person.js'

/** One person for each role of the local stack. */
function demoPeople() {
  return staffRoles.map((role) => ({ role, email: addressOf(role), name: `Demo ${role}`, title: titleOf(role) }))
}

function addressOf(role: StaffRole): string {
  return `${role}@demo.seneb.example`
}

/**
 * A line for each demo person: the link by which they join, or how they stand when they have joined already. Doing it
 * again gives new links to those who have not joined and changes nobody else.
 */
export async function inviteDemoPeople(ctx: IdentityCtx): Promise<string> {
  const states = new Map((await listStaff(ctx)).people.map(({ email, state }) => [email, state]))
  const lines: string[] = []
  for (const person of demoPeople()) {
    const state = states.get(person.email) ?? 'invited'
    const words = state === 'invited' ? await linkFor(person, ctx) : joinedWords(person.email, state)
    lines.push(`${person.role.padEnd(10)}  ${words}`)
  }
  return lines.join('\n')
}

async function linkFor(person: ReturnType<typeof demoPeople>[number], ctx: IdentityCtx): Promise<string> {
  const { role, ...invited } = person
  return linkOf(await inWords(inviteBySystem({ ...invited, roles: [role], isMailed: false }, ctx)), ctx)
}

function joinedWords(email: string, state: string): string {
  return state === 'active' ? `${email} has joined already` : `${email} is ${state}`
}

/**
 * Makes all demo people able to sign in at once and writes what they sign in with into a file that its owner alone reads;
 * doing it again gives them new passwords and secrets, which are in the file then.
 */
export async function readyDemoPeople(file: string, ctx: IdentityCtx): Promise<string> {
  const people = []
  for (const person of demoPeople()) people.push(await makeDemoPerson(person, ctx))
  writeFileSync(file, `${JSON.stringify(people, null, 2)}\n`, { mode: 0o600 })
  // The mode of a file that was there already stays as it was.
  chmodSync(file, 0o600)
  return `${people.length} people may sign in:\n\n${meansOf(people, ctx.now())}`
}

/** By what the people of the file sign in now. */
export function demoCodes(file: string, now: Date): string {
  if (!existsSync(file)) throw new Error('nobody is ready yet; write: staff demo --ready')
  return meansOf(JSON.parse(readFileSync(file, 'utf8')) as ReadyPerson[], now)
}

type ReadyPerson = Awaited<ReturnType<typeof makeDemoPerson>>

function meansOf(people: readonly ReadyPerson[], now: Date): string {
  const lines = people.map(
    ({ email, password, totpSecret }) => `${email.padEnd(34)}  ${password}  ${codeAt(totpSecret, now)}`,
  )
  return [
    ...lines,
    '',
    'The six digits are those of this half minute, and work once; staff -- demo --codes shows the next.',
  ].join('\n')
}
