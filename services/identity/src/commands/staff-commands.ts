import { parseArgs } from 'node:util'

import { isStaffRole, staffRoles } from '@seneb/contracts/vocabulary/staff-access'
import { readLaunchEnvironment } from '@seneb/platform/launch-environment'

import { inviteBySystem, inviteFirstAdmin } from '../invitations/invite-first-admin.js'
import { disableBySystem } from '../rights/change-staff-access.js'
import { listStaff } from '../staff/list-staff.js'
import { atIdentityDatabase } from './at-identity-database.js'
import { withPlainErrors, invitationLink, roleTitle } from './command-text.js'
import { readDemoCredentials, inviteDemoPeople, enableDemoPeople } from './demo-people.js'

const text = { type: 'string' } as const

/** `npm run staff -- invite|list|disable|demo`; changes are audit entries of `system`. */
export const staffCommands = {
  invite: async (args: readonly string[]) => {
    const options = { email: text, role: text, name: text, title: text, print: { type: 'boolean' } } as const
    const { values } = parseArgs({ args: [...args], options })
    const { email, role } = values
    if (!email || !role || !isStaffRole(role)) throw new Error(inviteUsage)
    const invited = { email, name: values.name ?? email, title: values.title ?? roleTitle(role), roles: [role] }
    return atIdentityDatabase(async (ctx) => {
      const link = await withPlainErrors(inviteBySystem({ ...invited, isMailed: !values.print }, ctx))
      return values.print
        ? invitationLink(link, ctx)
        : `${email} is sent a link that works until ${link.expiresAt.toISOString()}`
    })
  },
  list: () => atIdentityDatabase(async (ctx) => (await listStaff(ctx)).people.map(lineOf).join('\n') || 'nobody yet'),
  disable: async (args: readonly string[]) => {
    const { values } = parseArgs({ args: [...args], options: { email: text } })
    const { email } = values
    if (!email) throw new Error('write: staff disable --email <address>')
    await atIdentityDatabase((ctx) => withPlainErrors(disableBySystem(email, ctx)))
    return `${email} can no longer sign in; all sessions have ended`
  },
  demo: async (args: readonly string[]) => {
    if (readLaunchEnvironment() !== 'local') throw new Error('demo people are for the local stack alone')
    const { values } = parseArgs({ args: [...args], options: { ready: text, codes: text } })
    const { codes, ready } = values
    return atIdentityDatabase(async (ctx) => {
      if (codes) return readDemoCredentials(codes, ctx.now())
      return ready ? enableDemoPeople(ready, ctx) : inviteDemoPeople(ctx)
    })
  },
  /** For the start of the local stack: prints the link as JSON, or nothing when an admin has joined. */
  'first-admin': async (args: readonly string[]) => {
    const { values } = parseArgs({ args: [...args], options: { email: text } })
    const email = values.email ?? ''
    return atIdentityDatabase(async (ctx) => {
      const link = await inviteFirstAdmin(email, ctx)
      return link
        ? JSON.stringify({ email, url: invitationLink(link, ctx), expiresAt: link.expiresAt.toISOString() })
        : ''
    })
  },
}

const inviteUsage = `write: staff invite --email <address> --role <role> [--name <name>] [--title <title>] [--print]
roles: ${staffRoles.join(', ')}; with --print the link is shown here instead of mailed`

function lineOf({ email, name, roles, state }: Awaited<ReturnType<typeof listStaff>>['people'][number]): string {
  return [state.padEnd(8), email, name, roles.join(', ')].join('  ')
}
