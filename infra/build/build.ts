import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'

import { readCommandLine } from '../process/command-line.ts'
import { root } from '../process/paths.mjs'
import { textFor } from '../process/plain-failure.mjs'
import { bundleProgram } from './bundle-program.ts'
import { compilePackage } from './compile-package.ts'
import { generateDocuments } from './graphql-documents.ts'
import { buildWeb } from './web-build.ts'
import { bundledPrograms, compiledWorkspaces, packageFolders } from './workspaces.ts'

export interface BuildOptions {
  readonly report?: (line: string) => void
  /** false leaves the web application out. */
  readonly web?: boolean
  /** Whether files generated from GraphQL documents are written; false leaves them unchanged. */
  readonly documents?: boolean
}

interface Built {
  readonly written: number
  readonly removed: number
  readonly web: boolean
}

/**
 * Builds everything that runs: `src` to `dist` in each workspace, each program as a bundle, then the web application
 * once there is one.
 * A second run without changes costs a fraction of a second.
 */
export async function build(options: BuildOptions = {}): Promise<Built> {
  const { report = () => {}, web: withWeb = true, documents = true } = options
  const total = { written: 0, removed: 0 }
  if (documents) await generateDocuments()
  for (const folder of await compiledWorkspaces()) {
    const { written, removed, unchanged } = await compilePackage(folder)
    total.written += written
    total.removed += removed
    report(`${relative(root, folder)}: ${written} written, ${removed} removed, ${unchanged} unchanged`)
  }
  await bundlePrograms(report)
  const web = withWeb && (await buildWeb())
  if (web) report('web: built')
  return { ...total, web }
}

async function bundlePrograms(report: (line: string) => void): Promise<void> {
  const [packages, lockFile] = [await packageFolders(), join(root, 'package-lock.json')]
  for (const { folder, programs } of await bundledPrograms()) {
    const workspaces = [...new Set([...packages, folder])]
    if (await bundleProgram({ folder, programs, workspaces, lockFile })) report(`${relative(root, folder)}: bundled`)
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { servers } = readCommandLine(
    {
      usage: 'npm run build [-- --servers]',
      about:
        'Builds everything that runs: the workspaces, then the web application, which --servers leaves out. A second run without changes costs a fraction of a second.',
    },
    (args) => parseArgs({ args: [...args], options: { servers: { type: 'boolean', default: false } } }).values,
  )
  try {
    console.log(summary(await build({ report: (line) => console.log(line), web: !servers })))
  } catch (error) {
    console.error(textFor(error))
    process.exitCode = 1
  }
}

function summary({ written, removed, web }: Built): string {
  if (written + removed === 0 && !web) return 'nothing to do'
  return `${String(written)} written, ${String(removed)} removed${web ? ', web built' : ''}`
}
