import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { promisify } from 'node:util'

import { inheritedEnvironment } from '../support/config.js'

/** Categories of Lighthouse by its own names. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

export type Category = (typeof categories)[number]

/** Results of one Lighthouse run for a page. */
export interface LighthouseRun {
  /** 0 to 100. */
  readonly scores: Readonly<Record<Category, number>>
  /** Cumulative layout shift. */
  readonly layoutShift: number
  readonly largestContentfulPaintMs: number
  readonly blockingMs: number
  /** Audits that cost points, by category. */
  readonly costly: Readonly<Record<Category, readonly string[]>>
}

interface Audit {
  readonly title: string
  readonly score: number | null
  readonly numericValue?: number
  readonly displayValue?: string
}

interface Report {
  readonly audits: Readonly<Record<string, Audit>>
  readonly categories: Readonly<
    Record<
      Category,
      { readonly score: number | null; readonly auditRefs: readonly { readonly id: string; readonly weight: number }[] }
    >
  >
  readonly runtimeError?: { readonly message: string }
}

const run = promisify(execFile)
const program = createRequire(import.meta.url).resolve('lighthouse/cli/index.js')
const chromiumFlags = '--headless=new --no-sandbox --disable-gpu --no-first-run --disable-sync'
const timeoutMs = 180_000

/** Conditions of a run: by default on a phone and not signed in. */
export interface LighthouseOptions {
  readonly preset?: 'desktop'
  /** Sent with every request of the page. */
  readonly cookie?: string
}

/** Runs Lighthouse on a page once with a preset, in a separate browser. */
export async function lighthouse(
  url: string,
  chromium: string,
  { cookie, preset }: LighthouseOptions = {},
): Promise<LighthouseRun> {
  const options = [
    '--quiet',
    '--output=json',
    '--output-path=stdout',
    `--chrome-flags=${chromiumFlags}`,
    ...(preset ? [`--preset=${preset}`] : []),
    ...(cookie ? [`--extra-headers=${JSON.stringify({ Cookie: cookie })}`] : []),
  ]
  const { stdout } = await run(
    process.execPath,
    [program, url, ...options, `--only-categories=${categories.join()}`, '--no-enable-error-reporting'],
    { env: { ...inheritedEnvironment(), CHROME_PATH: chromium }, maxBuffer: 100_000_000, timeout: timeoutMs },
  )
  const report = JSON.parse(stdout) as Report
  if (report.runtimeError?.message)
    throw new Error(`Lighthouse could not look at ${url}: ${report.runtimeError.message}`)
  const figure = (audit: string): number => report.audits[audit]?.numericValue ?? NaN
  return {
    scores: byCategory((category) => Math.round((report.categories[category].score ?? NaN) * 100)),
    layoutShift: figure('cumulative-layout-shift'),
    largestContentfulPaintMs: figure('largest-contentful-paint'),
    blockingMs: figure('total-blocking-time'),
    costly: byCategory((category) => costlyAudits(report, category)),
  }
}

function byCategory<T>(of: (category: Category) => T): Record<Category, T> {
  return Object.fromEntries(categories.map((category) => [category, of(category)])) as Record<Category, T>
}

function costlyAudits({ audits, categories: all }: Report, category: Category): readonly string[] {
  return all[category].auditRefs.flatMap(({ id, weight }) => {
    const audit = audits[id]
    if (!audit || weight === 0 || audit.score === null || audit.score === 1) return []
    return [[audit.title, audit.displayValue].filter(Boolean).join(': ')]
  })
}
