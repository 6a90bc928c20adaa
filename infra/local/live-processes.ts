import { relative } from 'node:path'

import { StartFailure, type Child, type ChildPlan } from '../process/child.ts'
import { root } from '../process/paths.mjs'
import { reasonOf } from '../process/plain-failure.mjs'
import type { Supervisor } from '../process/supervisor.ts'

/** A process that is run from its sources, with the files that restart it. */
interface LiveProcess {
  readonly child: Child
  /** The source files it has loaded, in this run or an earlier one. */
  readonly loaded: Set<string>
  /** False from a failure until the next start that works. */
  works: boolean
  restarting: boolean
  /** A file that changed while it was restarting. */
  changedSince?: string
}

export interface LiveProcessesOptions {
  readonly supervisor: Supervisor
  readonly log: (text: string) => void
  /** Whether the statements of each request are printed. */
  readonly sql: boolean
}

/**
 * Processes of a development loop. Each is restarted when a source file that it loaded changes. One that cannot start
 * prints the reason and waits for the next change of any source.
 */
export class LiveProcesses {
  readonly #processes = new Map<string, LiveProcess>()
  readonly #options: LiveProcessesOptions

  constructor(options: LiveProcessesOptions) {
    this.#options = options
  }

  /** Starts a process; resolves even when the start fails, since the next change may fix it. */
  async start(plan: ChildPlan): Promise<void> {
    const { log, sql, supervisor } = this.#options
    const loaded = new Set<string>()
    const print = logPrinter(plan.name, { log, sql })
    const listener = {
      line: print,
      message: (value: unknown) => {
        if (isLoaded(value)) loaded.add(value.loaded)
      },
    }
    const child = supervisor.add({ ...plan, listener }, (_child, how) => this.#onDeath(plan.name, how))
    const live: LiveProcess = { child, loaded, works: false, restarting: false }
    this.#processes.set(plan.name, live)
    await this.#run(live)
  }

  /** Restarts every process that loaded one of these files, and every one that does not work. */
  async changed(files: readonly string[]): Promise<void> {
    const affected = [...this.#processes.values()].flatMap((live) => {
      const file = files.find((one) => live.loaded.has(one)) ?? (live.works ? undefined : files[0])
      return file === undefined ? [] : [{ live, file }]
    })
    await Promise.all(affected.map(({ live, file }) => this.#restart(live, file)))
  }

  /** Restarts one process for a file that it reads without importing it. */
  async restart(name: string, file: string): Promise<void> {
    const live = this.#processes.get(name)
    if (live) await this.#restart(live, file)
  }

  async #restart(live: LiveProcess, file: string): Promise<void> {
    if (live.restarting) {
      live.changedSince = file
      return
    }
    live.restarting = true
    let cause: string | undefined = file
    while (cause !== undefined && !this.#options.supervisor.isStopping()) {
      live.changedSince = undefined
      const startedAt = performance.now()
      await live.child.stop()
      if (await this.#run(live)) this.#say(`${live.child.name} runs again`, startedAt, cause)
      cause = live.changedSince
    }
    live.restarting = false
  }

  /** Returns whether the process is ready; prints the reason if not. */
  async #run(live: LiveProcess): Promise<boolean> {
    try {
      await live.child.start()
      live.works = true
    } catch (error) {
      live.works = false
      if (this.#options.supervisor.isStopping()) return false
      this.#options.log(`${live.child.name} did not start: ${reasonFor(error)}. Save a file to try again.`)
    }
    return live.works
  }

  #onDeath(name: string, how: string): void {
    const live = this.#processes.get(name)
    if (live) live.works = false
    this.#options.log(`${name} stopped: ${how}. Save a file to start it again.`)
  }

  #say(what: string, startedAt: number, file: string): void {
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
    this.#options.log(`${what} after ${seconds} s (${relative(root, file)})`)
  }
}

/** Without the last line of its log, which is printed separately. */
function reasonFor(error: unknown): string {
  return error instanceof StartFailure ? error.reason.replace(/ \(.*\)$/s, '') : reasonOf(error)
}

function isLoaded(value: unknown): value is { readonly loaded: string } {
  return typeof value === 'object' && value !== null && 'loaded' in value && typeof value.loaded === 'string'
}

interface PrintOptions {
  readonly log: (text: string) => void
  /** Whether the statements of each request are printed. */
  readonly sql: boolean
}

interface LogLine {
  readonly level?: string
  readonly msg?: string
  readonly traceId?: string
  readonly statement?: string
  readonly err?: { readonly type?: string; readonly message?: string; readonly stack?: string }
}

/**
 * Prints the relevant parts of a process's log. These are failures with their stacks, lines that are not log entries (a
 * syntax error, `console.log`) and, when enabled, the statements of each request. The whole log stays in its file.
 */
function logPrinter(name: string, { log, sql }: PrintOptions): (text: string) => void {
  return (text) => {
    const line = readLine(text)
    if (line === undefined) {
      if (text.trim() && !fromNode.test(text)) log(`${name}  ${text}`)
    } else if (line.statement !== undefined) {
      if (sql && line.traceId) log(statementText(name, line))
    } else if (line.level === 'error' || line.level === 'fatal') {
      log(failureText(name, line))
    }
  }
}

/** Node's messages about its debugger, which are unrelated to the process. */
const fromNode = /^(?:Debugger (?:listening|attached|ending)|For help, see: |Waiting for the debugger)/

function readLine(text: string): LogLine | undefined {
  if (!text.startsWith('{')) return undefined
  try {
    return JSON.parse(text) as LogLine
  } catch {
    return undefined
  }
}

function statementText(name: string, { statement = '', traceId = '' }: LogLine): string {
  const oneLine = statement.replaceAll(/\s+/g, ' ').trim()
  return `sql ${traceId.slice(0, 8)}  ${name.padEnd(12)}  ${oneLine}`
}

function failureText(name: string, { err, msg, traceId }: LogLine): string {
  const where = traceId ? ` (trace ${traceId})` : ''
  const cause = err ? `\n  ${[err.type, err.message].filter(Boolean).join(': ')}` : ''
  return `${name}  ${msg ?? ''}${where}${cause}${err?.stack ? `\n${err.stack}` : ''}`
}
