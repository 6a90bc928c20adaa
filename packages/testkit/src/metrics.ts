/** Metrics of a deployable at one time, as exposed at /metrics. */
export class Metrics {
  constructor(private readonly text: string) {}

  /** Returns the sum of a metric over all series with these labels; undefined without any. */
  value(name: string, labels: Readonly<Record<string, string>> = {}): number | undefined {
    const values = this.series(name, labels)
    return values.length > 0 ? values.reduce((sum, value) => sum + value, 0) : undefined
  }

  /** The values of every series of a metric that has these labels. */
  series(name: string, labels: Readonly<Record<string, string>> = {}): readonly number[] {
    const pairs = Object.entries(labels).map(([label, value]) => `${label}="${value}"`)
    return this.text.split('\n').flatMap((line) => {
      const [, found, has = '', value] = /^(\w+)(?:\{(.*)\})? (\S+)/.exec(line) ?? []
      return found === name && pairs.every((label) => has.includes(label)) ? [Number(value)] : []
    })
  }

  /** Type of each exposed metric, by its name. */
  get kinds(): ReadonlyMap<string, string> {
    return new Map([...this.text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].map(([, name = '', kind = '']) => [name, kind]))
  }

  /** Full text of the metrics. */
  toString(): string {
    return this.text
  }
}

/** Reads the metrics of the deployable with this health address. */
export async function metricsAt(healthUrl: string): Promise<Metrics> {
  return new Metrics(await (await fetch(`${healthUrl}/metrics`)).text())
}
