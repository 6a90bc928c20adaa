import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * Adds the checksum of every golden that has none yet, and changes none that is there: a golden is what was said once, so
 * from the day it is committed it stays as it is (tests/architecture/goldens.test.ts).
 */
const folder = fileURLToPath(new URL('../../src/golden/', import.meta.url))
const sumsFile = `${folder}SHA256SUMS`

const lines = readFileSync(sumsFile, 'utf8').split('\n').filter(Boolean)
const summed = new Set(lines.map((line) => line.slice(66)))
const added = readdirSync(folder).filter((file) => file.endsWith('.json') && !summed.has(file))
const sums = added.map((file) => `${sumOf(file)}  ${file}`)
writeFileSync(sumsFile, `${[...lines, ...sums].toSorted((a, b) => (a.slice(66) < b.slice(66) ? -1 : 1)).join('\n')}\n`)

function sumOf(file: string): string {
  return createHash('sha256')
    .update(readFileSync(`${folder}${file}`))
    .digest('hex')
}
