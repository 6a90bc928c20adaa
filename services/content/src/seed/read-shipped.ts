import { readFileSync } from 'node:fs'

/** Reads one of the data files generated beside this file. */
export function readShipped<T>(file: 'airports.json' | 'countries.json'): T {
  return JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as T
}
