import { catalogueBounds, catalogueEntrySchemas } from '@seneb/contracts/publications/catalogue-entries'
import { disallowedInLine, nameSign } from '@seneb/contracts/forms/typed-text'
import { csvLine, readCsv } from '@seneb/platform/csv'

import { validationErrors } from '../content-files/check-written.js'

/** An airport as it is stored. */
export interface StoredAirport {
  readonly code: string
  readonly name: string
  readonly countryCode: string
  readonly isRetired: boolean
}

/** An airport as a file has it. */
interface AirportOfFile extends Omit<StoredAirport, 'isRetired'> {
  /** Undefined where the file leaves the stored state. */
  readonly isRetired: boolean | undefined
}

/** Problem of a line, at a column; lines count from 1, the line of names included. */
export interface CsvProblem {
  readonly line: number
  /** Empty for a problem of the whole line. */
  readonly column: string
  readonly message: string
}

const columns = ['code', 'name', 'country', 'retired'] as const
type Column = (typeof columns)[number]

interface AirportsFile {
  readonly csv: string
  readonly count: number
}

/** Returns airports as files that are each small enough to be imported; one without airports has the columns alone. */
export function airportFiles(airports: readonly StoredAirport[]): readonly AirportsFile[] {
  const head = csvLine(columns)
  // Spreadsheets end a line with two characters, and begin a file with a mark of three bytes.
  const headBytes = head.length + 5
  let [file, bytes] = [{ csv: head, count: 0 }, headBytes]
  const files = [file]
  for (const { code, countryCode, isRetired, name } of airports) {
    const line = csvLine([code, name, countryCode, isRetired ? 'yes' : 'no'])
    const lineBytes = Buffer.byteLength(line) + 2
    if (file.count === catalogueBounds.csvLines || bytes + lineBytes > catalogueBounds.csvBytes) {
      file = { csv: head, count: 0 }
      bytes = headBytes
      files.push(file)
    }
    file.csv += `\n${line}`
    bytes += lineBytes
    file.count++
  }
  return files
}

/** Returns the airports of a file, and its problems; `countries` holds the codes of all countries. */
export function readAirportsCsv(
  csv: string,
  countries: ReadonlySet<string>,
): { readonly airports: readonly AirportOfFile[]; readonly problems: readonly CsvProblem[] } {
  const text = csv.startsWith('\uFEFF') ? csv.slice(1) : csv
  const separator = /^[^,;\n]*;/.test(text) ? ';' : ','
  const { csvLines, csvProblems } = catalogueBounds
  // One line more than allowed, so that a longer file is noticed.
  const [head, ...lines] = readCsv(text, { separator, maxLines: csvLines + 2 })
  const names = (head?.cells ?? []).map((cell) => cell.toLowerCase())
  const faults = headProblems(names)
  if (faults.length > 0) return { airports: [], problems: faults }
  if (lines.length > csvLines) {
    return { airports: [], problems: [{ line: 1, column: '', message: `Please send at most ${csvLines} airports` }] }
  }
  const rows = lines.map(({ cells, number }) => readLine(cells, { line: number, names, countries }))
  const problems = rows.flatMap((row) => row.problems)
  return {
    airports: rows.map(({ airport }) => airport),
    problems: [...problems, ...repeatedCodes(rows)].sort((a, b) => a.line - b.line).slice(0, csvProblems),
  }
}

function headProblems(names: readonly string[]): CsvProblem[] {
  const problem = (column: string, message: string) => [{ line: 1, column, message }]
  const unknown = names.find((name) => !columns.some((column) => column === name))
  if (unknown !== undefined) {
    return problem(unknown.slice(0, 40), `The first line names the columns: ${columns.join(', ')}`)
  }
  const missing = columns.find((column) => column !== 'retired' && !names.includes(column))
  if (missing !== undefined) return problem(missing, 'This column is missing')
  const repeated = names.find((name, at) => names.indexOf(name) < at)
  return repeated === undefined ? [] : problem(repeated, 'This column is there twice')
}

interface LineContext {
  readonly line: number
  readonly names: readonly string[]
  readonly countries: ReadonlySet<string>
}

function readLine(cells: readonly string[], { countries, line, names }: LineContext) {
  const cell = (column: Column) => plainCell(cells[names.indexOf(column)] ?? '')
  const retired = cell('retired').toLowerCase()
  const airport = {
    code: cell('code'),
    name: cell('name'),
    countryCode: cell('country'),
    isRetired: retired === '' ? undefined : retired === 'yes',
  }
  const problems: CsvProblem[] = []
  const report = (column: string, message: string) => void problems.push({ line, column, message })
  if (cells.length !== names.length) report('', `This line has ${cells.length} cells instead of ${names.length}`)
  for (const { message, path = '' } of validationErrors(airport, catalogueEntrySchemas.airport)) {
    report(path === 'countryCode' ? 'country' : path, message.includes('required') ? 'Please fill this in' : message)
  }
  const sign = nameSign(airport.name, disallowedInLine)
  if (sign) report('name', `A sign in it (${sign}) cannot be seen`)
  if (/\([A-Za-z]{3}\)$/.test(airport.name)) report('name', 'Please leave out the code; it is added')
  if (/^[A-Z]{2}$/.test(airport.countryCode) && !countries.has(airport.countryCode)) {
    report('country', 'Country not found. Please add it first.')
  }
  if (!['', 'no', 'yes'].includes(retired)) report('retired', 'Please write yes or no')
  return { airport, line, problems }
}

/** An export puts an apostrophe before text that a spreadsheet would take for a formula. */
function plainCell(cell: string): string {
  return /^'[=+\-@|%]/.test(cell) ? cell.slice(1) : cell
}

function repeatedCodes(rows: readonly { readonly airport: AirportOfFile; readonly line: number }[]): CsvProblem[] {
  const first = new Map<string, number>()
  return rows.flatMap(({ airport: { code }, line }) => {
    const before = first.get(code)
    if (before === undefined) first.set(code, line)
    return before === undefined || code === ''
      ? []
      : [{ line, column: 'code', message: `Line ${before} has the same code` }]
  })
}
