import { auditCommands } from './audit-commands.js'
import { partnerCommands } from './partner-commands.js'
import { staffCommands } from './staff-commands.js'

/** A terminal command; returns the text to print. Throws an error whose message is shown to the operator. */
export type Command = (args: readonly string[]) => Promise<string>

const commands: Readonly<Record<string, Readonly<Record<string, Command>>>> = {
  staff: staffCommands,
  audit: auditCommands,
  partner: partnerCommands,
}

/**
 * `npm run staff -- invite|list|disable|demo`, `npm run audit -- verify|export`,
 * `npm run partner -- create|key|roll|revoke|usage`: at the database of the environment.
 */
const [name = '', verb = '', ...args] = process.argv.slice(2)
try {
  const subcommands = commands[name] ?? {}
  const command = subcommands[verb]
  if (!command) throw new Error(`write: ${name} ${Object.keys(subcommands).join('|')}`)
  process.stdout.write(`${await command(args)}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
