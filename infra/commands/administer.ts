import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'

import {
  localEmptyBusEnvironment,
  localIdentityEnvironment,
  localMigrationEnvironment,
  localQuarantineEnvironment,
  localServiceEnvironment,
} from '../local/service-environment.ts'
import { defaultStateDir, root } from '../process/paths.mjs'

interface BuiltProgram {
  /** Path from the root. */
  readonly program: string
  /**
   * Address of the local stack, used for variables that are not set; variables already set take precedence, so the
   * command works anywhere.
   */
  readonly defaultEnvironment: Readonly<Record<string, string>>
  /** Working directory; the caller's by default. */
  readonly cwd?: string
  /** Arguments; those of the command line by default. */
  readonly args?: readonly string[]
  /** Build output that the program needs, when that is not the program itself; path from the root. */
  readonly needs?: string
}

/** Commands of `npm run` that are programs of a service, of the kit or of the gateway, by the command's name. */
const commands: Readonly<Record<string, (args: readonly string[]) => BuiltProgram | Promise<BuiltProgram>>> = {
  /** `npm run migrate -- [service …]`: the migrate step. */
  migrate: async () => ({
    program: 'infra/migrate/migrate.ts',
    needs: 'packages/service-kit/dist/database/migrate.js',
    defaultEnvironment: await localMigrationEnvironment(),
  }),

  /** `npm run dead-letters -- list|replay <service> [id]`: the kit's administration of dead letters. */
  'dead-letters': async ([, service]) => ({
    program: 'packages/service-kit/dist/bin/dead-letters.js',
    defaultEnvironment: await localServiceEnvironment(service),
  }),

  /** `npm run empty-bus`: deletes every stream and bucket except the ledger of erasures. */
  'empty-bus': () => ({
    program: 'packages/bus/dist/bin/empty-bus.js',
    defaultEnvironment: localEmptyBusEnvironment(),
  }),

  /**
   * `npm run quarantine -- list|open <id> <file>|delete <id>`: the gateway's administration of refused files. `file` is
   * read from where the command was given.
   */
  quarantine: () => ({
    program: 'gateway/dist/quarantine.js',
    defaultEnvironment: localQuarantineEnvironment(),
    cwd: process.env.INIT_CWD ?? process.cwd(),
  }),

  /**
   * `npm run republish` publishes the catalogue and all published content again; `npm run setting -- <key> "<value>"`
   * sets values the site shows, such as its operator.
   */
  content: async () => ({
    program: 'services/content/dist/content-command.js',
    defaultEnvironment: await localServiceEnvironment('content'),
  }),

  /**
   * `npm run audit -- verify` recomputes the audit trail and names the first entry that was altered; `npm run audit --
   * export [--csv]` prints it. `npm run audit -- list [--who NAME] [--action NAME] [--object KIND] [--from DAY] [--to
   * DAY] [--before NUMBER]` shows the newest fifty matching entries. `npm run audit:packages` checks our packages
   * against the registry.
   */
  audit: (args) => identity(['audit', ...args]),

  /** `npm run partner -- create|key|roll|revoke|usage`: manages partners and their API keys. */
  partner: (args) => identity(['partner', ...args]),

  /**
   * `npm run staff -- invite|list|disable|demo`: manages staff accounts. `demo --ready` writes passwords and secrets of
   * the demo accounts to a file next to the stack's other secrets, and `demo --codes` prints their current codes.
   */
  staff: ([verb = '', ...args]) => {
    const file = join(defaultStateDir, 'demo-staff.json')
    const takesFile = (arg: string) => verb === 'demo' && ['--ready', '--codes'].includes(arg)
    return identity(['staff', verb, ...args.flatMap((word) => (takesFile(word) ? [word, file] : [word]))])
  },
}

async function identity(args: readonly string[]): Promise<BuiltProgram> {
  const settings = await localIdentityEnvironment()
  return { program: 'services/identity/dist/commands/identity-command.js', defaultEnvironment: settings, args }
}

/** Runs a built program in this terminal and returns its exit code. */
async function run(
  { args, cwd, program, needs = program, defaultEnvironment: settings }: BuiltProgram,
  callerArgs: readonly string[],
) {
  if (!existsSync(join(root, needs))) {
    console.error(`${relative(root, join(root, needs))} is not built yet; run npm run build first.`)
    return 1
  }
  const env = { ...settings, ...process.env }
  const child = spawn(process.execPath, [join(root, program), ...(args ?? callerArgs)], { cwd, env, stdio: 'inherit' })
  return new Promise<number>((resolve) => child.once('exit', (code) => resolve(code ?? 1)))
}

const [name = '', ...commandArgs] = process.argv.slice(2)
const command = commands[name]
if (!command) throw new Error(`There is no command ${name}; there are ${Object.keys(commands).join(', ')}.`)
process.exitCode = await run(await command(commandArgs), commandArgs)
