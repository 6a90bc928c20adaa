import { writeFile } from 'node:fs/promises'

import type { Sealing } from '@seneb/platform/sealing'

import type { QuarantineAdmin } from './quarantine-admin.js'

/** What the person at the quarantine wants done. */
export type QuarantineOrder =
  | { readonly verb: 'list' }
  | { readonly verb: 'open'; readonly id: string; readonly file: string }
  | { readonly verb: 'delete'; readonly id: string }

const usage = `Usage: quarantine list
       quarantine open <id> <file>
       quarantine delete <id>`

const idPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Reads the words of a command line; gives the sentence to show when they are no order. */
export function readQuarantineOrder(words: readonly string[]): QuarantineOrder | string {
  const [verb, id, file, ...more] = words
  if (verb === undefined || more.length > 0) return usage
  if (verb === 'list') return id === undefined ? { verb } : `"list" takes nothing after it.\n${usage}`
  if (verb !== 'open' && verb !== 'delete') return `"${verb}" is none of list, open and delete.\n${usage}`
  if (id === undefined) return `Say which file: "${verb}" needs the id that "list" shows.\n${usage}`
  if (!idPattern.test(id)) return `"${id}" is no id; "list" shows them.\n${usage}`
  if (verb === 'delete') return file === undefined ? { verb, id } : `"delete" takes one id and no more.\n${usage}`
  return file === undefined ? `Say where to write the bytes to: open ${id} <file>` : { verb, id, file }
}

/** Does what is wanted and gives what to show of it; throws a sentence when it cannot be done. */
export async function followQuarantineOrder(
  order: QuarantineOrder,
  admin: QuarantineAdmin,
  sealing: Sealing,
): Promise<string> {
  if (order.verb === 'list') return listed(admin)
  const { id, verb } = order
  if (verb === 'delete') {
    if (!(await admin.delete(id))) throw new Error(`There is no file ${id} in quarantine.`)
    return `${id} is deleted`
  }
  const bytes = await admin.open(id, sealing)
  if (!bytes) throw new Error(`There is no file ${id} in quarantine.`)
  await writeNew(order.file, bytes)
  return `${bytes.length} bytes are in ${order.file} as they came; they may do harm`
}

async function listed(admin: QuarantineAdmin): Promise<string> {
  const files = await admin.list()
  if (files.length === 0) return 'nothing is in quarantine'
  return files
    .map(({ bytes, cameAt, id, isWhole, signature }) =>
      [cameAt, id, `${bytes} bytes`, signature, ...(isWhole ? [] : ['partly pushed out by newer files'])].join('  '),
    )
    .join('\n')
}

/** Never in place of something, and for its owner alone to read. */
async function writeNew(file: string, bytes: Uint8Array): Promise<void> {
  try {
    await writeFile(file, bytes, { flag: 'wx', mode: 0o600 })
  } catch (error) {
    const isThere = (error as NodeJS.ErrnoException).code === 'EEXIST'
    throw isThere ? new Error(`${file} is there already; name a file that is not.`, { cause: error }) : error
  }
}
