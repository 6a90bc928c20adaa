import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { runCheck } from './check-run.mjs'
import { root } from './places.mjs'

/**
 * @typedef {object} Outcome
 * @property {number} passed
 * @property {number} failed
 * @property {string} output what to show when something failed
 */

const tool = (name) => join(root, 'node_modules', '.bin', name)

/** A check that holds or does not, counted as one. */
async function single(command) {
  const { code, output } = await runCheck(command)
  return code === 0 ? { passed: 1, failed: 0, output } : { passed: 0, failed: 1, output }
}

/**
 * Runs Jest and counts its tests. A file that could not even be read counts as one failure, and so does every skipped
 * test: a test is there to be run.
 */
async function jest(args, env = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'seneb-jest-'))
  const report = join(folder, 'report.json')
  const program = [
    process.execPath,
    '--experimental-vm-modules',
    '--no-warnings',
    join(root, 'node_modules/jest/bin/jest.js'),
  ]
  try {
    const { code, output } = await runCheck([...program, ...reporting(report), ...args], env)
    return counted(code, output, existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function reporting(file) {
  // Workers end with what their tests left open; in one process the last leftover would keep it from ending.
  return ['--maxWorkers=2', '--json', `--outputFile=${file}`]
}

function counted(code, output, report) {
  if (!report) return { passed: 0, failed: 1, output }
  const skipped = report.numPendingTests + report.numTodoTests
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites + skipped
  // Jest may pass every test and still fail: nothing matched, or its own end went wrong.
  const silent = failed === 0 && code !== 0 ? 1 : 0
  const told = withoutJson(output) + (skipped > 0 ? `\n${skipped} tests were skipped; a test is there to be run.` : '')
  return { passed: report.numPassedTests, failed: failed + silent, output: told }
}

/** Jest prints its JSON among its words even when it goes to a file in some cases; nobody wants to read it. */
function withoutJson(output) {
  return output
    .split('\n')
    .filter((line) => !line.startsWith('{"numFailedTestSuites"') && !line.startsWith('Test results written'))
    .join('\n')
}

const generatedFiles = ['docs/flow.md', 'docs/errors.md', 'gateway/schema.graphql']

/** What is generated is what the generators write: the committed files do not change when they run. */
async function generatedIsFresh() {
  const read = () =>
    generatedFiles.map((file) => (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : ''))
  const before = read()
  const { code, output } = await runCheck([process.execPath, 'infra/build/generate.mjs'])
  const changed = generatedFiles.filter((_file, i) => read()[i] !== before[i])
  if (code === 0 && changed.length === 0) return { passed: 1, failed: 0, output }
  const words = changed.map((file) => `${file} was not what npm run generate writes; commit what it has written now.`)
  return { passed: 0, failed: 1, output: [output, ...words].join('\n') }
}

function chaos(seed) {
  return single([process.execPath, 'infra/local/run.mjs', 'tests/chaos/chaos.ts', '--seed', String(seed), '--n', '120'])
}

const types = ['tsconfig.json', 'web/tsconfig.json']
  .filter((file) => existsSync(join(root, file)))
  .map((file) => ({
    name: `types of ${file === 'tsconfig.json' ? 'the servers' : 'web'}`,
    needs: [file],
    run: () => single([tool('tsc'), '-p', file]),
  }))

const folders = ['packages', 'services', 'gateway', 'tests', 'infra', 'web'].filter((name) =>
  existsSync(join(root, name)),
)

/** What is made first, because the others read it. */
export const generateStep = {
  name: 'generated files are fresh',
  needs: ['docs/flow.md', 'docs/errors.md', 'gateway/schema.graphql', 'codegen.yml'],
  run: generatedIsFresh,
}

/** Steps that only read and may run beside each other. */
export const readingSteps = [
  {
    name: 'format',
    needs: ['.prettierrc.json'],
    run: () => single([tool('prettier'), '--check', '--log-level', 'warn', '.']),
  },
  { name: 'lint', needs: ['eslint.config.js'], run: () => single([tool('eslint'), '.']) },
  ...types,
  {
    name: 'architecture',
    needs: ['.dependency-cruiser.cjs'],
    run: () =>
      single([tool('depcruise'), ...folders, '--config', '.dependency-cruiser.cjs', '--output-type', 'err-long']),
  },
  { name: 'nothing dead', needs: ['knip.json'], run: () => single([tool('knip'), '--no-progress']), full: true },
]

const slowTests = ['tests/system', 'tests/browser']

/** Steps that need the machine for themselves, one after the other. */
export const runningSteps = [
  {
    name: 'tests',
    needs: ['packages', 'services', 'gateway'],
    quick: true,
    run: () => jest(['--testPathIgnorePatterns', '/node_modules/', '/dist/', ...slowTests, 'tests/', 'infra/']),
  },
  {
    name: 'tests',
    needs: ['packages', 'services', 'gateway', 'tests/architecture', 'tests/security'],
    full: true,
    run: () => jest(['--testPathIgnorePatterns', '/node_modules/', '/dist/', ...slowTests]),
  },
  { name: 'system tests', needs: ['tests/system'], full: true, run: () => jest(['--maxWorkers=1', 'tests/system']) },
  { name: 'chaos, seed 1', needs: ['tests/chaos/chaos.ts'], full: true, run: () => chaos(1) },
  { name: 'chaos, seed 2', needs: ['tests/chaos/chaos.ts'], full: true, run: () => chaos(2) },
  {
    name: 'browser tests',
    needs: ['tests/browser'],
    full: true,
    comesWithWeb: true,
    run: ({ chromium }) => jest(['--maxWorkers=1', 'tests/browser'], { CHROMIUM_PATH: chromium }),
  },
]
