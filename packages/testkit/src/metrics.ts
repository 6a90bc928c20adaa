/** What a deployable measures at one moment, as it shows it at /metrics. */
export class Metrics {
  constructor(private readonly text: string) {}

  /** The sum of a metric over every series that has these labels; undefined when there is none. */
  value(name: string, labels: Readonly<Record<string, string>> = {}): number | undefined {
    const wanted = Object.entries(labels).map(([label, value]) => `${label}="${value}"`)
    const values = this.text.split('\n').flatMap((line) => {
      const [, found, has = '', value] = /^(\w+)(?:\{(.*)\})? (\S+)/.exec(line) ?? []
      return found === name && wanted.every((label) => has.includes(label)) ? [Number(value)] : []
    })
    return values.length > 0 ? values.reduce((sum, value) => sum + value, 0) : undefined
  }
}

/** Reads the metrics of the deployable whose health port is at this address. */
export async function metricsAt(healthUrl: string): Promise<Metrics> {
  return new Metrics(await (await fetch(`${healthUrl}/metrics`)).text())
}
