import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

import { expect, test } from '@jest/globals'

const orphanGuardModule = fileURLToPath(new URL('./orphan-guard.mjs', import.meta.url))

/** A process that starts a child, guards it, says the child's id and waits. */
const parentProgram = `
  import { spawn } from 'node:child_process'
  import { orphanGuard } from ${JSON.stringify(orphanGuardModule)}
  const child = spawn('sleep', ['60'], { detached: true, stdio: 'ignore' })
  orphanGuard(child, 'SIGTERM')
  console.log(child.pid)
  setInterval(() => {}, 1000)
`

test('what a guarded parent started ends with it, even when the parent is killed', async () => {
  const parent = spawn(process.execPath, ['--input-type=module', '-e', parentProgram])
  const [said] = (await once(parent.stdout, 'data')) as [Buffer]
  const child = Number(said.toString())
  expect(isAlive(child)).toBe(true)

  parent.kill('SIGKILL')

  for (let waited = 0; isAlive(child) && waited < 20_000; waited += 20) await new Promise((go) => setTimeout(go, 20))
  expect(isAlive(child)).toBe(false)
})

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
