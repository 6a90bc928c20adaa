import { join, relative } from 'node:path'

import { serviceNames } from '@seneb/contracts/define'
import { watch } from 'chokidar'

import { deployableNames, type DeployableName } from '../deployables.ts'
import type { DeployableStart, StackLocation } from './deployable-plan.ts'
import type { StartedStack } from './welcome.ts'
import { writeMigrationLists } from '../build/migration-lists.ts'
import { root } from '../process/paths.mjs'
import { outputOf, captureOutput } from '../process/run-quietly.ts'
import { plainFailure, textFor } from '../process/plain-failure.mjs'
import type { Supervisor } from '../process/supervisor.ts'
import { generateChanged, generateStale } from './generate-changed.ts'
import { LiveProcesses } from './live-processes.ts'
import { inspectorPort, sourcePlan, type DevelopmentChoices } from './source-plan.ts'

/** Several files that are saved together are one change. */
const debounceMs = 50

/** Folders whose changes affect a process. Vite watches the pages itself, except for files that it does not know. */
const watched = ['packages', 'services', 'gateway/src', 'gateway/generated', 'web'].map((folder) => join(root, folder))
const unwatched = /(?:^|\/)(?:node_modules|dist|\.local|\.react-router)(?:\/|$)/

/** Files that a process reads without importing them, by path from the root. */
const readBy: readonly { readonly name: DeployableName; readonly files: RegExp }[] = [
  { name: 'content', files: /^services\/content\/content\// },
  { name: 'gateway', files: /^gateway\/(?:src|generated)\/.*\.(?:graphql|json)$/ },
  {
    name: 'web',
    files: /^web\/(?:vite\.config\.ts|react-router\.config\.ts|app\/routes\.ts|admin\/vite\.config\.ts)$/,
  },
]

const migration = new RegExp(`^services/(${serviceNames.join('|')})/src/migrations/\\d`)

interface DevelopmentOptions extends Pick<DevelopmentChoices, 'sql'> {
  readonly supervisor: Supervisor
  readonly log: (text: string) => void
  readonly inspect: readonly string[]
}

/**
 * Development loop of `npm run dev`: runs the platform from its sources and restarts the processes that a saved file
 * affects.
 */
export class Development {
  readonly #choices: DevelopmentChoices
  readonly #processes: LiveProcesses
  readonly #say: (text: string) => void
  #generating: Promise<void> = Promise.resolve()

  constructor({ inspect, log, sql, supervisor }: DevelopmentOptions) {
    this.#choices = { inspect: inspect.map(deployableNamed), sql }
    this.#processes = new LiveProcesses({ supervisor, log, sql })
    this.#say = log
  }

  /** Generates files that are missing or older than their sources. */
  async generate(): Promise<void> {
    await generateStale()
  }

  readonly startDeployable = (start: DeployableStart, location: StackLocation): Promise<void> =>
    this.#processes.start(sourcePlan(start, location, this.#choices))

  /** Starts watching; returns additional entries for the welcome message. */
  follow({ migrate }: Pick<StartedStack, 'migrate'>): [name: string, address: string][] {
    let changed = new Set<string>()
    const handle = (): void => {
      const files = [...changed]
      changed = new Set()
      void this.#handle(files, migrate)
    }
    let timer: NodeJS.Timeout | undefined
    watch(watched, { ignoreInitial: true, ignored: (path) => unwatched.test(relative(root, path)) }).on(
      'all',
      (event, path) => {
        if (event === 'addDir' || event === 'unlinkDir') return
        changed.add(path)
        clearTimeout(timer)
        timer = setTimeout(handle, debounceMs)
      },
    )
    return this.#choices.inspect.map((name) => [
      'debugger',
      `${name} at 127.0.0.1:${inspectorPort(name, this.#choices) ?? ''}`,
    ])
  }

  async #handle(files: readonly string[], migrate: StartedStack['migrate']): Promise<void> {
    const paths = files.map((file) => relative(root, file)).filter((path) => !/\.(?:test|fixture)\.tsx?$/.test(path))
    void this.#regenerate(paths)
    await this.#applyMigrations(paths, migrate)
    const readers = readBy.flatMap(({ name, files: read }) => {
      const path = paths.find((one) => read.test(one))
      return path === undefined ? [] : [this.#processes.restart(name, join(root, path))]
    })
    await Promise.all([this.#processes.changed(paths.map((path) => join(root, path))), ...readers])
  }

  /** Runs one after the other, because each writes files that the next one reads. */
  #regenerate(paths: readonly string[]): Promise<void> {
    this.#generating = this.#generating.then(async () => {
      try {
        const generated = await generateChanged(paths)
        if (generated.length > 0) this.#say(`generated ${generated.join(', ')}`)
      } catch (error) {
        this.#say(textFor(error))
      }
    })
    return this.#generating
  }

  async #applyMigrations(paths: readonly string[], migrate: StartedStack['migrate']): Promise<void> {
    const services = serviceNames.filter((name) => paths.some((path) => migration.exec(path)?.[1] === name))
    if (services.length === 0) return
    try {
      await writeMigrationLists()
      // The migrate step runs compiled code.
      await captureOutput(process.execPath, [join(root, 'infra/build/build.ts'), '--servers'])
      await migrate(services)
      this.#say(`migrated ${services.join(', ')}`)
    } catch (error) {
      this.#say(outputOf(error))
    }
  }
}

function deployableNamed(name: string): DeployableName {
  const found = deployableNames.find((one) => one === name)
  if (!found) throw plainFailure(`There is no process ${name}; there are ${deployableNames.join(', ')}.`)
  return found
}
