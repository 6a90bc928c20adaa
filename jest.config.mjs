import { swcOptions } from './infra/build/swc-options.ts'

const swc = (dialect) => ['@swc/jest', { ...swcOptions(dialect), sourceMaps: 'inline' }]

const everyProject = {
  extensionsToTreatAsEsm: ['.svg', '.ts', '.tsx'],
  transform: { '^.+\\.ts$': swc({}), '^.+\\.tsx$': swc({ tsx: true }), '[.]svg$': '<rootDir>/web/svg-components.ts' },
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1', '(.+[.]svg)[?]react$': '$1' },
  testEnvironmentOptions: { customExportConditions: ['seneb-source', 'node', 'node-addons'] },
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/.local/'],
  modulePathIgnorePatterns: ['/dist/', '/.local/'],
  globalSetup: '<rootDir>/infra/checks/test-run/begin.ts',
  globalTeardown: '<rootDir>/infra/checks/test-run/end.ts',
}

/** Areas whose tests begin with some thousand modules and change nothing that another test file can see. */
const shared = ['gateway', 'services', 'packages/{bus,contracts,service-kit}', 'tests/{architecture,security}'].map(
  (area) => `${area}/**/*.test.ts`,
)
/** Tests that set what a process has once: its telemetry, its clock, its environment. */
const alone = [
  'packages/contracts/src/forms/zoned-format.test.ts',
  'packages/service-kit/src/database/new-id.test.ts',
  'gateway/src/access/{bounded-limiter,many-networks,partner-slots}.test.ts',
  'gateway/src/api-keys/admit-keys.test.ts',
  'gateway/src/graphql/compiled-operations.test.ts',
  'gateway/src/http/{clients-that-leave,connection-queue,in-flight,slow-bodies}.test.ts',
  'gateway/src/{open-gateway,response-cache/cached-responses}.test.ts',
  'services/identity/src/audit/audit.db.test.ts',
]

const inRoot = (patterns) => patterns.map((pattern) => `<rootDir>/${pattern}`)
// Jest replaces <rootDir> only at the start of a pattern; a folder above the checkout may be called `services` as well.
const here = import.meta.dirname.replaceAll(/[!()*?[\]{}\\]/g, '\\$&')
const without = (patterns) => patterns.map((pattern) => `!${here}/${pattern}`)

/** One configuration for every test that runs in Node; the browser tests have Playwright's. */
export default {
  testTimeout: 30_000,
  // Node's module loader never frees the modules of a test file. A worker that has run half of all files therefore
  // restarts before its heap is full.
  workerIdleMemoryLimit: '2GB',
  projects: [
    {
      ...everyProject,
      displayName: 'shared modules',
      // Node loads each module once for all test files of a worker, which halves their time.
      runner: ['jest-light-runner', { runtime: 'child_process' }],
      setupFiles: ['<rootDir>/infra/checks/test-run/shared-modules.ts'],
      testMatch: [...inRoot(shared), ...without(alone)],
    },
    {
      ...everyProject,
      displayName: 'own modules',
      testMatch: ['**/*.test.ts', '**/*.test.tsx', ...without(shared), ...inRoot(alone)],
    },
  ],
}
