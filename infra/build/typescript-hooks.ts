import { readFileSync } from 'node:fs'
import { registerHooks, type ResolveHookSync } from 'node:module'
import { fileURLToPath } from 'node:url'

import { transformSync, type Options } from '@swc/core'

import { codeOf, reasonOf } from '../process/plain-failure.mjs'
import { swcOptions } from './swc-options.ts'

/**
 * Lets Node run our TypeScript sources as they are, compiled as the build compiles them. Imported for its effect, in a
 * process (`infra/local/run.mjs`) or by `--import` in a worker thread of a test.
 */
registerHooks({
  resolve: resolveTypeScript,
  load: (url, context, next) => {
    if (!/\.tsx?(?:\?|$)/.test(url)) return next(url, context)
    const filename = fileURLToPath(url)
    const source = readFileSync(filename, 'utf8')
    const options = swcOptions({ tsx: filename.endsWith('.tsx') })
    return { format: 'module', shortCircuit: true, source: compiled(source, { ...options, filename }) }
  },
})

function compiled(source: string, options: Options): string {
  try {
    return transformSync(source, { ...options, sourceMaps: 'inline' }).code
  } catch (error) {
    // The text after the error's location contains only the compiler's stack frames.
    const [message = ''] = reasonOf(error).split('Caused by:')
    throw Object.assign(new SyntaxError(message.trim()), { stack: message.trim() })
  }
}

/** Sources import each other by the names of their compiled files. */
function resolveTypeScript(...[specifier, context, next]: Parameters<ResolveHookSync>): ReturnType<ResolveHookSync> {
  if (!/^\.{1,2}\/.*\.js$/.test(specifier)) return next(specifier, context)
  for (const extension of ['.js', '.ts']) {
    try {
      return next(specifier.replace(/\.js$/, extension), context)
    } catch (error) {
      if (codeOf(error) !== 'ERR_MODULE_NOT_FOUND') throw error
    }
  }
  return next(specifier.replace(/\.js$/, '.tsx'), context)
}
