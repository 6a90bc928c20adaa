import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { root } from '../process/paths.mjs'
import { captureOutput } from '../process/run-quietly.ts'

/** Files that the types and ids of GraphQL documents are generated from. */
const sources = [
  'codegen.yml',
  'gateway/site-schema.graphql',
  'gateway/staff-schema.graphql',
  '{web/{app,admin},packages/synthetic-patient/src}/**/*.graphql',
]
const written = [
  'web/app/graph/generated',
  'web/admin/graph/generated',
  'packages/synthetic-patient/generated',
  'gateway/generated',
]
const record = join(root, 'node_modules', '.cache', 'seneb', 'graphql-documents.txt')

/** Generates the types and ids of GraphQL documents, unless they were made of the same sources. */
export async function generateDocuments(): Promise<void> {
  const digest = digestOfSources()
  const isComplete = written.every((folder) => existsSync(join(root, folder)))
  if (isComplete && existsSync(record) && readFileSync(record, 'utf8') === digest) return
  const program = join(root, 'node_modules', '.bin', 'graphql-codegen')
  // Uses the current Node, because the program's first line might select an older one.
  await captureOutput(process.execPath, [program, '--config', 'codegen.yml'], { cwd: root })
  mkdirSync(dirname(record), { recursive: true })
  writeFileSync(record, digest)
}

function digestOfSources(): string {
  const digest = createHash('sha256')
  for (const file of globSync(sources, { cwd: root }).sort()) {
    digest.update(`${file}\n`).update(readFileSync(join(root, file)))
  }
  return digest.digest('hex')
}
