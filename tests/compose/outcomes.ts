/** Counts results and prints a line for each. */
export class Outcomes {
  passed = 0
  failed = 0
  skipped = 0

  check(what: string, holds: boolean, found: unknown = ''): void {
    if (holds) this.passed += 1
    else this.failed += 1
    console.log(`${holds ? 'ok    ' : 'FAILED'} ${what}${holds || found === '' ? '' : `: ${String(found)}`}`)
  }

  skip(what: string, because: string): void {
    this.skipped += 1
    console.log(`skipped ${what}: ${because}`)
  }

  /** The last line, and the code that the process ends with. */
  close(): number {
    console.log(`${this.passed} passed, ${this.failed} failed, ${this.skipped} skipped`)
    return this.failed > 0 ? 1 : 0
  }
}

/** Runs a long step and prints its duration. */
export async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  const before = performance.now()
  const result = await work()
  console.log(`       (${name}: ${((performance.now() - before) / 1000).toFixed(0)} s)`)
  return result
}
