import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

import { changedFiles, workingTree } from './changed-files.ts'
import { provenRows } from './check-requirements.ts'
import { runCheck } from './check-run.ts'
import { jest, listedTests, playwright, single, tool, type Outcome, type TestOutcome } from './check-tools.ts'
import { migrationLists } from '../build/migration-lists.ts'
import { root } from '../process/paths.mjs'

/** One step of `npm test`. */
export interface CheckStep {
  readonly name: string
  /** Files and folders that must exist, as paths from the root. */
  readonly needs: readonly string[]
  readonly run: () => Promise<Outcome> | Outcome
  /** Runs it for these files only; used when it passed before they changed. */
  readonly runChanged?: (files: readonly string[]) => Promise<Outcome>
  /** Whether `npm run check` omits it. */
  readonly full?: boolean
  /** Whether it is part of `npm run check` only. */
  readonly quick?: boolean
  /** Whether `npm run check -- --changed` omits it. */
  readonly entireTree?: boolean
}

const generatedFiles = [
  'docs/generated/flow.md',
  'docs/generated/errors.md',
  'docs/generated/api-changelog.md',
  'gateway/schema.graphql',
  'gateway/site-schema.graphql',
  'gateway/staff-schema.graphql',
  'gateway/staff-api.md',
  'services/content/content/revisions.json',
]

/** Checks that the committed generated files do not change when the generators run. */
async function generatedIsFresh(): Promise<Outcome> {
  const lists = (await migrationLists()).map((list) => relative(root, list))
  const frozenEvents = globSync('packages/contracts/frozen-events/*.json', { cwd: root })
  const files = [...generatedFiles, ...frozenEvents, ...lists]
  const read = () => files.map((file) => (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : ''))
  const before = read()
  const { code, output } = await runCheck([process.execPath, 'infra/build/generate.ts'])
  const changed = files.filter((_file, i) => read()[i] !== before[i])
  if (code === 0 && changed.length === 0) return { passed: 1, failed: 0, output }
  const messages = changed.map(
    (file) => `${file} was not what npm run generate writes; commit what it has written now.`,
  )
  return { passed: 0, failed: 1, output: [output, ...messages].join('\n') }
}

function chaos(...options: readonly string[]): Promise<Outcome> {
  return single([process.execPath, 'infra/local/run.mjs', 'tests/chaos/chaos.ts', '--n', '120', ...options])
}

const types: readonly CheckStep[] = ['tsconfig.json', 'web/tsconfig.json']
  .filter((file) => existsSync(join(root, file)))
  .map((file) => ({
    name: `types of ${file === 'tsconfig.json' ? 'the servers' : 'web'}`,
    needs: [file],
    run: () =>
      single([
        process.execPath,
        join(root, 'node_modules/typescript-7/bin/tsc'),
        '-p',
        file,
        '--incremental',
        '--tsBuildInfoFile',
        join(root, '.local', `${file.replaceAll(/\W/g, '-')}.tsbuildinfo`),
      ]),
  }))

const folders = ['packages', 'services', 'gateway', 'tests', 'infra', 'web'].filter((name) =>
  existsSync(join(root, name)),
)

/** Step that runs first, because the others read the files it generates. */
export const generateStep: CheckStep = {
  name: 'generated files are fresh',
  entireTree: true,
  needs: ['docs/generated/flow.md', 'docs/generated/errors.md', 'gateway/schema.graphql', 'codegen.yml'],
  run: generatedIsFresh,
}

/** Steps that only read and may run beside each other. */
export const readingSteps: readonly CheckStep[] = [
  {
    name: 'format',
    needs: ['.oxfmtrc.json'],
    run: () => single([tool('oxfmt'), '--check']),
  },
  { name: 'lint', needs: ['oxlint.config.ts'], run: () => single([tool('oxlint')]), runChanged: lintChanged },
  ...types,
  {
    name: 'architecture',
    entireTree: true,
    needs: ['.dependency-cruiser.cjs'],
    run: () =>
      single([tool('depcruise'), ...folders, '--config', '.dependency-cruiser.cjs', '--output-type', 'err-long']),
  },
  {
    name: 'circles of folders',
    entireTree: true,
    needs: ['.dependency-cruiser.folders.cjs'],
    run: () =>
      single([
        tool('depcruise'),
        ...folders,
        '--config',
        '.dependency-cruiser.folders.cjs',
        '--output-type',
        'err-long',
      ]),
  },
  { name: 'nothing dead', needs: ['knip.json'], run: () => single([tool('knip'), '--no-progress']), full: true },
]

const isCode = (file: string) => /\.(?:[cm]?[jt]s|tsx)$/.test(file)

async function lintChanged(files: readonly string[]): Promise<Outcome> {
  // A changed rule applies to every file.
  if (files.some((file) => file === 'oxlint.config.ts' || file.startsWith('infra/lint/')))
    return single([tool('oxlint')])
  const code = files.filter(isCode)
  return code.length === 0 ? { passed: 1, failed: 0, output: '' } : single([tool('oxlint'), ...code])
}

