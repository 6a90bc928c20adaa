import { setTimeout as pause } from 'node:timers/promises'

import { Child, StartFailure, type ChildPlan } from './child.ts'
import { reasonOf } from './plain-failure.mjs'

const maxTries = 5
/** Running time after which an ended program gets all its tries again. */
const healthyAfterMs = 60_000

/** Number of a program's restarts, and the time of the last one. */
interface RetryState {
  count: number
  since: number
}

interface Supervised {
  readonly child: Child
  readonly tries: RetryState
}

export interface SupervisorOptions {
  readonly log: (text: string) => void
  /** Called with the sentence when a program cannot be kept running. */
  readonly giveUp: (text: string) => void
  /** The wait before the first new start; it doubles with each. */
  readonly firstPauseMs?: number
}

/**
 * Supervises the programs of a stack: restarts them when they die, gives up with one message after five tries, and
 * stops all of them in reverse order.
 */
export class Supervisor {
  readonly #children: Child[] = []
  readonly #say: (text: string) => void
  readonly #giveUp: (text: string) => void
  readonly #firstPauseMs: number
  #stopping?: Promise<void>

  constructor({ log, giveUp, firstPauseMs = 500 }: SupervisorOptions) {
    this.#firstPauseMs = firstPauseMs
    this.#say = log
    this.#giveUp = giveUp
  }

  isStopping(): boolean {
    return this.#stopping !== undefined
  }

  /** Starts a program and resolves when it is ready. */
  async start(plan: ChildPlan): Promise<void> {
    const tries = { count: 0, since: Date.now() }
    await this.add(plan, (dead, how) => void this.#revive({ child: dead, tries }, how)).start()
  }

  /** A program that stops with the others; its owner starts and restarts it. */
  add(plan: ChildPlan, onDeath: (child: Child, how: string) => void): Child {
    if (this.isStopping()) throw new Stopped()
    const child = new Child(plan, onDeath)
    this.#children.push(child)
    return child
  }

  /** Stops everything, last started first; programs of one group together. */
  stop(): Promise<void> {
    this.#stopping ??= this.#stopAll()
    return this.#stopping
  }

  /** Kills everything immediately. */
  kill(): void {
    for (const child of this.#children) void child.end('SIGKILL', 1000)
  }

  async #stopAll(): Promise<void> {
    const groups = Map.groupBy(this.#children, ({ name }) => stopOrder(name))
    for (const [, group] of [...groups].sort(([one], [other]) => one - other)) {
      await Promise.all(group.map((child) => child.stop()))
    }
  }

  async #revive({ child, tries }: Supervised, how: string): Promise<void> {
    if (Date.now() - tries.since > healthyAfterMs) tries.count = 0
    let reason = how
    while (!this.isStopping() && tries.count < maxTries) {
      const waitMs = this.#firstPauseMs * 2 ** tries.count
      tries.count += 1
      this.#say(
        `${child.name} stopped (${reason}); starting it again in ${waitMs / 1000} s, try ${tries.count} of ${maxTries}`,
      )
      await pause(waitMs)
      if (this.isStopping()) return
      const failure = await child.start().then(
        () => undefined,
        (error: unknown) => (error instanceof StartFailure ? error.reason : reasonOf(error)),
      )
      tries.since = Date.now()
      if (!failure) {
        this.#say(`${child.name} is back`)
        return
      }
      reason = failure
    }
    if (this.isStopping()) return
    this.#giveUp(
      `${child.name} could not be kept running after ${maxTries} tries (${reason}); its log is ${child.logFile}.`,
    )
  }
}

/** Thrown when a start is given up because the stack is being stopped. */
export class Stopped extends Error {
  override name = 'Stopped'
}

/** Returns the place in the stop order: callers stop before the services they call, and shared dependencies last. */
function stopOrder(name: string): number {
  const order = ['web', 'gateway', 'services', 'mailbox', 'nats', 'postgres']
  const position = order.indexOf(name)
  return position === -1 ? order.indexOf('services') : position
}
