import { parseArgs } from 'node:util'

import type { Output } from '@seneb/contracts/define'
import { ListAuditEntries } from '@seneb/contracts/messages/identity/audit.messages'

import { exportAudit } from '../audit/export-audit.js'
import { listAuditEntries } from '../audit/list-audit-entries.js'
import { verifyAudit } from '../audit/verify-and-seal-audit.js'
import type { IdentityCtx } from '../identity-ctx.js'
import { atIdentityDatabase } from './at-identity-database.js'

const text = { type: 'string' } as const

/**
 * Filters of `list`: actor, action, object and days. It shows the newest fifty entries, or those before a given number.
 */
const listOptions = { who: text, action: text, object: text, from: text, to: text, before: text }

/** `npm run audit -- verify|export|list`. */
export const auditCommands = {
  verify: async () => {
    const { brokenAt, entries, ok, reason } = await atIdentityDatabase(verifyAudit)
    if (!ok) throw new Error(`entry ${brokenAt} of ${entries}: ${reason}`)
    return entries === 0 ? 'ok, and empty' : `ok 1..${entries}`
  },
  list: (args: readonly string[]) => atIdentityDatabase((ctx) => listAudit(args, ctx)),
  export: async (args: readonly string[]) => {
    const { values } = parseArgs({ args: [...args], options: { csv: { type: 'boolean' } } })
    return atIdentityDatabase((ctx) => exportAudit(values.csv ? 'csv' : 'jsonl', ctx))
  },
}

/** Returns the entries that match the arguments, one per line; throws for invalid arguments. */
export async function listAudit(args: readonly string[], ctx: IdentityCtx): Promise<string> {
  const { values } = parseArgs({ args: [...args], options: listOptions })
  const { action, before, from, object: objectKind, to, who: actorName } = values
  const input = { actorName, action, objectKind, from, to, before: before === undefined ? undefined : Number(before) }
  const { entries } = await listAuditEntries(await ListAuditEntries.input.validate(input), ctx)
  return entries.map(lineOf).join('\n') || 'no entry is like that'
}

function lineOf({ action, actorName, at, changes, objectId, objectKind, seq }: AuditLine): string {
  return [seq, at, actorName, action, `${objectKind} ${objectId}`, changes.join('; ')].join('  ')
}

type AuditLine = Output<typeof ListAuditEntries>['entries'][number]
