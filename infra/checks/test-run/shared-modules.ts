import { registerHooks, setSourceMapsSupport } from 'node:module'

import '../../build/typescript-hooks.ts'

const globals = new URL('./jest-globals.ts', import.meta.url).href

/**
 * Set-up of a worker of the light runner, which imports test files with Node itself: our sources instead of built
 * packages, and the globals of the runner under the name that tests import.
 */
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === '@jest/globals'
      ? { url: globals, shortCircuit: true }
      : next(specifier, { ...context, conditions: ['seneb-source', ...context.conditions] }),
})
setSourceMapsSupport(true, { nodeModules: false })
