import { stringify } from 'yaml'

import { alertGroups, type Alert } from './alerts.ts'
import { burns, objectives, type Objective } from './objectives.ts'

/** One rule as Prometheus reads it. */
type Rule =
  | { readonly record: string; readonly expr: string }
  | {
      readonly alert: string
      readonly expr: string
      readonly for?: string
      readonly labels: Readonly<Record<string, string>>
      readonly annotations: Readonly<Record<string, string>>
    }

/** The folder of pages on what to do, by the alert's name in words: `docs/runbooks/outbox-stuck.md`. */
export function runbookOf(alert: string): string {
  return `docs/runbooks/${alert.replaceAll(/(?!^)[A-Z]/g, '-$&').toLowerCase()}.md`
}

/** The names of all alerts. */
export const alertNames: readonly string[] = [
  ...objectives.map(({ alert }) => alert),
  ...Object.values(alertGroups).flatMap((alerts) => alerts.map(({ name }) => name)),
]

const windows = [...new Set(burns.flatMap(({ long, short }) => [short, long]))]

/** The committed rules, which Prometheus reads as they are; `job` is the name of the process. */
export function ruleFile(): string {
  const groups: Readonly<Record<string, readonly Rule[]>> = {
    ratios: objectives.flatMap((objective) => windows.map((window) => ratioRule(objective, window))),
    objectives: objectives.flatMap(burnRules),
    ...Object.fromEntries(Object.entries(alertGroups).map(([name, alerts]) => [name, alerts.map(alertRule)])),
  }
  const named = Object.entries(groups).map(([name, rules]) => ({ name: `seneb-${name}`, rules }))
  return `${head}${stringify({ groups: named }, { lineWidth: 0, singleQuote: true })}`
}

const head = '# Objectives and alerts, read by Prometheus. Written by `npm run generate` from infra/observability.\n'

const ratioName = ({ key }: Objective, window: string) => `seneb:${key}:ratio_rate${window}`

function ratioRule(objective: Objective, window: string): Rule {
  return { record: ratioName(objective, window), expr: `${objective.bad(window)} / ${objective.all(window)}` }
}

/** The same alert for each speed, which its label tells. */
function burnRules(objective: Objective): Rule[] {
  const { alert, summary, target } = objective
  return burns.map(({ factor, long, severity, short, speed }) => {
    const bound = Number((factor * (1 - target)).toPrecision(6))
    const over = [long, short].map((window) => `${ratioName(objective, window)} > ${bound}`)
    const labels = { severity, speed }
    return { alert, expr: over.join('\nand '), labels, annotations: annotationsOf(alert, summary) }
  })
}

function alertRule({ name, severity, summary, when, ...rest }: Alert): Rule {
  const duration = rest.for === undefined ? {} : { for: rest.for }
  return { alert: name, expr: when, ...duration, labels: { severity }, annotations: annotationsOf(name, summary) }
}

const annotationsOf = (alert: string, summary: string) => ({ summary, runbook: runbookOf(alert) })
