import { execFileSync } from 'node:child_process'

import { expect, test } from '@jest/globals'

test('until the build, npm start imports no package that the build creates', () => {
  const program = `
    import { registerHooks } from 'node:module'
    const built = []
    registerHooks({
      resolve: (specifier, context, next) => {
        if (specifier.startsWith('@seneb/')) built.push(specifier)
        return next(specifier, context)
      },
    })
    await import(${JSON.stringify(new URL('run-stack.ts', import.meta.url).href)})
    console.log(JSON.stringify(built))`

  expect(execFileSync(process.execPath, ['--input-type=module', '--eval', program], { encoding: 'utf8' })).toBe('[]\n')
})
