import { relative } from 'node:path'
import { pathToFileURL } from 'node:url'

import { wordsFor } from '../local/plain-failure.mjs'
import { compilePackage } from './compile-package.mjs'
import { writeTrustedDocuments } from './trusted-documents.mjs'
import { buildWeb } from './web-build.mjs'
import { compiledWorkspaces, root } from './workspaces.mjs'

/**
 * Builds everything that runs: `src` to `dist` in each workspace, then the web application once there is one.
 * A second run without changes costs a fraction of a second.
 * @param {{ report?: (line: string) => void, web?: boolean }} options web: false leaves the web application out
 * @returns {Promise<{ written: number, removed: number, web: boolean }>}
 */
export async function build({ report = () => {}, web: withWeb = true } = {}) {
  const total = { written: 0, removed: 0 }
  // Before the gateway is compiled, because its build takes them along.
  await writeTrustedDocuments()
  for (const folder of await compiledWorkspaces()) {
    const { written, removed, kept } = await compilePackage(folder)
    total.written += written
    total.removed += removed
    report(`${relative(root, folder)}: ${written} written, ${removed} removed, ${kept} unchanged`)
  }
  const web = withWeb && (await buildWeb())
  if (web) report('web: built')
  return { ...total, web }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    const { written, removed, web } = await build({ report: (line) => console.log(line) })
    console.log(summary(written, removed, web))
  } catch (error) {
    console.error(wordsFor(error))
    process.exitCode = 1
  }
}

function summary(written, removed, web) {
  if (written + removed === 0 && !web) return 'nothing to do'
  return `${written} written, ${removed} removed${web ? ', web built' : ''}`
}
