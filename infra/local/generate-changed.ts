import { globSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { generateDocuments } from '../build/graphql-documents.ts'
import { root } from '../process/paths.mjs'
import { outputOf, captureOutput } from '../process/run-quietly.ts'

/** Generators that run while their sources are edited, in this order. */
interface Generator {
  readonly target: string
  /** Path from the root. */
  readonly from: RegExp
  readonly run: () => Promise<unknown>
}

const sdl = /^gateway\/src\/.*\.graphql$/
const documents = /^(?:web\/(?:app|admin)|packages\/synthetic-patient\/src)\/.*\.graphql$/

const generators: readonly Generator[] = [
  {
    target: 'the schemas in gateway/',
    from: sdl,
    run: () => runSource('gateway/src/print-schema.ts'),
  },
  {
    target: 'the types of GraphQL documents',
    from: new RegExp(`${sdl.source}|${documents.source}`),
    run: generateDocuments,
  },
]

/**
 * Regenerates the files made from the given sources (paths from the root), and returns what was generated. Rejects with
 * the generator's output.
 */
export async function generateChanged(files: readonly string[]): Promise<readonly string[]> {
  const needed = generators.filter(({ from }) => files.some((file) => from.test(file)))
  for (const { target, run } of needed) {
    await run().catch((error: unknown) => {
      throw new Error(`${target} could not be generated:\n${outputOf(error)}`)
    })
  }
  return needed.map(({ target }) => target)
}

/** Generates files that are missing or older than their sources. */
export async function generateStale(): Promise<void> {
  const files = globSync('gateway/src/**/*.graphql', { cwd: root })
  const printedAt = changedAt('gateway/staff-schema.graphql')
  if (files.some((file) => changedAt(file) > printedAt)) await generateChanged(files)
  else await generateDocuments()
}

function changedAt(file: string): number {
  return statSync(join(root, file)).mtimeMs
}

function runSource(file: string): Promise<string> {
  const hooks = pathToFileURL(join(root, 'infra/build/typescript-hooks.ts')).href
  return captureOutput(process.execPath, ['--conditions=seneb-source', `--import=${hooks}`, file], { cwd: root })
}
