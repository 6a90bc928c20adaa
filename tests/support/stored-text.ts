import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { connect } from '@nats-io/transport-node'
import { jetstreamManager } from '@nats-io/jetstream'
import type pg from 'pg'

import { natsAdmin } from '../../infra/nats/nats.ts'
import type { Stack } from './stack.js'

/** Returns everything stored in one column of the database, as in a dump. */
export interface StoredColumn {
  /** `schema.table.column` */
  readonly column: string
  readonly text: string
}

/** Returns every column of every table of our schemas with its content. */
export async function everyColumn(database: pg.Client): Promise<StoredColumn[]> {
  const { rows: tables } = await database.query<{ schema: string; name: string }>(
    `select schemaname as schema, tablename as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')`,
  )
  const columns: StoredColumn[] = []
  for (const { name, schema } of tables) {
    const { fields, rows } = await database.query<Record<string, unknown>>(`select * from "${schema}"."${name}"`)
    for (const { name: column } of fields) {
      const text = rows.map((row) => textOf(row[column])).join('\n')
      columns.push({ column: `${schema}.${name}.${column}`, text })
    }
  }
  return columns
}

function textOf(value: unknown): string {
  if (Buffer.isBuffer(value)) return `${value.toString('latin1')} ${value.toString('hex')}`
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** Every message of every stream, subjects included: events and the chunks of files. */
export async function everyMessage(stack: Stack): Promise<string> {
  const url = new URL(stack.natsUrlOf(natsAdmin))
  const connection = await connect({ servers: url.host, user: url.username, pass: url.password })
  const { streams } = await jetstreamManager(connection)
  const texts: string[] = []
  for await (const { config, state } of streams.list()) {
    for (let seq = state.first_seq; seq <= state.last_seq; seq++) {
      const message = await streams.getMessage(config.name, { seq }).catch(() => null)
      if (message) texts.push(message.subject, Buffer.from(message.data).toString('latin1'))
    }
  }
  await connection.close()
  return texts.join('\n')
}

/** Every file of the bus's store. */
export function everyStoreFile(stack: Stack): string {
  return everyFileIn(join(stack.dir, 'nats', 'store'))
}

/** Every file in the folder of a running server, which replaces and deletes files while they are read. */
export function everyFileIn(folder: string): string {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return files.map((file) => textOfFile(join(file.parentPath, file.name))).join('\n')
}

/** Returns the content of a file; empty if the file has been deleted since it was listed. */
function textOfFile(path: string): string {
  try {
    return readFileSync(path, 'latin1')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return ''
    throw error
  }
}

/** Returns the logs of all processes. */
export function everyLog(stack: Stack): string {
  return readdirSync(stack.dir)
    .filter((name) => name.endsWith('.log'))
    .map((name) => readFileSync(join(stack.dir, name), 'latin1'))
    .join('\n')
}

/** True when a text contains a word in plain text, hex or base64. */
export function containsWord(text: string, word: string): boolean {
  const bytes = Buffer.from(word)
  // In base64 a word's encoding depends on its offset; its first and last characters mix with their neighbors.
  const shifted = [0, 1, 2].map((shift) => {
    const coded = Buffer.concat([Buffer.alloc(shift), bytes])
      .toString('base64')
      .replace(/=+$/, '')
    return coded.slice(shift === 0 ? 0 : shift + 1, -1)
  })
  return [word, bytes.toString('hex'), ...shifted].some((spelling) => text.includes(spelling))
}
