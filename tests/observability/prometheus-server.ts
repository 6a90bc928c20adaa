import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { freePort } from '@seneb/testkit/free-port'

import { inheritedEnvironment } from '../support/config.js'
import { StackProcess } from '../support/process-part.js'

interface ApiResponse<Data> {
  readonly status: 'success' | 'error'
  readonly error?: string
  readonly data: Data
}

/** A rule as Prometheus reports it. */
interface ConfiguredRule {
  readonly name: string
  readonly health: 'ok' | 'err' | 'unknown'
  readonly lastError?: string
  /** Present for alerts only. */
  readonly alerts?: readonly {
    readonly state: 'pending' | 'firing'
    readonly labels: Readonly<Record<string, string>>
  }[]
}

interface RulesResponse {
  readonly groups: readonly { readonly rules: readonly ConfiguredRule[] }[]
}

/** A real Prometheus with a separate folder and port. */
export class Prometheus {
  private constructor(
    private readonly part: StackProcess,
    private readonly url: string,
  ) {}

  /** Starts it with this configuration and waits until it responds. */
  static async start(program: string, folder: string, config: string): Promise<Prometheus> {
    mkdirSync(folder, { recursive: true })
    const file = join(folder, 'prometheus.yml')
    writeFileSync(file, config)
    const port = await freePort()
    const url = `http://127.0.0.1:${port}`
    const args = [
      `--config.file=${file}`,
      `--storage.tsdb.path=${join(folder, 'data')}`,
      `--web.listen-address=127.0.0.1:${port}`,
      '--log.level=warn',
    ]
    const command = { command: program, args, options: { env: inheritedEnvironment() }, stopSignal: 'SIGTERM' } as const
    const isReady = async () => (await fetch(`${url}/-/ready`)).ok
    const part = new StackProcess('prometheus', command, join(folder, 'prometheus.log'), isReady)
    part.start()
    await part.untilReady(20_000)
    return new Prometheus(part, url)
  }

  /** Returns the number of series that a query currently matches; rejects with Prometheus' error message. */
  async count(query: string): Promise<number> {
    const { result } = await this.get<{ result: readonly unknown[] }>(`query?query=${encodeURIComponent(query)}`)
    return result.length
  }

  /** Returns the names of all metrics it has received, from processes and from its own rules. */
  names(): Promise<readonly string[]> {
    return this.get('label/__name__/values')
  }

  async rules(): Promise<readonly ConfiguredRule[]> {
    return (await this.get<RulesResponse>('rules')).groups.flatMap(({ rules }) => rules)
  }

  /** Returns the alerts that are firing or pending, as `ProcessDown of enquiry`. */
  async alerts(expectedState: 'firing' | 'pending'): Promise<readonly string[]> {
    const rules = await this.rules()
    return rules.flatMap(({ alerts = [], name }) =>
      alerts
        .filter(({ state }) => state === expectedState)
        .map(({ labels: { job } }) => (job === undefined ? name : `${name} of ${job}`)),
    )
  }

  async stop(): Promise<void> {
    await this.part.stop()
  }

  private async get<Data>(path: string): Promise<Data> {
    const response = await fetch(`${this.url}/api/v1/${path}`, { signal: AbortSignal.timeout(10_000) })
    const { data, error, status } = (await response.json()) as ApiResponse<Data>
    if (status === 'error') throw new Error(error)
    return data
  }
}
