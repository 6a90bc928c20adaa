import { parseArgs } from 'node:util'

import { siteRoutes, type SiteRoute } from '@seneb/contracts/vocabulary/site-routes'
import pg from 'pg'

import { chromiumProgram } from '../../infra/programs/programs.ts'
import { buildWeb } from '../../infra/build/web-build.ts'
import { readCommandLine } from '../../infra/process/command-line.ts'
import { endOnSignals } from '../support/end-on-signals.js'
import { median } from '../support/figures.js'
import { Stack } from '../support/stack.js'
import { maxResponseBytes, scriptBudgets, weighScreens } from '../support/web-bundle.js'
import { categories, lighthouse, type Category, type LighthouseRun, type LighthouseOptions } from './lighthouse.js'
import { isMet, verdictLines, type Limit, type Verdict } from './verdict.js'
import { signInAll } from '../security/access/callers.js'

/** Page of the staff desk with its minimum score; when a role is given, a person with that role opens the page. */
interface DeskPage {
  readonly minPerformance: number
  readonly role?: string
}

/** Measured pages of the staff desk: the sign-in, and a list of fifty people, each with its minimum score. */
const deskPages: Readonly<Record<string, DeskPage>> = {
  '/admin/sign-in': { minPerformance: 95 },
  '/admin/people': { minPerformance: 90, role: 'admin' },
}

const people = 50

/**
 * Adds fifty people to the team and signs in those that the pages need; returns the settings of Lighthouse for a page.
 */
async function prepareDesk({ adminUrl }: Stack): Promise<(path: string) => LighthouseOptions> {
  const callers = await signInAll(adminUrl)
  const database = new pg.Client({ connectionString: adminUrl })
  await database.connect()
  await database.query(
    `insert into identity.staff (id, email, name, title, state, created_at, joined_at)
     select gen_random_uuid(), 'bench-' || n || '@seneb.example', 'Person ' || n, 'Test', 'active', now(), now()
     from generate_series(1, $1::int) n`,
    [people],
  )
  await database.end()
  return (path) => {
    const { role } = deskPages[path] ?? {}
    const session = role === undefined ? {} : { cookie: `seneb-staff=${callers.get(role)?.token ?? ''}` }
    return { preset: 'desktop', ...session }
  }
}

/** Single runs of Lighthouse differ by a few points; their median is steady. */
const runs = 5
const minScore: Readonly<Record<Category, number>> = {
  performance: 97,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
}
const maxLayoutShift = 0.02
/** One page of each route that has a name in its address. */
const examples = ['/treatments/lasik', '/blogs/what-seneb-means', '/costs/lasik/uk', '/timeline/lasik']

const help = {
  usage: 'npm run bench:web -- [--only /,/trip-planner]',
  about:
    "Runs Lighthouse on every page of the site map and of the desk, and weighs each screen's scripts; ends with 1 when a mark is missed. --only names the pages.",
}

endOnSignals()
process.exitCode = await main()

/**
 * `npm run bench:web`: Lighthouse on every page of the site map and on the desk, and the script sizes; `-- --only
 * /,/trip-planner` limits it to those pages.
 */
async function main(): Promise<number> {
  const paths = readCommandLine(help, chosenPages)
  await buildWeb()
  const chromium = await chromiumProgram((doing) => console.log(doing), { allowsHeadlessShell: false })
  const verdicts = [scriptVerdict()]
  const stack = await Stack.start({
    smtpUrl: 'smtp://127.0.0.1:1',
    deployables: ['gateway', 'content', 'ai-planning', 'identity', 'web'],
  })
  try {
    const sampleOf = await prepareDesk(stack)
    for (const path of paths) {
      const url = `${stack.siteUrl}${path}`
      const options = path in deskPages ? sampleOf(path) : {}
      // The first page of a newly started server is slower, because the server is not warmed up.
      await fetch(url).then((response) => response.arrayBuffer())
      verdicts.push(await pageVerdict(path, () => lighthouse(url, chromium, options)))
    }
  } finally {
    await stack.stop()
  }
  console.log(verdicts.flatMap(verdictLines).join('\n'))
  const missed = verdicts.flatMap(({ goal, limits }) =>
    limits.filter((limit) => !isMet(limit)).map(({ what }) => `${goal} ${what}`),
  )
  console.log(`bench:web: ${missed.length === 0 ? 'every mark met' : `missed ${missed.join('; ')}`}`)
  return missed.length === 0 ? 0 : 1
}

