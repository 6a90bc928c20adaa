import { readFileSync } from 'node:fs'

import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { serviceNames } from '@seneb/contracts/define'

import { Stack } from '../support/stack.js'

let stack: Stack

beforeAll(async () => {
  stack = await Stack.start({
    smtpUrl: 'smtp://127.0.0.1:1',
    deployables: ['gateway', 'web', ...serviceNames],
  })
}, 180_000)
afterAll(() => stack.stop(), 60_000)

/** Returns the environment that a process was started with, as an attacker who takes it over could read it. */
const environmentOf = (pid: number | undefined) => readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0').join('\n')

test('no running process holds a password but its own: no migration role, no superuser, no other login [S15]', () => {
  const deployables = [...stack.parts].filter(([name]) => name !== 'postgres')
  let looked = 0
  for (const [name, { pid }] of deployables) {
    const environment = environmentOf(pid)
    const held = stack.secrets.filter(({ value }) => environment.includes(value)).map(({ of }) => of)
    expect({ name, held: held.filter((of) => of !== `${name} database` && of !== `${name} bus`) }).toEqual({
      name,
      held: [],
    })
    expect(environment).not.toContain('MIGRATION')
    looked += stack.secrets.length
  }

  expect(deployables.length).toBeGreaterThanOrEqual(serviceNames.length + 3)
  expect(looked).toBeGreaterThan(100)
})

test('a service has the two passwords that are its own', () => {
  for (const name of serviceNames) {
    const environment = environmentOf(stack.part(name).pid)
    const held = stack.secrets.filter(({ value }) => environment.includes(value)).map(({ of }) => of)
    expect(held.sort()).toEqual([`${name} bus`, `${name} database`])
  }
})
