import { setTimeout as pause } from 'node:timers/promises'

import type { Verdict } from './attack-case.js'
import { sendForm } from './forms.js'
import { Target, type Scene } from './target.js'
import { all, served, describeResponse } from './verdicts.js'

const intervalMs = 700
const timeoutMs = 15_000

/** People who use the product normally while it is attacked; all of them must be served. */
export class HonestVisitors {
  private readonly failures: string[] = []
  private servedCount = 0
  private isOver = false
  private walking?: Promise<void>
  /** The family that is being played, for the report. */
  during = 'the beginning'

  constructor(private readonly scene: Scene) {}

  /** Starts visits, one after the other, until `end`. */
  start(): void {
    this.walking = this.walk()
  }

  /** Stops the visits; returns true when all visitors were served, otherwise the failures. */
  async end(): Promise<Verdict> {
    this.isOver = true
    await this.walking
    if (this.servedCount === 0) return 'no honest visitor was answered'
    return (
      this.failures.length === 0 || `${this.failures.length} were not served: ${this.failures.slice(0, 5).join('; ')}`
    )
  }

  /** Number of visits that were served. */
  get count(): number {
    return this.servedCount
  }

  private async walk(): Promise<void> {
    const visits = [readCountries, readPage, searchOnce, sendEnquiry]
    for (let round = 0; !this.isOver; round++) {
      const visit = visits[round % visits.length] ?? readPage
      const { during } = this
      const verdict = await visit(new Target(this.scene)).catch((error: unknown) => String(error))
      if (verdict === true) this.servedCount += 1
      else this.failures.push(`${visit.name} during ${during}: ${verdict}`)
      await pause(intervalMs)
    }
  }
}

async function readCountries(target: Target): Promise<Verdict> {
  return served(await target.request('{ countries { countries { name } } }'))
}

async function readPage(target: Target): Promise<Verdict> {
  const response = await target.send('site', { path: '/dental-care', deadlineMs: timeoutMs })
  return response.status === 200 || `answered ${describeResponse(response)}`
}

async function searchOnce(target: Target): Promise<Verdict> {
  return served(await target.request('{ search(query: "veneers") { __typename } }'))
}

/** Expects that an enquiry is stored, regardless of other clients. */
export async function sendEnquiry(target: Target): Promise<Verdict> {
  const { response, type } = await sendForm(target, 'trip plan')
  return all(served(response), type === 'TripPlanReceived' || `an enquiry was answered ${type}`)
}
