import { setTimeout as pause } from 'node:timers/promises'

import type { PartName, Stack } from '../../support/stack.js'
import type { HonestVisitors } from './honest-visitors.js'
import { sendEnquiry } from './honest-visitors.js'
import { ProductIsDown, type Watch } from './run-attacks.js'
import { Target, type Scene } from './target.js'

const recoversWithinMs = 15_000
const startsWithinMs = 45_000

/**
 * Verifies that the product serves requests again soon after each family. A part that does not is restarted, so that
 * one fault does not hide all others; when the restart fails, the run ends.
 */
export function upkeepOf(scene: Scene, visitors: HonestVisitors): Watch {
  const ends = new Map<string, number>()
  return {
    beforeFamily: (family) => {
      visitors.during = family
    },
    afterFamily: async () => {
      const fallen = newlyEnded(scene.stack, ends)
      const why = await untilServing(scene)
      if (why === undefined) return fallen && `${fallen} ended and had to be started again`
      await startAnew(scene.stack)
      const still = await untilServing(scene)
      if (still !== undefined)
        throw new ProductIsDown(`the run ends here, because it serves no more, not even started anew: ${still}`)
      return `it did not serve within ${recoversWithinMs / 1000} s and had to be started anew: ${why}`
    },
  }
}

/** Returns the names of deployables that ended unexpectedly since the last check. */
function newlyEnded({ parts }: Stack, ends: Map<string, number>): string | undefined {
  const fallen = [...parts.values()].filter(({ name, ownEnds }) => ownEnds > (ends.get(name) ?? 0))
  for (const { name, ownEnds } of fallen) ends.set(name, ownEnds)
  return fallen.length > 0 ? fallen.map(({ name }) => name).join(' and ') : undefined
}

/** Undefined once an enquiry is taken and a page is shown; otherwise why not. */
async function untilServing(scene: Scene): Promise<string | undefined> {
  const deadline = performance.now() + recoversWithinMs
  for (;;) {
    const target = new Target(scene)
    const enquiry = await sendEnquiry(target)
    const page = await target.send('site', { path: '/' })
    if (enquiry === true && page.status === 200) return undefined
    if (performance.now() > deadline) return enquiry === true ? `the home page answered ${page.status}` : enquiry
    await pause(500)
  }
}

async function startAnew(stack: Stack): Promise<void> {
  const infrastructure: readonly PartName[] = ['postgres', 'nats']
  const parts = [...stack.parts].filter(([name]) => !infrastructure.includes(name)).map(([, part]) => part)
  await Promise.all(parts.map((part) => part.kill()))
  for (const part of parts) part.start()
  await Promise.all(parts.map((part) => part.untilReady(startsWithinMs)))
}
