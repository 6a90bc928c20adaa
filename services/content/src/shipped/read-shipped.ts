import { readFileSync } from 'node:fs'

/** Reads one of the data files generated beside this file; who asks knows what it holds. The path holds from a bundle too. */
export function readShipped(file: 'airports.json' | 'countries.json' | 'revisions.json'): unknown {
  return JSON.parse(readFileSync(new URL(`../shipped/${file}`, import.meta.url), 'utf8'))
}
