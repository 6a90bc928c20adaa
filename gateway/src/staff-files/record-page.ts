import { type PersonRecord, wordsOf } from './gather-record.js'

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/**
 * Returns a record as one page to read and print, without scripts or external resources. Text that people typed is
 * escaped and isolated, so that right-to-left marks in it do not affect the rest.
 */
export function writeRecordPage({ about, exportedAt, withheld, parts, reference }: PersonRecord): string {
  const sections = parts.map(
    ({ rows, title }) => `<section><h2>${escaped(title)}</h2>${rows.map((row) => listOf(row)).join('')}</section>`,
  )
  const omitted = withheld.map(({ column, why }) => ({ [column]: why }))
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="referrer" content="no-referrer">
<title>What Seneb stores (${escaped(reference)})</title><style>${style}</style></head>
<body><main><h1>What Seneb stores of your enquiry ${escaped(reference)}</h1>
<p>Exported ${escaped(exportedAt)} (UTC).</p>${about.map((words) => `<p>${escaped(words)}</p>`).join('')}
${sections.join('\n')}
<section><h2>What is left out, and why</h2>${omitted.map((row) => listOf(row, (name) => name)).join('')}</section>
</main></body></html>
`
}

function listOf(row: Readonly<Record<string, unknown>>, nameOf: (key: string) => string = wordsOf): string {
  const facts = Object.entries(row).map(([key, value]) => `<dt>${escaped(nameOf(key))}</dt><dd>${valueOf(value)}</dd>`)
  return `<dl>${facts.join('')}</dl>`
}

function valueOf(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–'
  if (Array.isArray(value))
    return value.length === 0 ? '–' : `<ul>${value.map((one) => `<li>${valueOf(one)}</li>`).join('')}</ul>`
  if (typeof value === 'object') return listOf(value as Record<string, unknown>)
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return `<bdi dir="auto">${escaped(typeof value === 'string' ? value : JSON.stringify(value))}</bdi>`
}

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => escapes[character] ?? '')
}

const style = `body{font:16px/1.5 system-ui,sans-serif;color:#1b1b1b;background:#fff;margin:0}
main{max-width:46rem;margin:0 auto;padding:1.5rem}h1{font-size:1.5rem}h2{font-size:1.2rem;margin-top:2rem}
dl{border-top:1px solid #767676;padding:.5rem 0;margin:0}dt{font-weight:600}
dd{margin:0 0 .5rem;overflow-wrap:anywhere;white-space:pre-wrap}dd dl{border:0;padding-left:1rem}ul{margin:0;padding-left:1.2rem}
@media print{main{max-width:none;padding:0}dl{break-inside:avoid-page}}`
