import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

import { assertNodeIsRecent, installPackages } from './install.mjs'
import { runOnPackagedNode } from './on-packaged-node.mjs'
import { wordsFor } from './plain-failure.mjs'

/**
 * `node infra/local/run.mjs <file.ts> [arguments]`: runs a TypeScript program of `tests` (chaos, bench) against the
 * built packages. Everything is installed and built first, so it works on a fresh clone.
 */
const [file, ...args] = process.argv.slice(2)

try {
  assertNodeIsRecent()
  await installPackages(() => {})
  const ended = await runOnPackagedNode({})
  if (ended !== undefined) process.exit(ended)
  await prepare()
  process.argv = [process.argv[0], resolve(file), ...args]
  await import(pathToFileURL(resolve(file)).href)
} catch (error) {
  console.error(wordsFor(error))
  process.exit(1)
}

async function prepare() {
  const { build } = await import('../build/build.mjs')
  const { transformSync } = await import('@swc/core')
  const { swcOptions } = await import('../build/swc-options.mjs')
  await build({ web: false })
  // Only the packaged Node has these, and this file is begun by whatever Node there is.
  const { registerHooks } = await import('node:module')
  registerHooks({
    resolve: resolveTypeScript,
    load: (url, context, next) => {
      if (!url.endsWith('.ts')) return next(url, context)
      const filename = fileURLToPath(url)
      const options = { ...swcOptions(), filename, sourceMaps: 'inline' }
      return {
        format: 'module',
        shortCircuit: true,
        source: transformSync(readFileSync(filename, 'utf8'), options).code,
      }
    },
  })
}

/** Sources name each other by the names of what they are compiled to. */
function resolveTypeScript(specifier, context, next) {
  try {
    return next(specifier, context)
  } catch (error) {
    if (error.code !== 'ERR_MODULE_NOT_FOUND' || !/^\.{1,2}\/.*\.js$/.test(specifier)) throw error
    return next(specifier.replace(/\.js$/, '.ts'), context)
  }
}
