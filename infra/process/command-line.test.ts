import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { expect, test } from '@jest/globals'

import { root } from './paths.mjs'

const run = promisify(execFile)
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> }

/** Commands that start others, and Jest, which parses its own arguments. */
const others = ['verify', 'jest']
const commands = Object.keys(scripts).filter((name) => !others.includes(name))

interface CommandResult {
  readonly code: number
  readonly output: string
}

/**
 * Runs the script behind `npm run NAME -- ARGUMENTS`; a process that does not end in time is killed and has no code.
 */
async function ran(name: string, ...args: readonly string[]): Promise<CommandResult> {
  const [, ...scriptArgs] = (scripts[name] ?? '').split(' ')
  try {
    const { stderr, stdout } = await run(process.execPath, [...scriptArgs, ...args], { cwd: root, timeout: 90_000 })
    return { code: 0, output: `${stdout}${stderr}` }
  } catch (error) {
    const { code, stderr, stdout } = error as { code: number | null; stdout: string; stderr: string }
    return { code: code ?? -1, output: `${stdout}${stderr}` }
  }
}

test.each(commands)('npm run %s reports an unknown option in a few lines and starts nothing', async (name) => {
  const { code, output } = await ran(name, '--nonsense')

  expect(code).toBeGreaterThan(0)
  expect(output).not.toMatch(/^ +at /m)
  expect(output.trim().split('\n').length).toBeLessThan(12)
})

test.each(['test:one', 'test:browser'])(
  'npm run %s refuses an unknown option itself, before it builds',
  async (name) => {
    const { output } = await ran(name, '--nonsense')

    expect(output).toMatch(new RegExp(`^Unknown option '--nonsense'\nUsage: npm run ${name} -- .+\n$`))
  },
)

test('--help prints usage and purpose before a command starts anything', async () => {
  const { code, output } = await ran('plans:check', '--help', '--nonsense')

  expect(code).toBe(0)
  expect(output).toMatch(/^Usage: npm run plans:check\nDrafts stays .+\n$/)
})
