import type { ServiceName } from '@seneb/contracts/define'
import { schemaOf } from '@seneb/platform/config'
import type { MigrationInterface } from 'typeorm'

/** Client that can query a database: a pg client or pool. */
interface Reader {
  query(sql: string): Promise<{ readonly rows: readonly unknown[] }>
}

const undefinedTable = '42P01'

/** Returns the names of the migrations that a schema lacks, oldest first; all of them for a new schema. */
export async function pendingMigrations(
  reader: Reader,
  { service, expected }: { service: ServiceName; expected: readonly (new () => MigrationInterface)[] },
): Promise<readonly string[]> {
  const applied = new Set(await appliedMigrations(reader, schemaOf(service)))
  return expected.map((Migration) => new Migration().name ?? Migration.name).filter((name) => !applied.has(name))
}

async function appliedMigrations(reader: Reader, schema: string): Promise<readonly string[]> {
  try {
    const { rows } = await reader.query(`/* appliedMigrations */ select name from ${schema}.migrations`)
    return (rows as { name: string }[]).map(({ name }) => name)
  } catch (error) {
    if ((error as { code?: unknown }).code === undefinedTable) return []
    throw error
  }
}
