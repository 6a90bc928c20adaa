import { readFileSync } from 'node:fs'

/**
 * Returns the content of one of the data files generated beside this file; the caller knows its type. The path is also
 * valid from a bundle.
 */
export function readShipped(file: 'airports.json' | 'countries.json' | 'revisions.json'): unknown {
  return JSON.parse(readFileSync(new URL(`../shipped/${file}`, import.meta.url), 'utf8'))
}
