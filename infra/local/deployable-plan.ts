import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { untilOk } from '../process/answers-ok.ts'
import type { ChildPlan } from '../process/child.ts'
import { root } from '../process/places.mjs'
import { withLogin } from '../postgres/postgres.ts'

/**
 * A larger space for young objects cut the slowest answers to a third under load; the limit on old ones
 * bounds what a process may grow to (P6).
 */
const sourceMaps = pathToFileURL(join(root, 'packages/platform/dist/source-maps.js')).href
const nodeFlags = [`--import=${sourceMaps}`, '--max-semi-space-size=16', '--max-old-space-size=256']

/** Every service starts within this on a slow and busy machine. */
const readyWithinMs = 90_000

/** True once the web application is part of the platform and built. */
export function hasWeb(): boolean {
  return existsSync(join(root, 'web', 'dist', 'main.js'))
}

/** The prefix of a deployable's environment variables. */
export function prefixOf(name: string): string {
  return name.toUpperCase().replaceAll('-', '_')
}

type Settings = Readonly<Record<string, string>>

export interface DeployableStart {
  readonly name: string
  readonly healthPort: number
  /** Its own settings by full variable name; the person's own win. */
  readonly own: Settings
}

export interface StackPlace {
  readonly dir: string
  readonly env: NodeJS.ProcessEnv
  readonly everyName: readonly string[]
}

/** How to start one deployable, for the supervisor. */
export function deployablePlan({ name, healthPort, own }: DeployableStart, stack: StackPlace): ChildPlan {
  const { dir, env, everyName } = stack
  const { folder, program } = placeOf(name)
  const health = { [`${prefixOf(name)}_HEALTH_PORT`]: String(healthPort) }
  return {
    name,
    command: process.execPath,
    args: [...nodeFlags, join(root, folder, program)],
    options: {
      cwd: join(root, folder),
      env: { ...inherited(env, everyName), ...launched, ...health, ...own, ...given(env, name), ...setHere(dir) },
    },
    stopSignal: 'SIGTERM',
    logFile: join(dir, 'logs', `${name}.log`),
    ready: ({ gaveUp }) => untilOk(`http://127.0.0.1:${healthPort}/readyz`, { withinMs: readyWithinMs, gaveUp }),
  }
}

/** Where the program of a deployable is. */
function placeOf(name: string): { readonly folder: string; readonly program: string } {
  if (name === 'topology') return { folder: 'packages/bus', program: 'dist/bin/topology.js' }
  const folder = name === 'gateway' || name === 'web' ? name : `services/${name}`
  return { folder, program: 'dist/main.js' }
}

/** The database of a stack, and who may enter it. */
export interface DatabaseLogins {
  readonly databaseUrl: string
  /** The role of each user. */
  readonly roles: Settings
  readonly passwords: Settings
}

export interface ServiceLogins extends DatabaseLogins {
  readonly name: string
  readonly natsUrl: string
}

export interface MigrationLogins extends DatabaseLogins {
  /** The services whose schemas are brought up to date. */
  readonly names: readonly string[]
}

/** What a service is told about its database and its bus. */
export function serviceSettings({ name, natsUrl, ...database }: ServiceLogins): Settings {
  const prefix = prefixOf(name)
  return {
    [`${prefix}_DATABASE_URL`]: loginOf(name, database),
    [`${prefix}_NATS_URL`]: natsUrl,
  }
}

/** What the migrate step is told, and nobody else: the login of each schema's migration role. */
export function migrationSettings({ names, ...database }: MigrationLogins): Settings {
  const nameOf = (service: string) => `${prefixOf(service)}_MIGRATION_DATABASE_URL`
  return Object.fromEntries(names.map((name) => [nameOf(name), loginOf(`${name}-migrator`, database)]))
}

function loginOf(user: string, { databaseUrl, passwords, roles }: DatabaseLogins): string {
  const [role, password] = [roles[user], passwords[user]]
  if (!role || !password) throw new Error(`there is no login of ${user}`)
  return withLogin(databaseUrl, role, password)
}

/** The person's environment without what belongs to other deployables or to this script. */
function inherited(env: NodeJS.ProcessEnv, everyName: readonly string[]): NodeJS.ProcessEnv {
  const ofDeployables = everyName.map((deployable) => `${prefixOf(deployable)}_`)
  const hidden = [...ofDeployables, 'npm_', 'SENEB_', 'PG', 'DATABASE_URL', 'NATS_URL']
  return Object.fromEntries(Object.entries(env).filter(([key]) => !hidden.some((prefix) => key.startsWith(prefix))))
}

/** How the parts find each other is settled here, whatever was given. */
const wiring = /_(?:PORT|DATABASE_URL|NATS_URL|GATEWAY_URL)(?:_FILE)?$/

/** Unset it would be production, which refuses what one machine alone does without (ADR 0030). */
const launched = { SENEB_ENV: 'local' }

/** What the person gave this deployable by its own prefix. */
function given(env: NodeJS.ProcessEnv, name: string): NodeJS.ProcessEnv {
  const prefix = `${prefixOf(name)}_`
  const own = Object.entries(env).filter(([key, value]) => key.startsWith(prefix) && value && !wiring.test(key))
  return Object.fromEntries(own)
}

function setHere(dir: string): Settings {
  return { NODE_ENV: 'production', NODE_COMPILE_CACHE: join(dir, 'compile-cache') }
}
