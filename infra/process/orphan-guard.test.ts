import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

import { afterEach, expect, test } from '@jest/globals'

const orphanGuardModule = fileURLToPath(new URL('./orphan-guard.mjs', import.meta.url))

/** Program that starts children, guards them, prints their ids and waits. */
const parentProgram = (then: string) => `
  import { spawn } from 'node:child_process'
  import { orphanGuard } from ${JSON.stringify(orphanGuardModule)}
  const children = ['0.1', '60', '60'].map((seconds) => spawn('sleep', [seconds], { detached: true, stdio: 'ignore' }))
  for (const child of children) orphanGuard(child, 'SIGTERM')
  children[0].once('exit', () => {
    ${then}
    console.log(children.map(({ pid }) => pid).join(' '))
  })
  setInterval(() => {}, 1000)
`

let parent: ChildProcess

afterEach(() => void parent.kill('SIGKILL'))

async function started(then = ''): Promise<readonly number[]> {
  parent = spawn(process.execPath, ['--input-type=module', '-e', parentProgram(then)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [output] = (await once(parent.stdout!, 'data')) as [Buffer]
  return output.toString().trim().split(' ').map(Number)
}

test('child processes of a guarded parent end with it, even when the parent is killed', async () => {
  const [, ...running] = await started()
  expect(running.map(isAlive)).toEqual([true, true])

  parent.kill('SIGKILL')

  await until(() => running.every((pid) => !isAlive(pid)))
})

test('one shell guards all children, and is replaced when it is killed', async () => {
  const [, ...running] = await started()
  const [shell, ...others] = shellsOf(parent)
  expect(others).toEqual([])

  process.kill(shell!, 'SIGKILL')
  await until(() => shellsOf(parent).some((pid) => pid !== shell))
  parent.kill('SIGKILL')

  await until(() => running.every((pid) => !isAlive(pid)))
})

test('an ended child is released: a process that later gets its id is not killed', async () => {
  const [, first, second] = await started('children[1].emit("exit")')

  parent.kill('SIGKILL')

  await until(() => !isAlive(second!))
  expect(isAlive(first!)).toBe(true)
  process.kill(first!, 'SIGKILL')
})

function shellsOf({ pid }: ChildProcess): number[] {
  const rows = execFileSync('ps', ['-A', '-o', 'ppid=,pid=,comm='], { encoding: 'utf8' }).trim().split('\n')
  const processes = rows.map((row) => row.trim().split(/\s+/))
  return processes.flatMap(([parentPid, own, name]) =>
    Number(parentPid) === pid && name === 'sh' ? [Number(own)] : [],
  )
}

async function until(isSo: () => boolean): Promise<void> {
  for (let waited = 0; !isSo() && waited < 20_000; waited += 20) await new Promise((go) => setTimeout(go, 20))
  expect(isSo()).toBe(true)
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
