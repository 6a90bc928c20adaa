import { amountProblem, readAmountUsd } from '@seneb/contracts/forms/amount-usd'
import { isCalendarDate } from '@seneb/contracts/forms/fields'
import { disallowedInLine } from '@seneb/contracts/forms/typed-text'
import { isInCents, isWebPage } from '@seneb/contracts/messages/content/price.messages'
import { noPriceText, priceBounds, priceColumns } from '@seneb/contracts/vocabulary/price-changes'
import { csvLine, readCsv } from '@seneb/platform/csv'

import type { CurrentPrice } from './price-version.entity.js'
import { priceKey } from './price-keys.rules.js'
import type { ProposedPrice } from './price-values.rules.js'
import { isSameValue, problemOfPrice } from './price-values.rules.js'

type Column = (typeof priceColumns)[number]
type Row = Readonly<Record<Column, string>>

/** A problem of an imported file. */
interface CsvProblem {
  /** Counts from 1, the line of names included. */
  readonly line: number
  /** Empty for a problem of the whole line. */
  readonly column: string
  readonly message: string
}

interface PricesFile {
  readonly problems: readonly CsvProblem[]
  /** Prices that differ from the current ones. */
  readonly prices: readonly ProposedPrice[]
  readonly unchangedCount: number
}

/** Problems that are listed; a file with more of them is another file. */
const maxProblems = 50

/** Reads prices from a file with the columns of an export; each problem names its line and column. */
export function readPricesCsv(text: string, current: ReadonlyMap<string, CurrentPrice>, today: string): PricesFile {
  const rows = rowsOf(text)
  if ('problem' in rows) return { problems: [rows.problem], prices: [], unchangedCount: 0 }
  const lineOfKey = new Map<string, number>()
  const problems: CsvProblem[] = []
  const prices: ProposedPrice[] = []
  let unchangedCount = 0
  for (const { line, row } of rows.rows) {
    const found = readRow(row, current, today)
    const earlier = 'price' in found ? lineOfKey.get(found.price.key) : undefined
    if (earlier !== undefined) {
      problems.push({ line, column: 'item', message: `This price is on line ${earlier} too` })
    } else if ('price' in found) {
      lineOfKey.set(found.price.key, line)
      if (found.isUnchanged) unchangedCount++
      else prices.push(found.price)
    } else problems.push({ line, ...found })
  }
  return { problems: problems.slice(0, maxProblems), prices, unchangedCount }
}

type Rows =
  | { readonly rows: readonly { readonly line: number; readonly row: Row }[] }
  | { readonly problem: CsvProblem }

function rowsOf(text: string): Rows {
  // Spreadsheets begin a file with a mark of its encoding, and separate by semicolons where the comma is for decimals.
  const plain = text.replace(/^\uFEFF/, '')
  const firstLine = plain.slice(0, plain.indexOf('\n') + 1 || plain.length)
  const separator = firstLine.includes(';') ? ';' : ','
  const lines = readCsv(plain, { separator, maxLines: priceBounds.prices + 2 })
  const [head, ...others] = lines
  if (!head) return problemOfFile(1, '', 'The file is empty')
  const names = head.cells.map((cell) => cell.toLowerCase())
  const missing = priceColumns.find((column) => column !== 'unit' && !names.includes(column))
  if (missing)
    return problemOfFile(head.number, missing, `This column is missing. The file needs ${priceColumns.join(', ')}.`)
  if (others.length === 0) return problemOfFile(head.number, '', 'The file has no prices')
  if (others.length > priceBounds.prices) {
    return problemOfFile(others.at(-1)?.number ?? 1, '', `Please send at most ${priceBounds.prices} prices`)
  }
  const brokenLine = others.find(({ cells }) => cells.length !== names.length)
  if (brokenLine) {
    const message = `This line has ${brokenLine.cells.length} columns and the first line ${names.length}. Please write text with commas in quotes.`
    return problemOfFile(brokenLine.number, '', message)
  }
  const rowOf = (cells: readonly string[]) =>
    Object.fromEntries(priceColumns.map((column) => [column, cells[names.indexOf(column)] ?? ''])) as Row
  return { rows: others.map(({ cells, number }) => ({ line: number, row: rowOf(cells) })) }
}

