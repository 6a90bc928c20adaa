import { parseArgs } from 'node:util'

import { exportAudit } from '../audit/export-audit.js'
import { verifyAudit } from '../audit/verify-audit.js'
import { atIdentityDatabase } from './at-identity-database.js'

/** `npm run audit -- verify|export`. */
export const auditCommands = {
  verify: async () => {
    const { because, brokenAt, entries, ok } = await atIdentityDatabase(verifyAudit)
    if (!ok) throw new Error(`entry ${brokenAt} of ${entries}: ${because}`)
    return entries === 0 ? 'ok, and empty' : `ok 1..${entries}`
  },
  export: async (words: readonly string[]) => {
    const { values } = parseArgs({ args: [...words], options: { csv: { type: 'boolean' } } })
    return atIdentityDatabase((ctx) => exportAudit(values.csv ? 'csv' : 'jsonl', ctx))
  },
}
