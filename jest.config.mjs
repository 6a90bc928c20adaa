import { swcOptions } from './infra/build/swc-options.ts'

const swc = (dialect) => ['@swc/jest', { ...swcOptions(dialect), sourceMaps: 'inline' }]

/** One configuration for every test that runs in Node; the browser tests have Playwright's. */
export default {
  extensionsToTreatAsEsm: ['.svg', '.ts', '.tsx'],
  transform: { '^.+\\.ts$': swc({}), '^.+\\.tsx$': swc({ tsx: true }), '[.]svg$': '<rootDir>/web/svg-components.ts' },
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1', '(.+[.]svg)[?]react$': '$1' },
  testEnvironmentOptions: { customExportConditions: ['seneb-source', 'node', 'node-addons'] },
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/.local/'],
  modulePathIgnorePatterns: ['/dist/', '/.local/'],
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testTimeout: 30_000,
  // Node's module loader never frees the modules of a test file. A worker that has run half of all files therefore
  // restarts before its heap is full.
  workerIdleMemoryLimit: '2GB',
  globalSetup: './infra/checks/test-run/begin.ts',
  globalTeardown: './infra/checks/test-run/end.ts',
}
