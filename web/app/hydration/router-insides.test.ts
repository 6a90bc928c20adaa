import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

import { expect, test } from '@jest/globals'
import * as router from 'react-router-dom'

const pageScripts = readFileSync(new URL('./page-scripts.tsx', import.meta.url), 'utf8')

const folder = join(dirname(createRequire(import.meta.url).resolve('react-router/package.json')), 'dist/production')

/** The source of the router as it is installed, without spaces: ours is written more tightly than theirs. */
function routerSource(): string {
  const files = readdirSync(folder).filter((file) => file.endsWith('.mjs'))
  return files.map((file) => readFileSync(join(folder, file), 'utf8').replaceAll(/\s/g, '')).join('')
}

test("the script that sets up the stream of loader data is the router's own, word for word", () => {
  const [, ours = ''] = /const streamSetup =\s*'([^']+)'/.exec(pageScripts) ?? []

  expect(ours.length).toBeGreaterThan(100)
  expect(routerSource()).toContain(ours.replaceAll(/\s/g, ''))
})

test('the router exports the contexts that pages are made with', () => {
  const contexts = ['UNSAFE_DataRouterContext', 'UNSAFE_DataRouterStateContext', 'UNSAFE_FrameworkContext'] as const

  expect(contexts.filter((name) => !('Provider' in router[name]))).toEqual([])
})
