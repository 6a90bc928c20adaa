const longMs = 5000
const symbols = { waiting: ' ', doing: '…', done: '✓', failed: '✗' }

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {keyof typeof symbols} state
 * @property {number} startedAt
 * @property {string} note
 * @property {number} [took]
 */

/**
 * A list of steps with the time each took. On a terminal every line is redrawn in place; elsewhere a line appears
 * when its step has ended.
 */
export class Progress {
  /** @type {Step[]} */
  #steps = []
  #drawn = 0
  #stream
  #live
  #closed = false

  /** @param {{ stream?: NodeJS.WriteStream }} options */
  constructor({ stream = process.stdout } = {}) {
    this.#stream = stream
    this.#live = Boolean(stream.isTTY)
  }

  /**
   * Does one step and returns its result. `work` may call `note` to add details.
   * @template T
   * @param {string} name
   * @param {(note: (text: string) => void) => Promise<T> | T} work
   * @returns {Promise<T>}
   */
  async step(name, work) {
    /** @type {Step} */
    const step = { name, state: 'doing', startedAt: performance.now(), note: '' }
    this.#steps.push(step)
    this.#draw()
    try {
      const result = await work((text) => {
        step.note = text
        this.#draw()
        if (!this.#live && text) this.#sayIfLong(step)
      })
      this.#end(step, 'done')
      return result
    } catch (error) {
      this.#end(step, 'failed')
      throw error
    }
  }

  /**
   * A line between or after the steps.
   * @param {string} text
   */
  print(text) {
    this.#stream.write(`${text}\n`)
    this.#steps = []
    this.#drawn = 0
  }

  /** Stops showing the steps in progress; other code reports remaining problems. */
  close() {
    this.#closed = true
  }

  /**
   * Without a terminal nothing is drawn until a step has ended, which can take minutes.
   * @param {Step} step
   */
  #sayIfLong(step) {
    const printLine = () => {
      if (step.state === 'doing' && !this.#closed) this.#stream.write(`${lineOf(step)}\n`)
    }
    setTimeout(printLine, longMs).unref()
  }

  /**
   * @param {Step} step
   * @param {Step['state']} state
   */
  #end(step, state) {
    step.state = state
    step.took = performance.now() - step.startedAt
    if (this.#closed) return
    if (this.#live) this.#draw()
    else this.#stream.write(`${lineOf(step)}\n`)
  }

  #draw() {
    if (!this.#live || this.#closed) return
    const up = this.#drawn > 0 ? `\u001b[${this.#drawn}A` : ''
    const lines = this.#steps.map((step) => `\u001b[2K${lineOf(step).slice(0, (this.#stream.columns ?? 100) - 1)}\n`)
    this.#stream.write(up + lines.join(''))
    this.#drawn = lines.length
  }
}

/** @param {Step} step */
function lineOf({ name, state, took: durationMs, note }) {
  const time = durationMs === undefined ? '' : `${(durationMs / 1000).toFixed(1)} s`
  return ` ${symbols[state]} ${name.padEnd(28)}${time.padStart(8)}${note ? `   ${note}` : ''}`
}
