import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'

import { compilePackage } from './compile-package.mjs'
import { compiledWorkspaces, root } from './workspaces.mjs'

/**
 * Builds everything that runs: `src` to `dist` in each workspace, then the web application once there is one.
 * A second run without changes costs a fraction of a second.
 * @param {{ report?: (line: string) => void }} options
 * @returns {Promise<{ written: number, removed: number }>}
 */
export async function build({ report = () => {} } = {}) {
  const total = { written: 0, removed: 0 }
  for (const folder of await compiledWorkspaces()) {
    const { written, removed, kept } = await compilePackage(folder)
    total.written += written
    total.removed += removed
    report(`${relative(root, folder)}: ${written} written, ${removed} removed, ${kept} unchanged`)
  }
  if (existsSync(join(root, 'web', 'package.json'))) await buildWeb()
  return total
}

async function buildWeb() {
  const child = spawn('npm', ['run', 'build', '--workspace', 'web'], { cwd: root, stdio: 'inherit' })
  const code = await new Promise((resolve, reject) => child.once('error', reject).once('exit', resolve))
  if (code !== 0) throw new Error('the web application did not build; its messages stand above')
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    await build({ report: (line) => console.log(line) })
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
