import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'

import { expect, test } from '@jest/globals'

const root = new URL('../../', import.meta.url)

/** Program text of everything that is deployed, without tests. */
const deployed = execFileSync(
  'git',
  ['ls-files', 'packages', ':!packages/testkit', 'services', 'gateway/src', 'web/server'],
  {
    cwd: root,
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter((file) => file.endsWith('.ts') && !/\.(?:test|fixture)\.ts$/.test(file))
  .map((file) => ({ file, text: readFileSync(new URL(file, root), 'utf8') }))

test('the environment is read by readSettings alone, which passes it through the launch guard [S15]', () => {
  const readers = deployed.filter(({ text }) => text.includes('process.env')).map(({ file }) => file)

  expect(readers).toEqual(['packages/platform/src/config.ts', 'packages/platform/src/launch-environment.ts'])
})

test('every deployable begins by reading its settings through the guard [S15]', () => {
  const mains = deployed.filter(({ file }) => basename(file) === 'main.ts')
  const guarded = /\b(?:startService\(\{|readOrExit\()/

  expect(mains.length).toBeGreaterThan(5)
  expect(mains.filter(({ text }) => !guarded.test(text)).map(({ file }) => file)).toEqual([])
})

test('every config file of a deployable names its settings in schemas for readSettings [S15]', () => {
  const configs = deployed.filter(({ file }) => basename(file) === 'config.ts' && !file.startsWith('packages/'))
  const hasSchema = /\bobject\(\{/

  expect(configs.length).toBeGreaterThan(5)
  expect(configs.filter(({ text }) => !hasSchema.test(text)).map(({ file }) => file)).toEqual([])
})
