import { stringify } from 'yaml'

/** Whom Prometheus watches. */
export interface Watched {
  /** Where each process shows its metrics, as `host:port`, by its name; rules and panels call the job so. */
  readonly targets: Readonly<Record<string, string>>
  /** How often they are asked. */
  readonly every: string
  /** The files of rules, as Prometheus finds them. */
  readonly rules: readonly string[]
  /** Where alerts are sent to. */
  readonly alertmanager?: string
}

/** The configuration of a Prometheus that watches these processes. */
export function prometheusConfig({ alertmanager, every, rules, targets }: Watched): string {
  const at = (address: string) => [{ targets: [address] }]
  return stringify({
    global: { scrape_interval: every, evaluation_interval: every },
    rule_files: rules,
    ...(alertmanager === undefined ? {} : { alerting: { alertmanagers: [{ static_configs: at(alertmanager) }] } }),
    scrape_configs: Object.entries(targets).map(([name, address]) => ({ job_name: name, static_configs: at(address) })),
  })
}
