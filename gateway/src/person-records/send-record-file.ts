import { recordFormatVersion, type ExportFormat } from '@seneb/contracts/vocabulary/person-records'
import type { FastifyReply } from 'fastify'

import { textOf, type PersonRecord } from './gather-record.js'

const types: Readonly<Record<ExportFormat, string>> = {
  html: 'text/html; charset=utf-8',
  json: 'application/json; charset=utf-8',
}
/** Message for a record that could not be completed. */
export const incompleteRecord =
  'One of our services did not answer in time, so nothing was exported: half a record would look like a whole one. Please try again in a moment.'

/** Name of the JSON schema of an exported record, gateway/person-record.schema.json. */
const schemaName = 'seneb-person-record'

/**
 * Sends a record as a file that browsers save and that runs no scripts. It is not cached by browsers or proxies, and its
 * name does not contain the person's name.
 */
export function sendRecordFile(reply: FastifyReply, record: PersonRecord, format: ExportFormat): FastifyReply {
  const data = { schema: schemaName, formatVersion: recordFormatVersion, ...record }
  return reply
    .header('content-type', types[format])
    .header('content-disposition', `attachment; filename="seneb-record.${format}"`)
    .header('content-security-policy', "sandbox; default-src 'none'; style-src 'unsafe-inline'")
    .header('cache-control', 'no-store')
    .send(format === 'json' ? `${JSON.stringify(data, null, 2)}\n` : writeRecordPage(record))
}

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
function writeRecordPage({ about, exportedAt, withheld, parts, reference, title: heading }: PersonRecord): string {
  const sections = parts.map(
    ({ rows, title }) => `<section><h2>${escaped(title)}</h2>${rows.map((row) => listOf(row)).join('')}</section>`,
  )
  const omitted = withheld.map(({ column, why }) => ({ [column]: why }))
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="referrer" content="no-referrer">
<title>What Seneb stores (${escaped(reference)})</title><style>${style}</style></head>
<body><main><h1>${escaped(heading)}</h1>
<p>Exported ${escaped(exportedAt)} (UTC).</p>${about.map((paragraph) => `<p>${escaped(paragraph)}</p>`).join('')}
${sections.join('\n')}
<section><h2>What is left out, and why</h2>${omitted.map((row) => listOf(row, (name) => name)).join('')}</section>
</main></body></html>
`
}

function listOf(row: Readonly<Record<string, unknown>>, nameOf: (key: string) => string = textOf): string {
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
