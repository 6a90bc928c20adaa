/** Information that a test run passes to its test files; set by infra/checks/test-run/begin.ts. */
export interface TestRun {
  /** The folder of this run, removed at its end. */
  readonly folder: string
  /** Process whose end is the end of the run. */
  readonly pid: string
}

/** Reads the run this test file belongs to. */
export function readTestRun(): TestRun {
  const { SENEB_TEST_RUN_FOLDER: folder, SENEB_TEST_RUN_PID: pid } = process.env
  if (!folder || !pid) throw new Error('Tests with a database run by `npm run jest`, which prepares a folder for them')
  return { folder, pid }
}
