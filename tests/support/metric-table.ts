import { readFileSync } from 'node:fs'

import { serviceNames } from '@seneb/contracts/define'
import { allEvents } from '@seneb/contracts/messages/all-messages'

import { deployableNames, type DeployableName } from '../../infra/deployables.ts'

/** Metric as described in docs/registers/metrics.md. */
export interface MetricRow {
  /** Name as exposed: a counter's ends in `_total`. */
  readonly name: string
  readonly kind: string
  /** Whether every process of the section shows it from the start, or only once it was needed. */
  readonly isThereFromStart: boolean
  readonly shownBy: readonly DeployableName[]
}

/** Deployables that expose the metrics of a section of the page, by its heading. */
const sections: Readonly<Record<string, readonly DeployableName[]>> = {
  'Every process': deployableNames,
  'Every process on the bus': deployableNames.filter((name) => name !== 'web' && name !== 'synthetic-patient'),
  'Every service': serviceNames,
  'Every service that consumes events': serviceNames.filter((name) =>
    allEvents.some(({ consumers }) => consumers.includes(name)),
  ),
  Gateway: ['gateway'],
  Web: ['web'],
  Enquiry: ['enquiry'],
  Notification: ['notification'],
  'AI-planning': ['ai-planning'],
  Topology: ['topology'],
  'Synthetic patient': ['synthetic-patient'],
  // Compose runs these beside the deployables; a test in infra/backup reads their metrics.
  Backup: [],
}

/** Returns the rows of docs/registers/metrics.md; throws when a table is under a heading without deployables. */
export function metricTable(): readonly MetricRow[] {
  const page = readFileSync(new URL('../../docs/registers/metrics.md', import.meta.url), 'utf8')
  return page.split(/^## /m).flatMap((section) => {
    const [heading = ''] = section.split('\n', 1)
    const rows = [...section.matchAll(/^\| `(\w+)` *\| (\w+) *\|[^|]*\| (start|use) *\|/gm)]
    if (rows.length === 0) return []
    const visibleTo = sections[heading]
    if (!visibleTo) throw new Error(`nobody shows the metrics of "${heading}"`)
    return rows.map(([, name = '', kind = '', from]) => ({
      name,
      kind,
      isThereFromStart: from === 'start',
      shownBy: visibleTo,
    }))
  })
}

/** The names under which a metric is shown: of a histogram its parts. */
export function visibleNames({ kind, name }: MetricRow): readonly string[] {
  return kind === 'histogram' ? ['bucket', 'count', 'sum'].map((part) => `${name}_${part}`) : [name]
}

/** The metrics that are read in queries or named in a text, not the recorded ratios nor the values of labels. */
export function metricsIn(text: string): readonly string[] {
  return text.match(/(?<![\w:"])(?:seneb|process|nodejs)_\w+/g) ?? []
}
