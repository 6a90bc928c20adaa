import { existsSync, readFileSync } from 'node:fs'

import { runbookOf } from './alert-rules.js'

const headings = ['Meaning', 'Impact', 'Check', 'Fix', 'Afterwards']

/** Returns the faults of an alert's runbook: a missing page, title or heading, or a heading without text. */
export function runbookErrors(alert: string): readonly string[] {
  const file = new URL(`../../${runbookOf(alert)}`, import.meta.url)
  if (!existsSync(file)) return [`${alert} has no ${runbookOf(alert)}`]
  const page = readFileSync(file, 'utf8')
  const [title = '', ...sections] = page.split(/^## /m)
  const found = sections.map((section) => section.split('\n', 1).join())
  return [
    ...(title.trim() === `# ${alert}` ? [] : [`the page of ${alert} has another title`]),
    ...(found.join() === headings.join() ? [] : [`the page of ${alert} has the headings ${found.join(', ')}`]),
    ...sections.filter((section) => section.trim().length < 30).map(() => `the page of ${alert} has an empty section`),
  ]
}
