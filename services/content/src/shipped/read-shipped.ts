import { readFileSync } from 'node:fs'

/** Reads one of the data files generated beside this file; who asks knows what it holds. */
export function readShipped(file: 'airports.json' | 'countries.json' | 'revisions.json'): unknown {
  return JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'))
}
