import { runBuiltProgram } from './run-built-program.ts'
import { localMigrationEnvironment } from '../local/service-environment.ts'

/**
 * `npm run migrate -- [service …]`: the migrate step, told where the database of the local stack is. Variables that
 * are set already win, so it works against any database.
 */
await runBuiltProgram({
  program: 'infra/migrate/migrate.ts',
  needs: 'packages/service-kit/dist/storing/migrate.js',
  settings: await localMigrationEnvironment(),
})
