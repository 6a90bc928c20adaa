import { setTimeout as pause } from 'node:timers/promises'

import { Child } from './child.mjs'

const mostTries = 5
/** A program that ran this long before it ended gets all its tries again. */
const wellMs = 60_000

/**
 * Looks after the programs of a stack: starts them again when they die, gives up with one sentence after five tries,
 * and stops all of them in the reverse of the order they were started in.
 */
export class Supervisor {
  #children = []
  #tries = new Map()
  #stopping
  #say
  #giveUp
  #firstPauseMs

  /**
   * @param {object} options
   * @param {(text: string) => void} options.say
   * @param {(text: string) => void} options.giveUp called with the sentence when a program cannot be kept running
   * @param {number} [options.firstPauseMs] the wait before the first new start; it doubles with each
   */
  constructor({ say, giveUp, firstPauseMs = 500 }) {
    this.#firstPauseMs = firstPauseMs
    this.#say = say
    this.#giveUp = giveUp
  }

  get isStopping() {
    return this.#stopping !== undefined
  }

  /**
   * Starts a program and resolves when it is ready.
   * @param {import('./child.mjs').ChildPlan} plan
   */
  async start(plan) {
    if (this.isStopping) throw new Stopped()
    const child = new Child(plan, (dead, how) => void this.#revive(dead, how))
    this.#children.push(child)
    this.#tries.set(child, { count: 0, since: Date.now() })
    await child.start()
  }

  /** Stops everything, last started first; programs of one group together. */
  stop() {
    this.#stopping ??= this.#stopAll()
    return this.#stopping
  }

  /** Ends everything at once, for someone who does not want to wait. */
  kill() {
    for (const child of this.#children) void child.end('SIGKILL', 1000)
  }

  async #stopAll() {
    const groups = Map.groupBy(this.#children, ({ name }) => stopOrder(name))
    for (const order of [...groups.keys()].sort((one, other) => one - other)) {
      await Promise.all(groups.get(order).map((child) => child.stop()))
    }
  }

  async #revive(child, how) {
    const tries = this.#tries.get(child)
    if (Date.now() - tries.since > wellMs) tries.count = 0
    let reason = how
    while (!this.isStopping && tries.count < mostTries) {
      const waitMs = this.#firstPauseMs * 2 ** tries.count
      tries.count += 1
      this.#say(
        `${child.name} stopped (${reason}); starting it again in ${waitMs / 1000} s, try ${tries.count} of ${mostTries}`,
      )
      await pause(waitMs)
      if (this.isStopping) return
      const failure = await child.start().then(
        () => undefined,
        (error) => error.reason ?? error.message,
      )
      tries.since = Date.now()
      if (!failure) return this.#say(`${child.name} is back`)
      reason = failure
    }
    if (this.isStopping) return
    this.#giveUp(
      `${child.name} could not be kept running after ${mostTries} tries (${reason}); its log is ${child.logFile}.`,
    )
  }
}

/** Thrown when a start is given up because the stack is being stopped. */
export class Stopped extends Error {
  name = 'Stopped'
}

/** Who asks goes before who is asked; what all of them need goes last. */
function stopOrder(name) {
  const order = ['web', 'gateway', 'services', 'mailbox', 'nats', 'postgres']
  const place = order.indexOf(name)
  return place === -1 ? order.indexOf('services') : place
}
