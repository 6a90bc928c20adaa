import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { deployables, type DeployableName } from '../deployables.ts'
import { deployablePlan, type DeployableStart, type StackLocation } from './deployable-plan.ts'
import type { ChildPlan } from '../process/child.ts'
import { root } from '../process/paths.mjs'

/** Port of the first debugger, the default of editors; each further one takes the next port. */
const firstInspectorPort = 9229

/** Main files other than `src/main.ts`, as paths from the folder of the process. */
const programs: Partial<Record<DeployableName, string>> = {
  topology: 'src/bin/topology.ts',
  web: 'dev/serve-site.ts',
}

export interface DevelopmentChoices {
  /** Names of the processes that open a debugger port. */
  readonly inspect: readonly DeployableName[]
  /** Whether the statements of each request are printed. */
  readonly sql: boolean
}

/** The command that runs one deployable from its sources, which are compiled as they are loaded. */
export function sourcePlan(start: DeployableStart, location: StackLocation, choices: DevelopmentChoices): ChildPlan {
  const plan = deployablePlan(start, location)
  const { folder } = deployables[start.name]
  const port = inspectorPort(start.name, choices)
  return {
    ...plan,
    args: [
      '--conditions=seneb-source',
      '--enable-source-maps',
      importing('infra/build/typescript-hooks.ts'),
      importing('infra/local/report-sources.ts'),
      ...(choices.inspect.length > 0 ? [importing('infra/local/lift-deadlines.ts')] : []),
      ...(port === undefined ? [] : [`--inspect=127.0.0.1:${port}`]),
      join(root, folder, programs[start.name] ?? 'src/main.ts'),
    ],
    options: { ...plan.options, env: { ...plan.options.env, ...settingsFor(start.name, choices) } },
    // A process paused at a breakpoint does not exit on a signal.
    stopWithinMs: 2000,
  }
}

/** Returns the port on which a process's debugger listens; undefined when it has none. */
export function inspectorPort(name: DeployableName, { inspect }: DevelopmentChoices): number | undefined {
  const index = inspect.indexOf(name)
  return index === -1 ? undefined : firstInspectorPort + index
}

function settingsFor(name: DeployableName, { sql }: DevelopmentChoices): NodeJS.ProcessEnv {
  return {
    // Compilers and Vite need more than the memory that a built process may grow to.
    NODE_OPTIONS: '',
    // React's development build, which the pages in the browser use as well.
    ...(name === 'web' ? { NODE_ENV: 'development' } : {}),
    ...(sql ? { LOG_LEVEL: 'debug' } : {}),
  }
}

function importing(file: string): string {
  return `--import=${pathToFileURL(join(root, file)).href}`
}
