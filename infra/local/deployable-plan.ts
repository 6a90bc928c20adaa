import { join } from 'node:path'

import { environmentPrefix } from '@seneb/platform/config'

import {
  allocatorSettings,
  deployableNames,
  deployables,
  nodeOptions,
  type DeployableName,
  type Settings,
} from '../deployables.ts'
import { untilOk } from '../process/responds-ok.ts'
import type { ChildPlan } from '../process/child.ts'
import { compileCache, root } from '../process/paths.mjs'

/** Every service starts within this on a slow and busy machine. */
const readyWithinMs = 90_000

export interface DeployableStart {
  readonly name: DeployableName
  readonly healthPort: number
  /** Its own settings by full variable name; variables of the person's environment take precedence. */
  readonly own: Settings
}

export interface StackLocation {
  readonly dir: string
  readonly env: NodeJS.ProcessEnv
}

/** Returns the supervisor's plan for starting one deployable. */
export function deployablePlan({ name, healthPort, own }: DeployableStart, stack: StackLocation): ChildPlan {
  const { dir, env } = stack
  const { folder, healthPaths, program } = deployables[name]
  const health = { [`${environmentPrefix(name)}_HEALTH_PORT`]: String(healthPort) }
  return {
    name,
    command: process.execPath,
    args: [join(root, folder, program)],
    options: {
      cwd: join(root, folder),
      env: { ...inherited(env), ...launched, ...health, ...own, ...prefixedVariables(env, name), ...setHere },
    },
    stopSignal: 'SIGTERM',
    logFile: join(dir, 'logs', `${name}.log`),
    ready: ({ hasGivenUp }) =>
      untilOk(`http://127.0.0.1:${healthPort}${healthPaths.ready}`, { withinMs: readyWithinMs, hasGivenUp }),
  }
}

/** Returns the person's environment without variables of other deployables or of this script. */
function inherited(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const deployablePrefixes = deployableNames.map((name) => `${environmentPrefix(name)}_`)
  const hidden = [...deployablePrefixes, 'npm_', 'SENEB_', 'PG', 'DATABASE_URL', 'NATS_URL']
  return Object.fromEntries(Object.entries(env).filter(([key]) => !hidden.some((prefix) => key.startsWith(prefix))))
}

/** Settings with which the parts find each other; they are set here, and values from the environment are ignored. */
const wiring = /_(?:PORT|DATABASE_URL|NATS_URL|GATEWAY_URL|WEB_URL)(?:_FILE)?$/

/** Unset would mean production, which refuses the defaults of a single machine. */
const launched = { SENEB_ENV: 'local', NODE_OPTIONS: nodeOptions, ...allocatorSettings }

/** Returns the variables that the person set for this deployable with its prefix. */
function prefixedVariables(env: NodeJS.ProcessEnv, name: DeployableName): NodeJS.ProcessEnv {
  const prefix = `${environmentPrefix(name)}_`
  const own = Object.entries(env).filter(([key, value]) => key.startsWith(prefix) && value && !wiring.test(key))
  return Object.fromEntries(own)
}

/** Set here; values from the environment are ignored. */
const setHere: Settings = { NODE_ENV: 'production', NODE_COMPILE_CACHE: compileCache }
