import { spawn } from 'node:child_process'
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { guard } from './guard.mjs'
import { sentence } from './plain-failure.mjs'
import { spoken } from './places.mjs'
import { privately } from './private-folder.mjs'

/**
 * @typedef {object} ChildPlan
 * @property {string} name
 * @property {string} command
 * @property {readonly string[]} args
 * @property {import('node:child_process').SpawnOptions} options
 * @property {NodeJS.Signals} stopSignal
 * @property {string} logFile
 * @property {(child: { gaveUp: () => boolean }) => Promise<unknown>} ready resolves when the program can do its work
 * @property {number} [stopWithinMs]
 */

/** One program of the stack: started until ready, stopped cleanly, and told apart whether it was meant to end. */
export class Child {
  #plan
  #process
  #meantToEnd = false
  #onDeath

  /**
   * @param {ChildPlan} plan
   * @param {(child: Child, how: string) => void} onDeath called when it ends although nobody asked it to
   */
  constructor(plan, onDeath) {
    this.#plan = plan
    this.#onDeath = onDeath
  }

  get name() {
    return this.#plan.name
  }

  get pid() {
    return this.#process?.pid
  }

  get logFile() {
    return spoken(this.#plan.logFile)
  }

  /** Starts the program and waits until it is ready; rejects with one sentence when it ends before. */
  async start() {
    const { command, args, options, logFile, stopSignal } = this.#plan
    const log = privately(() => {
      mkdirSync(dirname(logFile), { recursive: true })
      return openSync(logFile, 'a')
    })
    this.#meantToEnd = false
    let failure
    // A group of its own: Ctrl-C reaches only us, and we stop things in their order.
    const started = privately(() => spawn(command, args, { ...options, detached: true, stdio: ['ignore', log, log] }))
    closeSync(log)
    this.#process = started
    guard(started, stopSignal)
    started.once('error', (error) => (failure = error.message))
    let isReady = false
    started.once('exit', (code, signal) => {
      if (this.#process === started) this.#process = undefined
      failure ??= signal ? `it was ended by ${signal}` : `it ended with code ${code}`
      if (isReady && !this.#meantToEnd) this.#onDeath(this, failure)
    })
    try {
      await this.#plan.ready({ gaveUp: () => failure !== undefined })
      isReady = failure === undefined
    } catch (error) {
      failure ??= error.message
    }
    if (failure === undefined) return
    await this.end('SIGKILL', 1000)
    const reason = this.#explain(failure)
    throw Object.assign(sentence(`${this.name} did not start: ${reason}; its log is ${this.logFile}.`), { reason })
  }

  /** Ends the program as it likes to be ended; kills it when it takes too long. */
  async stop() {
    const { stopSignal, stopWithinMs = 30_000 } = this.#plan
    await this.end(stopSignal, stopWithinMs)
  }

  /** Ends the program by `signal` and waits until it is gone. */
  async end(signal, patienceMs) {
    const ending = this.#process
    if (!ending) return
    this.#meantToEnd = true
    const gone = new Promise((resolve) => ending.once('exit', resolve))
    ending.kill(signal)
    const late = pause(patienceMs, 'late', { ref: false })
    if ((await Promise.race([gone, late])) === 'late') ending.kill('SIGKILL')
    await gone
  }

  #explain(failure) {
    const last = lastWords(this.#plan.logFile)
    return last ? `${failure} (${last})` : failure
  }
}

/** What a log's last lines say to a person; lines of JSON and of stacks say nothing in one line. */
function lastWords(logFile) {
  const lines = readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-60)
  const plain = lines.filter((line) => line.trim() && !/^(?:\{|\s+at |Node\.js v)/.test(line))
  const reason = plain.findLast((line) => /error|could not|fatal/i.test(line)) ?? plain.at(-1)
  return reason?.trim().slice(0, 300)
}
