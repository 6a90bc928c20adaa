import { readFileSync } from 'node:fs'
import { registerHooks, type ResolveHookSync } from 'node:module'
import { fileURLToPath } from 'node:url'

import { transformSync } from '@swc/core'

import { codeOf } from '../process/plain-failure.mjs'
import { swcOptions } from './swc-options.ts'

/**
 * Lets Node run our TypeScript sources as they are, compiled as the build compiles them. Imported for its effect, in a
 * process (`infra/local/run.mjs`) or by `--import` in a worker thread of a test.
 */
registerHooks({
  resolve: resolveTypeScript,
  load: (url, context, next) => {
    if (!url.endsWith('.ts')) return next(url, context)
    const filename = fileURLToPath(url)
    const source = readFileSync(filename, 'utf8')
    const { code } = transformSync(source, { ...swcOptions(), filename, sourceMaps: 'inline' })
    return { format: 'module', shortCircuit: true, source: code }
  },
})

/** Sources name each other by the names of what they are compiled to. */
function resolveTypeScript(...[specifier, context, next]: Parameters<ResolveHookSync>): ReturnType<ResolveHookSync> {
  try {
    return next(specifier, context)
  } catch (error) {
    if (codeOf(error) !== 'ERR_MODULE_NOT_FOUND' || !/^\.{1,2}\/.*\.js$/.test(specifier)) throw error
    return next(specifier.replace(/\.js$/, '.ts'), context)
  }
}