/**
 * Returns the pages to measure: those listed in the site map and served, one example for each parameterized route, and
 * the desk's pages. The list grows with the routes.
 */
function pages(): readonly string[] {
  const routes: readonly SiteRoute[] = siteRoutes
  const listed = routes.filter(({ listed, served, paths }) => listed && served && !paths[0].includes(':'))
  return [...listed.map(firstPath), ...examples, ...Object.keys(deskPages)]
}

function chosenPages(args: readonly string[]): readonly string[] {
  const { values } = parseArgs({ args: [...args], options: { only: { type: 'string' } } })
  const chosen = values.only?.split(',') ?? pages()
  const unknown = chosen.find((path) => !pages().includes(path))
  if (unknown !== undefined) throw new Error(`--only ${unknown} is not one of ${pages().join(', ')}`)
  return chosen
}

function firstPath({ paths }: SiteRoute): string {
  return paths[0]
}

function scriptVerdict(): Verdict {
  const screens = weighScreens()
  const withDocument = screens.map(({ earlyBytes, screen }): Limit => {
    return {
      what: `${screen} with its document`,
      value: kilobytes(earlyBytes),
      atMost: scriptBudgets.contentPage / 1000,
    }
  })
  const applications = screens.filter(({ isDocument }) => !isDocument)
  const untilItResponds = applications.map(({ responseBytes, screen }): Limit => {
    const atMost = maxResponseBytes(screen) / 1000
    return { what: `${screen} until it answers`, value: kilobytes(responseBytes), atMost }
  })
  const limits = [...withDocument, ...untilItResponds]
  return { goal: 'P5', title: 'script of each screen, kB gzipped', lines: [], limits }
}

function kilobytes(bytes: number): number {
  return Math.round(bytes / 100) / 10
}

async function pageVerdict(path: string, sampleOnce: () => Promise<LighthouseRun>): Promise<Verdict> {
  const samples: LighthouseRun[] = []
  while (samples.length < runs) samples.push(await sampleOnce())
  const middle = (of: (sample: LighthouseRun) => number): number => median(samples.map(of))
  const scores = scoresOf(path).map(({ atLeast, category }) => ({
    what: category,
    value: middle(({ scores }) => scores[category]),
    atLeast,
  }))
  const shift = {
    what: 'layout shift',
    value: Math.max(...samples.map((sample) => sample.layoutShift)),
    atMost: maxLayoutShift,
  }
  const title = `Lighthouse, ${path in deskPages ? 'desktop' : 'mobile'}, median of ${runs}`
  return { goal: path, title, lines: pageLines(samples, middle), limits: [...scores, shift] }
}

/** Returns the minimum scores of a page; the desk is in no search engine, so it has no SEO score. */
function scoresOf(path: string): readonly { readonly category: Category; readonly atLeast: number }[] {
  const deskPage = deskPages[path]
  return categories.flatMap((category) => {
    if (!deskPage) return [{ category, atLeast: minScore[category] }]
    if (category === 'seo') return []
    return [{ category, atLeast: category === 'performance' ? deskPage.minPerformance : minScore[category] }]
  })
}

function pageLines(samples: readonly LighthouseRun[], middle: (of: (sample: LighthouseRun) => number) => number) {
  const costly = new Set(samples.flatMap((sample) => categories.flatMap((category) => sample.costly[category])))
  const seconds = (middle((sample) => sample.largestContentfulPaintMs) / 1000).toFixed(2)
  return [
    `  performance of each run ${samples.map(({ scores }) => scores.performance).join(' ')}`,
    `  largest paint ${seconds} s, blocked ${Math.round(middle((sample) => sample.blockingMs))} ms`,
    ...[...costly].map((entry) => `  cost points: ${entry}`),
  ]
}
