import { setTimeout as pause } from 'node:timers/promises'

import type { ProcessName, Stack } from '../support/stack.js'
import type { SeededRandom } from './seeded-random.js'

const betweenKillsMs = { min: 700, max: 2200 }
const maxDownMs = 1500
/** Probability that a second part is killed with the first. */
const pairChance = 0.25
/**
 * Probability that a part is killed again before it has recovered; with a higher one, the system would only restart.
 */
const hastyChance = 0.15
const upWithinMs = 60_000

/** Kills parts of the stack with SIGKILL and starts them again, in an order and with pauses that the seed decides. */
export class Nemesis {
  readonly kills: ProcessName[] = []
  /** Number of restarts of NATS without its store. */
  wipes = 0
  private deck: ProcessName[] = []
  private decksPlayed = 0

  constructor(
    private readonly stack: Stack,
    private readonly random: SeededRandom,
    private readonly plan: { targets: readonly ProcessName[]; wipesNats: boolean },
  ) {}

  /** Continues until `isOver`, but not before every target has been killed once; leaves everything running. */
  async rage(isOver: () => boolean): Promise<void> {
    if (this.plan.targets.length === 0) return
    while (!isOver() || this.decksPlayed === 0) {
      const drawn = [this.draw(), ...(this.random.chance(pairChance) ? [this.draw()] : [])]
      const victims = [...new Set(drawn)]
      await Promise.all(victims.map((victim) => this.untilRecovered(victim)))
      // After the recovery, so that a part that is the only target works for a while in between.
      await pause(this.random.between(betweenKillsMs.min, betweenKillsMs.max))
      await Promise.all(victims.map((victim) => this.killAndRestart(victim)))
    }
    await Promise.all(this.plan.targets.map((name) => this.stack.part(name).untilReady(upWithinMs)))
  }

  private draw(): ProcessName {
    const next = this.deck.pop()
    if (this.deck.length === 0) {
      if (next) this.decksPlayed += 1
      this.deck = this.random.shuffled(this.plan.targets)
    }
    return next ?? this.draw()
  }

  private async untilRecovered(name: ProcessName): Promise<void> {
    if (!this.random.chance(hastyChance)) await this.stack.part(name).untilReady(upWithinMs)
  }

  private async killAndRestart(name: ProcessName): Promise<void> {
    const downMs = this.random.between(0, maxDownMs)
    const part = this.stack.part(name)
    await part.kill()
    this.kills.push(name)
    if (name === 'nats' && this.plan.wipesNats) {
      this.stack.wipeNats()
      this.wipes += 1
    }
    await pause(downMs)
    part.start()
    // Deployables recover by themselves, but NATS and Postgres must be ready before they can be killed again.
    if (name === 'nats' || name === 'postgres') await part.untilReady(upWithinMs)
  }
}
