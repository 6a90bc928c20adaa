const defaultLimitMs = 30_000
// The real ones: a test that moves the clock does not use up its time.
const { clearTimeout, setTimeout } = globalThis

type Work = (...args: never[]) => unknown
type RegisterTest = (name: string, work: Work, limitMs?: number) => void
type ReportedHook = (work: Work, limitMs?: number) => void

/** Globals that the light runner sets. */
interface RunnerGlobals {
  readonly test: RegisterTest & { readonly each: (...table: unknown[]) => RegisterTest }
  readonly beforeAll: ReportedHook
  readonly afterAll: ReportedHook
  readonly beforeEach: ReportedHook
  readonly afterEach: ReportedHook
  readonly describe: unknown
  readonly expect: unknown
  readonly jest: unknown
}

/** Wraps the work so that it fails after its time limit; the light runner has no time limits. */
function within(work: Work, limitMs = defaultLimitMs): Work {
  return async (...args) => {
    const { promise, reject } = Promise.withResolvers<never>()
    const timer = setTimeout(() => reject(new Error(`Exceeded the time limit of ${limitMs} ms`)), limitMs)
    try {
      return await Promise.race([work(...args), promise])
    } finally {
      clearTimeout(timer)
    }
  }
}

const limited =
  (register: RegisterTest): RegisterTest =>
  (name, work, limitMs) =>
    register(name, within(work, limitMs))
const limitedHook =
  (register: ReportedHook): ReportedHook =>
  (work, limitMs) =>
    register(within(work, limitMs))

const globals = globalThis as unknown as RunnerGlobals

export const test = Object.assign(limited(globals.test), {
  each: (...table: unknown[]) => limited(globals.test.each(...table)),
})
export const beforeAll = limitedHook(globals.beforeAll)
export const afterAll = limitedHook(globals.afterAll)
export const beforeEach = limitedHook(globals.beforeEach)
export const afterEach = limitedHook(globals.afterEach)

function countAssertions(): never {
  throw new Error('This runner does not count assertions; list the file among those of jest.config.mjs that run alone.')
}
Object.assign(globals.expect as object, { assertions: countAssertions, hasAssertions: countAssertions })

export const { describe, expect, jest } = globals
