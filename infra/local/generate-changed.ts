import { globSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { root } from '../process/places.mjs'
import { outputOf, runQuietly } from '../process/run-quietly.ts'
import { writeTrustedDocuments } from '../build/trusted-documents.ts'

/** Generators that run while their sources are edited, in this order. */
interface Generator {
  readonly makes: string
  /** Path from the root. */
  readonly from: RegExp
  readonly run: () => Promise<unknown>
}

const sdl = /^gateway\/src\/.*\.graphql$/
const documents = /^(?:web\/(?:app|admin)|packages\/synthetic-patient\/src)\/.*\.graphql$/

const generators: readonly Generator[] = [
  {
    makes: 'gateway/schema.graphql and gateway/staff-schema.graphql',
    from: sdl,
    run: () => runSource('gateway/src/print-schema.ts'),
  },
  {
    makes: 'the types of GraphQL documents',
    from: new RegExp(`${sdl.source}|${documents.source}`),
    run: async () => {
      await runTool('graphql-codegen', '--config', 'codegen.yml')
      await writeTrustedDocuments()
    },
  },
]

/** Generates anew what is made from these files (paths from the root); gives what was made. Rejects with the generator's words. */
export async function generateChanged(files: readonly string[]): Promise<readonly string[]> {
  const needed = generators.filter(({ from }) => files.some((file) => from.test(file)))
  for (const { makes, run } of needed) {
    await run().catch((error: unknown) => {
      throw new Error(`${makes} could not be generated:\n${outputOf(error)}`)
    })
  }
  return needed.map(({ makes }) => makes)
}

/** Folders with the types of GraphQL documents and the list of the trusted ones. */
const typedDocuments = ['web/app/graph/generated', 'web/admin/graph/generated', 'gateway/src/generated']

/** Generates the types of GraphQL documents when they are missing or older than a document or the schema. */
export async function generateStale(): Promise<void> {
  const sources = globSync(['gateway/src/**/*.graphql', 'web/{app,admin}/**/*.graphql', 'codegen.yml'], { cwd: root })
  const written = globSync(
    typedDocuments.map((folder) => `${folder}/**/*.{ts,json}`),
    { cwd: root },
  )
  const isWhole = typedDocuments.every((folder) => written.some((file) => file.startsWith(folder)))
  const newest = Math.max(...sources.map(changedAt))
  if (isWhole && written.every((file) => changedAt(file) >= newest)) return
  await generateChanged(sources)
}

function changedAt(file: string): number {
  return statSync(join(root, file)).mtimeMs
}

function runSource(file: string): Promise<string> {
  const hooks = pathToFileURL(join(root, 'infra/build/typescript-hooks.ts')).href
  return runQuietly(process.execPath, ['--conditions=seneb-source', `--import=${hooks}`, file], { cwd: root })
}

/** By this Node, since the one that the tool's first line asks for may be an older one. */
function runTool(name: string, ...args: readonly string[]): Promise<string> {
  return runQuietly(process.execPath, [join(root, 'node_modules', '.bin', name), ...args], { cwd: root })
}
