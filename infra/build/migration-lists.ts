import { readFileSync, writeFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'

import { plainFailure } from '../process/plain-failure.mjs'
import { compiledWorkspaces } from './workspaces.ts'

/** Name of a migration: its time of creation, which gives its position, and its purpose. */
const migrationFile = /^(\d{13})-[a-z0-9-]+\.ts$/

/** Absolute paths of the lists of migrations, one for each service that has any. */
export async function migrationLists(): Promise<readonly string[]> {
  const services = (await compiledWorkspaces()).filter((folder) => folder.includes('/services/'))
  const folders = await Promise.all(services.map(async (service) => migrationsOf(join(service, 'src', 'migrations'))))
  return folders.filter(({ files }) => files.length > 0).map(({ folder }) => join(folder, 'index.ts'))
}

/** Writes the list of each service's migrations from the files in its folder, so that none can be left out. */
export async function writeMigrationLists(): Promise<void> {
  for (const list of await migrationLists()) {
    const { files, folder } = await migrationsOf(join(list, '..'))
    writeFileSync(list, listOf(files.map((file) => ({ file, name: classIn(join(folder, file)) }))))
  }
}

interface MigrationFiles {
  readonly folder: string
  readonly files: readonly string[]
}

async function migrationsOf(folder: string): Promise<MigrationFiles> {
  const found = await readdir(folder).catch(() => [])
  return { folder, files: found.filter((file) => migrationFile.test(file)).toSorted() }
}

/** The class name ends in the number of its file. TypeORM orders and records migrations by it. */
function classIn(file: string): string {
  const number = migrationFile.exec(basename(file))?.[1] ?? ''
  const name = new RegExp(`export class (\\w+${number}) `).exec(readFileSync(file, 'utf8'))?.[1]
  if (!name) throw plainFailure(`${file} must export a class whose name ends in ${number}.`)
  return name
}

function listOf(migrations: ReadonlyArray<{ readonly file: string; readonly name: string }>): string {
  const imports = migrations.map(({ file, name }) => `import { ${name} } from './${file.replace(/\.ts$/, '.js')}'`)
  return `${imports.join('\n')}

/**
 * Migrations of the schema, oldest first; the migrate step runs them, the service compares their names. Written by
 * \`npm run generate\` from the files of this folder.
 */
export const migrations = [${migrations.map(({ name }) => name).join(', ')}]
`
}
