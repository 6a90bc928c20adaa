import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import {
  Kind,
  parse,
  print,
  visit,
  type ASTNode,
  type DefinitionNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
} from 'graphql'

import { root } from '../process/places.mjs'

/** The public site's, the staff desk's and the synthetic patient's; the names of their operations and fragments differ. */
const operationsFolders = ['web/app', 'web/admin', 'packages/synthetic-patient/src'].map((name) => join(root, name))
const target = join(root, 'gateway', 'src', 'generated', 'trusted-documents.json')

/**
 * Writes the operations of the web client, by the ids they may be asked for by, to where the gateway's build takes them
 * along. Does nothing when nothing has changed. Tells whether anything was written.
 */
export async function writeTrustedDocuments(): Promise<boolean> {
  const text = `${JSON.stringify(await trustedDocuments(), null, 2)}\n`
  if (existsSync(target) && (await readFile(target, 'utf8')) === text) return false
  await mkdir(dirname(target), { recursive: true })
  await writeFile(target, text)
  return true
}

async function trustedDocuments(): Promise<Record<string, string>> {
  const texts = await Promise.all((await graphqlFiles()).map((file) => readFile(file, 'utf8')))
  const definitions = texts.flatMap((text) => parse(text).definitions)
  const documents = operationsOf(definitions).map((operation) => textOf({ operation, definitions }))
  return Object.fromEntries(documents.map((text) => [documentId(text), text] as const).sort())
}

async function graphqlFiles(): Promise<string[]> {
  const there = operationsFolders.filter((folder) => existsSync(folder))
  const read = there.map((folder) => readdir(folder, { recursive: true, withFileTypes: true }))
  const entries = (await Promise.all(read)).flat()
  const files = entries.filter((entry) => entry.isFile() && entry.name.endsWith('.graphql'))
  return files.map((entry) => join(entry.parentPath, entry.name)).sort()
}

/** The id of a document: the SHA-256 of its text, in hexadecimal digits. */
export function documentId(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** The operations among the definitions of a document. */
export function operationsOf(definitions: readonly DefinitionNode[]): OperationDefinitionNode[] {
  return definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
}

export interface OperationInDocument {
  readonly operation: OperationDefinitionNode
  /** Everything the document defines, the fragments among it. */
  readonly definitions: readonly DefinitionNode[]
}

/** An operation as graphql-js prints it, then the fragments it needs by name. */
export function textOf({ operation, definitions }: OperationInDocument): string {
  const defined = definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION)
  const fragments = new Map(defined.map((fragment) => [fragment.name.value, fragment]))
  const needed = new Map<string, FragmentDefinitionNode>()
  const collect = (node: ASTNode) => {
    visit(node, {
      FragmentSpread: ({ name: { value } }) => {
        const fragment = fragments.get(value)
        if (!fragment || needed.has(value)) return
        needed.set(value, fragment)
        collect(fragment)
      },
    })
  }
  collect(operation)
  const inOrder = [...needed].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, fragment]) => fragment)
  return print({ kind: Kind.DOCUMENT, definitions: [operation, ...inOrder] })
}
