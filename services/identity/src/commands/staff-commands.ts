import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'

import { isStaffRole, staffRoles, type StaffRole } from '@seneb/contracts/vocabulary/staff-access'
import { AppError } from '@seneb/platform/app-error'
import { readLaunchEnvironment } from '@seneb/platform/launch-environment'

import type { IdentityCtx } from '../identity-ctx.js'
import { inviteBySystem } from '../invitations/invite-by-system.js'
import { inviteFirstAdmin } from '../invitations/invite-first-admin.js'
import { disableBySystem } from '../rights/disable-by-system.js'
import { listStaff } from '../staff/list-staff.js'
import { atIdentityDatabase } from './at-identity-database.js'
import { makeDemoPerson } from './make-demo-person.js'

const text = { type: 'string' } as const

/** `npm run staff -- invite|list|disable|demo`; what they change is on the audit trail, done by `system`. */
export const staffCommands = {
  invite: async (words: readonly string[]) => {
    const options = { email: text, role: text, name: text, title: text, print: { type: 'boolean' } } as const
    const { values } = parseArgs({ args: [...words], options })
    const { email, role } = values
    if (!email || !role || !isStaffRole(role)) throw new Error(inviteUsage)
    const invited = { email, name: values.name ?? email, title: values.title ?? titleOf(role), roles: [role] }
    return atIdentityDatabase(async (ctx) => {
      const link = await inWords(inviteBySystem({ ...invited, isMailed: !values.print }, ctx))
      return values.print
        ? linkOf(link, ctx)
        : `${email} is sent a link that works until ${link.expiresAt.toISOString()}`
    })
  },
  list: () => atIdentityDatabase(async (ctx) => (await listStaff(ctx)).people.map(lineOf).join('\n') || 'nobody yet'),
  disable: async (words: readonly string[]) => {
    const { values } = parseArgs({ args: [...words], options: { email: text } })
    const { email } = values
    if (!email) throw new Error('write: staff disable --email <address>')
    await atIdentityDatabase((ctx) => inWords(disableBySystem(email, ctx)))
    return `${email} may not sign in any more; what was open has ended`
  },
  demo: async (words: readonly string[]) => {
    if (readLaunchEnvironment() !== 'local') throw new Error('demo people are for the local stack alone')
    const { values } = parseArgs({ args: [...words], options: { ready: text } })
    return atIdentityDatabase((ctx) => (values.ready ? readyPeople(values.ready, ctx) : invitedPeople(ctx)))
  },
  /** For the start of the local stack: the link as JSON, or nothing when an admin has joined. */
  'first-admin': async (words: readonly string[]) => {
    const { values } = parseArgs({ args: [...words], options: { email: text } })
    const email = values.email ?? ''
    return atIdentityDatabase(async (ctx) => {
      const link = await inviteFirstAdmin(email, ctx)
      return link ? JSON.stringify({ email, url: linkOf(link, ctx), expiresAt: link.expiresAt.toISOString() }) : ''
    })
  },
}

const inviteUsage = `write: staff invite --email <address> --role <role> [--name <name>] [--title <title>] [--print]
roles: ${staffRoles.join(', ')}; with --print the link is shown here instead of mailed`

/** Failures that the people of the desk read as problems are sentences here too. */
async function inWords<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw error instanceof AppError ? new Error(error.message) : error
  }
}

function linkOf({ token }: { readonly token: string }, { relyingParty }: IdentityCtx): string {
  return `${relyingParty.origin}/admin/welcome#${token}`
}

function titleOf(role: StaffRole): string {
  return role.charAt(0).toUpperCase() + role.slice(1).replace('-', ' ')
}

function lineOf({ email, name, roles, state }: Awaited<ReturnType<typeof listStaff>>['people'][number]): string {
  return [state.padEnd(8), email, name, roles.join(', ')].join('  ')
}

const demoAddress = (role: StaffRole) => `${role}@demo.seneb.example`

async function invitedPeople(ctx: IdentityCtx): Promise<string> {
  const lines: string[] = []
  for (const role of staffRoles) {
    const invited = { email: demoAddress(role), name: `Demo ${role}`, title: titleOf(role), roles: [role] }
    const link = await inWords(inviteBySystem({ ...invited, isMailed: false }, ctx))
    lines.push(`${role.padEnd(10)}  ${linkOf(link, ctx)}`)
  }
  return lines.join('\n')
}

async function readyPeople(file: string, ctx: IdentityCtx): Promise<string> {
  const people = []
  for (const role of staffRoles) {
    const person = { role, email: demoAddress(role), name: `Demo ${role}`, title: titleOf(role) }
    people.push(await makeDemoPerson(person, ctx))
  }
  writeFileSync(file, `${JSON.stringify(people, null, 2)}\n`, { mode: 0o600 })
  return `${people.length} people may sign in; ${file} has their passwords and secrets`
}
