import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Jest's globalSetup: creates a folder for the run. It starts nothing; the first test file that needs a database starts
 * the server (packages/testkit/src/test-postgres.ts), so small tests stay small.
 */
export default function begin(): void {
  const folder = mkdtempSync(join(tmpdir(), 'seneb-test-'))
  // A server that root starts runs under another account and must be able to enter.
  chmodSync(folder, 0o711)
  process.env.SENEB_ENV = 'local'
  process.env.SENEB_TEST_RUN_FOLDER = folder
  process.env.SENEB_TEST_RUN_PID = String(process.pid)
}