/** Above this number of test files `npm test` is needed: a change of a contract affects nearly all of them. */
const maxTestFiles = 40

/** Runs the tests that read these files, nearest first. */
async function testChanged(files: readonly string[]): Promise<Outcome> {
  // Tests read the texts through the file that finds their folder.
  const hasTexts = files.some((file) => file.startsWith('services/content/content/'))
  const code = [...files.filter(isCode), ...(hasTexts ? ['services/content/src/content-files/content-folder.ts'] : [])]
  if (code.length === 0) return { passed: 1, failed: 0, output: '' }
  const args = ['--findRelatedTests', ...code, ...excludeFolders('tests/(?!bench|support)[a-z]+')]
  const related = await listedTests(args)
  if (related.length === 0) return { passed: 1, failed: 0, output: '' }
  const near = related.toSorted((one, other) => distance(one, code) - distance(other, code)).slice(0, maxTestFiles)
  const remaining = related.length - near.length
  const outcome = await jest({ workers: 2, args: ['--runTestsByPath', ...near] })
  return remaining === 0 ? outcome : { ...outcome, note: `and ${remaining} more files of tests are left to npm test` }
}

/** The number of folders between a test and the nearest of the files. */
function distance(test: string, files: readonly string[]): number {
  return Math.min(...files.map((file) => relative(dirname(join(root, file)), dirname(test)).split('/').length))
}

/** Titles of every test that passed in this run; the last step compares the requirements with them. */
const passedTitles = new Set<string>()

async function withTitles(run: Promise<TestOutcome>): Promise<TestOutcome> {
  const outcome = await run
  for (const title of outcome.titles) passedTitles.add(title)
  return outcome
}

const ignoredFolders = ['/node_modules/', '/dist/', '/.local/']
const excludeFolders = (...folders: readonly string[]) => [
  '--testPathIgnorePatterns',
  ...ignoredFolders,
  ...folders.map((name) => `<rootDir>/${name}/`),
]

const architectureTests: CheckStep = {
  name: 'architecture tests',
  needs: ['tests/architecture'],
  quick: true,
  entireTree: true,
  run: () => jest({ workers: 2, args: ['tests/architecture/'] }),
}

const testsOfChanges: CheckStep = {
  name: 'tests of what changed',
  needs: ['packages', 'services', 'gateway'],
  quick: true,
  run: () => testChanged(changedFiles('HEAD', workingTree())),
  runChanged: testChanged,
}

const allTests: CheckStep = {
  name: 'tests',
  needs: ['packages', 'services', 'gateway', 'tests/architecture', 'tests/security'],
  full: true,
  run: () => withTitles(jest({ workers: 2, args: excludeFolders('tests/system') })),
}

const systemTests: CheckStep = {
  name: 'system tests',
  needs: ['tests/system'],
  full: true,
  run: () => withTitles(jest({ workers: 1, args: ['tests/system/'] })),
}

const chaosSteps: readonly CheckStep[] = [
  { name: 'chaos, seed 1', run: () => chaos('--seed', '1') },
  { name: 'chaos, seed 2, NATS loses its store', run: () => chaos('--seed', '2', '--nemesis', 'nats-wipe') },
  { name: 'chaos of what staff change, seed 1', run: () => chaos('--seed', '1', '--mix', 'staff') },
].map((step) => ({ ...step, needs: ['tests/chaos/chaos.ts'], full: true }))

/** The projects that one worker runs in sequence beside the system tests; the last ones stop parts or change the site. */
const separateBrowserTests: CheckStep = {
  name: 'browser tests of the planner, and those that stop parts or change the site',
  needs: ['tests/browser/playwright.config.ts'],
  full: true,
  run: () =>
    withTitles(playwright(undefined, [...projects('planner', 'outages', 'prices', 'settings'), '--workers=1'])),
}

const browserTests: CheckStep = {
  name: 'browser tests',
  needs: ['tests/browser/playwright.config.ts'],
  full: true,
  run: () => withTitles(playwright(undefined, projects('screens'))),
}

function projects(...names: readonly string[]): readonly string[] {
  return [...names.map((name) => `--project=${name}`), '--no-deps']
}

const requirements: CheckStep = {
  name: 'rows called proven are named by tests that passed',
  needs: ['docs/registers/requirements-status.md'],
  full: true,
  run: () => provenRows(passedTitles),
}

/**
 * Steps that run the product: stages run in sequence, the lanes of a stage in parallel. The steps of the lanes each
 * start a separate stack and mostly wait for it.
 */
export const stages: readonly (readonly (readonly CheckStep[])[])[] = [
  [[architectureTests]],
  [[testsOfChanges]],
  [[allTests]],
  [[systemTests], [...chaosSteps, separateBrowserTests]],
  [[browserTests]],
  [[requirements]],
]
