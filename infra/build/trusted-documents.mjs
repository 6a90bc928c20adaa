import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import { Kind, parse, print, visit } from 'graphql'

import { root } from './workspaces.mjs'

const operationsFolder = join(root, 'web', 'app')
const target = join(root, 'gateway', 'src', 'generated', 'trusted-documents.json')

/**
 * Writes the operations of the web client, by the ids they may be asked for by, to where the gateway's build takes them
 * along. Does nothing when nothing has changed.
 * @returns {Promise<boolean>} whether anything was written
 */
export async function writeTrustedDocuments() {
  const text = `${JSON.stringify(await trustedDocuments(), null, 2)}\n`
  if (existsSync(target) && (await readFile(target, 'utf8')) === text) return false
  await mkdir(dirname(target), { recursive: true })
  await writeFile(target, text)
  return true
}

async function trustedDocuments() {
  const texts = await Promise.all((await graphqlFiles()).map((file) => readFile(file, 'utf8')))
  const definitions = texts.flatMap((text) => parse(text).definitions)
  const operations = definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION)
  const documents = operations.map((operation) => textOf({ operation, definitions }))
  return Object.fromEntries(documents.map((text) => [documentId(text), text]).sort())
}

async function graphqlFiles() {
  if (!existsSync(operationsFolder)) return []
  const entries = await readdir(operationsFolder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && entry.name.endsWith('.graphql'))
  return files.map((entry) => join(entry.parentPath, entry.name)).sort()
}

/** The id of a document: the SHA-256 of its text, in hexadecimal digits. */
export function documentId(text) {
  return createHash('sha256').update(text).digest('hex')
}

/** An operation as graphql-js prints it, then the fragments it needs by name. */
export function textOf({ operation, definitions }) {
  const fragments = new Map(
    definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION).map((part) => [part.name.value, part]),
  )
  const needed = new Map()
  const collect = (node) =>
    visit(node, {
      FragmentSpread: ({ name: { value } }) => {
        const fragment = fragments.get(value)
        if (!fragment || needed.has(value)) return
        needed.set(value, fragment)
        collect(fragment)
      },
    })
  collect(operation)
  const inOrder = [...needed.keys()].sort().map((name) => needed.get(name))
  return print({ kind: Kind.DOCUMENT, definitions: [operation, ...inOrder] })
}
