import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Everything that we ship, in files that an editor reads. The path is also valid from a bundle. */
export const contentFolder = fileURLToPath(new URL('../../content/', import.meta.url))

/** A file of the content folder. */
export interface ContentFile {
  /** Path as a mistake names it. */
  readonly path: string
  /** Name without its ending. */
  readonly name: string
  readonly text: string
}

/** Returns a file of the folder by its path in it. */
export function contentFile(path: string, folder = contentFolder): ContentFile {
  const text = readFileSync(join(folder, path), 'utf8').replaceAll('\r\n', '\n')
  return { path: `content/${path}`, name: basename(path).replace(/\.\w+$/, ''), text }
}

/** Returns the data of a JSON file that a command generates; the caller has its type. */
export function contentData(path: 'airports.json' | 'countries.json' | 'revisions.json'): unknown {
  return JSON.parse(readFileSync(join(contentFolder, path), 'utf8'))
}

/** Returns the files of a folder with this ending, by name. */
export function contentFiles(path: string, ending: '.md' | '.yaml', folder = contentFolder): ContentFile[] {
  return readdirSync(join(folder, path))
    .filter((name) => name.endsWith(ending))
    .toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }))
    .map((name) => contentFile(`${path}/${name}`, folder))
}
