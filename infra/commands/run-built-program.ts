import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'

import { root } from '../process/places.mjs'

interface BuiltProgram {
  /** Path from the root. */
  readonly program: string
  /** Settings for whoever has not set them; what is set already wins. */
  readonly settings: Readonly<Record<string, string>>
  /** The folder it runs in; the caller's own when left out. */
  readonly cwd?: string
  /** Its arguments; those of this process when left out. */
  readonly args?: readonly string[]
  /** What the build makes for it, when that is not the program itself; path from the root. */
  readonly needs?: string
}

/** Runs a built program with the arguments of this process at this terminal, and ends as it ends. */
export async function runBuiltProgram({
  args = process.argv.slice(2),
  cwd,
  program,
  needs = program,
  settings,
}: BuiltProgram): Promise<void> {
  if (!existsSync(join(root, needs))) {
    console.error(`${relative(root, join(root, needs))} is not built yet; run npm run build first.`)
    process.exitCode = 1
    return
  }
  const env = { ...settings, ...process.env }
  const child = spawn(process.execPath, [join(root, program), ...args], { cwd, env, stdio: 'inherit' })
  process.exitCode = await new Promise<number>((resolve) => child.once('exit', (code) => resolve(code ?? 1)))
}
