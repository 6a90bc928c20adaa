import type { Input, Output } from '@seneb/contracts/define'
import type {
  ExportAirports,
  ImportAirports,
  PreviewAirportImport,
} from '@seneb/contracts/messages/content/catalogue-entry.messages'
import { AppError } from '@seneb/platform/app-error'
import type { Ctx } from '@seneb/service-kit/ctx'
import type { ReadTx } from '@seneb/service-kit/database/db'
import { requireStaff } from '@seneb/service-kit/requests/actors'

import { airportName } from '../airports/airport.rules.js'
import { publishChanges } from '../publications/store-publications.js'
import { lockPublications } from '../publications/stored-settings.js'
import { digestOf } from '../seed.rules.js'
import { lockCatalogue } from '../treatment-catalogue/store-edited.js'
import { airportFiles, readAirportsCsv, type CsvProblem, type StoredAirport } from './airport-csv.js'
import { catalogueAudit, rejectedAt } from './edit-entry.js'
import { importAirportsSql, readAirportsSql, readCountryNamesSql } from './import-airports.queries.js'
import { shippedCountries } from './shipped-countries.js'

/** Exports the airports of a country, or all, as files that can each be imported. */
export async function exportAirports(
  { countryCode }: Input<typeof ExportAirports>,
  { db }: Pick<Ctx, 'db'>,
): Promise<Output<typeof ExportAirports>> {
  const stored = await db.read((tx) => tx.query<StoredAirport>(readAirportsSql))
  const airports = stored.filter((airport) => countryCode === undefined || airport.countryCode === countryCode)
  return { files: [...airportFiles(airports)] }
}

/** Reads a file of airports and compares it with those stored, without storing anything. */
export async function previewAirportImport(
  { csv }: Input<typeof PreviewAirportImport>,
  { db }: Pick<Ctx, 'db'>,
): Promise<Output<typeof PreviewAirportImport>> {
  const { changes, problems, seen } = await db.read((tx) => compare(csv, tx))
  return { ...countsOf(changes), seen, problems: [...problems] }
}

/** Stores every airport of a file that differs, in one transaction; a file with a problem stores nothing. */
export function importAirports(
  { csv, note, seen }: Input<typeof ImportAirports>,
  ctx: Ctx,
): Promise<Output<typeof ImportAirports>> {
  return ctx.db.write(async (tx) => {
    await lockCatalogue(tx)
    await lockPublications(tx)
    const comparison = await compare(csv, tx)
    const { changes, countries, problems } = comparison
    if (comparison.seen !== seen) throw new AppError('CHANGED_MEANWHILE')
    const [problem] = problems
    if (problem) throw rejectedAt('csv', sentenceOf(problem))
    const rows = changes.flatMap(({ airport, before, change }) =>
      change === 'unchanged' ? [] : [importedRow(airport, before, countries)],
    )
    if (rows.length === 0) throw rejectedAt('csv', 'Nothing in this file is different from the stored airports')
    const author = requireStaff(ctx).id
    await tx.query(importAirportsSql, [JSON.stringify(rows), ctx.now(), author, note ?? null])
    await publishChanges([{ kind: 'airport', key: rows.length === 1 ? (rows[0]?.code ?? '*') : '*' }], tx, ctx)
    const counts = countsOf(changes)
    await ctx.audit(tx, {
      action: 'import-airports',
      object: { resource: catalogueAudit, id: 'airport/*' },
      after: {
        content: csv,
        note,
        name: `${counts.added} added, ${counts.changed} changed, ${counts.retired} retired`,
      },
    })
    return counts
  })
}

const sentenceOf = ({ column, line, message }: CsvProblem) =>
  `Line ${line}${column === '' ? '' : `, column ${column}`}: ${message}`

type Change = 'added' | 'changed' | 'retired' | 'restored' | 'unchanged'

interface ComparedAirport {
  readonly airport: StoredAirport
  readonly before: StoredAirport | undefined
  readonly change: Change
}

async function compare(csv: string, tx: ReadTx) {
  const stored = await tx.query<StoredAirport>(readAirportsSql)
  const edited = await tx.query<{ code: string; name: string }>(readCountryNamesSql)
  const countries = new Map([...shippedCountries.values(), ...edited].map(({ code, name }) => [code, name]))
  const byCode = new Map(stored.map((airport) => [airport.code, airport]))
  const { airports, problems } = readAirportsCsv(csv, new Set(countries.keys()))
  const changes = airports.map(({ isRetired, ...written }): ComparedAirport => {
    const before = byCode.get(written.code)
    const airport = { ...written, isRetired: isRetired ?? before?.isRetired ?? false }
    return { airport, before, change: changeOf(airport, before) }
  })
  // Other airports may change between dry run and import.
  return { changes, countries, problems, seen: digestOf({ changes, csv }).slice(0, 40) }
}

function changeOf(airport: StoredAirport, before: StoredAirport | undefined): Change {
  if (!before) return 'added'
  if (airport.isRetired !== before.isRetired) return airport.isRetired ? 'retired' : 'restored'
  return airport.name === before.name && airport.countryCode === before.countryCode ? 'unchanged' : 'changed'
}

function countsOf(changes: readonly ComparedAirport[]) {
  const count = (kind: Change) => changes.filter(({ change }) => change === kind).length
  return {
    added: count('added'),
    changed: count('changed'),
    retired: count('retired'),
    restored: count('restored'),
    unchanged: count('unchanged'),
  }
}

function importedRow(
  airport: StoredAirport,
  before: StoredAirport | undefined,
  countries: ReadonlyMap<string, string>,
) {
  const { code, countryCode, isRetired, name } = airport
  return {
    code,
    country: countries.get(countryCode) ?? countryCode,
    country_code: countryCode,
    airport: airportName(name, code),
    is_retired: isRetired,
    content: contentOf(airport),
    before: before ? contentOf(before) : null,
    base_digest: before ? digestOf(contentOf(before)) : null,
  }
}

function contentOf({ code, countryCode, isRetired, name }: StoredAirport) {
  return { code, name, countryCode, ...(isRetired ? { isRetired } : {}) }
}
