const defaultLimitMs = 30_000
// The real ones: a test that moves the clock does not use up its time.
const { clearTimeout, setTimeout } = globalThis

type Work = (...given: never[]) => unknown
type Told = (name: string, work: Work, limitMs?: number) => void
type ToldHook = (work: Work, limitMs?: number) => void

/** Globals that the light runner sets. */
interface Given {
  readonly test: Told & { readonly each: (...table: unknown[]) => Told }
  readonly beforeAll: ToldHook
  readonly afterAll: ToldHook
  readonly beforeEach: ToldHook
  readonly afterEach: ToldHook
  readonly describe: unknown
  readonly expect: unknown
  readonly jest: unknown
}

/** The same work, which fails when it takes longer than its time limit; the light runner knows none. */
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
  (tell: Told): Told =>
  (name, work, limitMs) =>
    tell(name, within(work, limitMs))
const limitedHook =
  (tell: ToldHook): ToldHook =>
  (work, limitMs) =>
    tell(within(work, limitMs))

const given = globalThis as unknown as Given

export const test = Object.assign(limited(given.test), {
  each: (...table: unknown[]) => limited(given.test.each(...table)),
})
export const beforeAll = limitedHook(given.beforeAll)
export const afterAll = limitedHook(given.afterAll)
export const beforeEach = limitedHook(given.beforeEach)
export const afterEach = limitedHook(given.afterEach)

function countAssertions(): never {
  throw new Error('This runner does not count assertions; list the file among those of jest.config.mjs that run alone.')
}
Object.assign(given.expect as object, { assertions: countAssertions, hasAssertions: countAssertions })

export const { describe, expect, jest } = given
