import { readFileSync } from 'node:fs'

import { parse } from 'yaml'

/** One rule of infra/observability/rules.yml: an alert, or a ratio that is recorded for alerts. */
export interface Rule {
  readonly alert?: string
  readonly record?: string
  readonly expr: string
  readonly labels?: { readonly severity: string; readonly speed?: string }
  readonly annotations?: { readonly summary: string; readonly runbook: string }
}

interface RuleFile {
  readonly groups: readonly { readonly rules: readonly Rule[] }[]
}

const file = new URL('../../infra/observability/rules.yml', import.meta.url)

export const rules: readonly Rule[] = (parse(readFileSync(file, 'utf8')) as RuleFile).groups.flatMap(
  (group) => group.rules,
)

/** The names of all alerts; one on an objective has a rule for each speed. */
export const alertNames: readonly string[] = [...new Set(rules.flatMap(({ alert }) => alert ?? []))]

/** Returns the runbook of an alert, by its name in words: `docs/runbooks/outbox-stuck.md`. */
export function runbookOf(alert: string): string {
  return `docs/runbooks/${alert.replaceAll(/(?!^)[A-Z]/g, '-$&').toLowerCase()}.md`
}