function problemOfFile(line: number, column: string, message: string): Rows {
  return { problem: { line, column, message } }
}

type Found =
  | { readonly price: ProposedPrice; readonly isUnchanged: boolean }
  | { readonly column: string; readonly message: string }

function readRow(row: Row, all: ReadonlyMap<string, CurrentPrice>, today: string): Found {
  const unreadable = priceColumns.find((column) => disallowedInLine.test(row[column]) || /[\n\r]/.test(row[column]))
  if (unreadable) return { column: unreadable, message: 'A sign in this text cannot be seen. Please type it again.' }
  const current = all.get(priceKey(row.country.toLowerCase(), row.item.toLowerCase()))
  if (!current) {
    const isCountry = [...all.values()].some(({ country }) => country === row.country.toLowerCase())
    return isCountry
      ? { column: 'item', message: `There is no price of “${shown(row.item)}” in this country` }
      : { column: 'country', message: `There is no price in “${shown(row.country)}”` }
  }
  if (row.unit !== '' && row.unit !== current.unit) {
    return { column: 'unit', message: `This price is ${current.unit}` }
  }
  const amount = readPrice(row.price_usd)
  if (typeof amount === 'string') return { column: 'price_usd', message: amount }
  const text = problemOfSource(row)
  if (text) return text
  const asOf = row.as_of
  if (!isCalendarDate(asOf)) return { column: 'as_of', message: 'Please give a day as in 2026-11-01' }
  const [price, hasNoPrice] = [amount ?? undefined, amount === null]
  const problem = problemOfPrice({ price, hasNoPrice, asOf }, { current, today })
  if (problem) return { column: problem.path === 'asOf' ? 'as_of' : 'price_usd', message: problem.message }
  const { key, version } = current
  const cents = amount === null ? null : Math.round(amount * 100)
  const sourceUrl = row.source_url === '' ? {} : { sourceUrl: row.source_url }
  const proposed = { key, version, cents, source: textOf(row.source), ...sourceUrl, asOf }
  return { price: proposed, isUnchanged: isSameValue(current, proposed) }
}

/** Returns the price in US dollars, null for none, or the problem; text with two readings is refused with both. */
function readPrice(text: string): number | null | string {
  if (text.toLowerCase() === noPriceText) return null
  if (text === '') return `Please give a price, or write ${noPriceText}`
  const ambiguous = amountProblem(text)
  if (ambiguous !== undefined) return ambiguous
  const amount = readAmountUsd(text)
  if (typeof amount !== 'number') return `“${shown(text)}” is not a price. Please write it as 2200 or 2200.50.`
  if (amount <= 0) return `Please give a price above 0, or write ${noPriceText}`
  if (!isInCents(amount)) return 'Please give the price in whole cents, such as 2200.50'
  return amount > priceBounds.maxUsd ? `Please give a price up to ${priceBounds.maxUsd} US dollars` : amount
}

function problemOfSource({ source, source_url: url }: Row): Found | undefined {
  if (textOf(source) === '') return { column: 'source', message: 'Please name the source of the price' }
  if (source.length > priceBounds.source) {
    return { column: 'source', message: `Please use at most ${priceBounds.source} characters` }
  }
  if (url === '') return undefined
  const isPage = url.length <= priceBounds.sourceUrl && isWebPage(url)
  return isPage
    ? undefined
    : { column: 'source_url', message: 'Please give the address of a page, beginning with https://' }
}

/** An export puts an apostrophe before text that a spreadsheet would take for a formula. */
function textOf(cell: string): string {
  return cell.replace(/^'(?=[=+\-@|%])/, '').trim()
}

/** Returns the prices as the file that can be imported, safe to open in a spreadsheet. */
export function pricesCsv(prices: Iterable<CurrentPrice>): string {
  const lines = [...prices].map(({ asOf, cents, country, item, source, sourceUrl, unit }) => {
    const price = cents === null ? noPriceText : (cents / 100).toFixed(2)
    return csvLine([country, item, unit, price, source, sourceUrl ?? '', asOf])
  })
  return [csvLine(priceColumns), ...lines].join('\n')
}

const maxShown = 40

function shown(text: string): string {
  return text.slice(0, maxShown)
}
