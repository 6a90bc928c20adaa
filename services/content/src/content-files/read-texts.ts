import {
  publicationSchemas,
  type PublicationKind,
  type PublicationKinds,
} from '@seneb/contracts/publications/publication-kinds'
import { legalVersion } from '@seneb/contracts/publications/page.schemas'
import { array, number, type AnyObject, type ObjectSchema } from 'yup'

import { checkWritten, throwMistakes, type FieldMistake } from './check-written.js'
import { ContentFileError } from './content-file-error.js'
import { contentFile, contentFiles, contentFolder, type ContentFile } from './content-folder.js'
import { parseMarkdown } from './parse-markdown.js'
import { parseYaml } from './parse-yaml.js'
import type { WrittenFile } from './written-file.js'

/** Every text we ship, by kind; the order in each list is the order of display. */
export interface ShippedTexts {
  readonly specialties: Records<'specialty'>
  readonly treatments: Records<'treatment'>
  readonly pages: Records<'page'>
  readonly articles: Records<'article'>
  readonly news: Records<'news'>
  readonly faqs: Records<'faq'>
  readonly legalDocuments: Records<'legal-document'>
  readonly companyValues: Records<'company-value'>
  readonly team: Records<'team-member'>
  readonly partners: Records<'partner'>
  readonly packageInclusions: Records<'package-inclusion'>
  readonly emailTexts: Records<'email-text'>
  readonly packages: Records<'package'>
  readonly offers: Records<'offer'>
  readonly claims: Records<'claim'>
  readonly ratings: Records<'rating'>
  readonly settings: Records<'setting'>
}

type Records<K extends PublicationKind> = readonly PublicationKinds[K][]

/** Reads and checks every text of the folder; throws a sentence for each mistake of the first file with any. */
export function readTexts(folder = contentFolder): ShippedTexts {
  return {
    specialties: readPages('specialty', contentFiles('specialties', '.md', folder)),
    treatments: readPages('treatment', contentFiles('treatments', '.md', folder)),
    pages: readPages('page', contentFiles('pages', '.md', folder)),
    articles: readPages('article', contentFiles('articles', '.md', folder)),
    news: readList('news', contentFile('news.yaml', folder)),
    faqs: readList('faq', contentFile('faqs.yaml', folder)),
    legalDocuments: readLegalDocuments(folder),
    companyValues: readList('company-value', contentFile('company-values.yaml', folder)),
    team: readList('team-member', contentFile('team.yaml', folder)),
    partners: readList('partner', contentFile('partners.yaml', folder)),
    packageInclusions: readList('package-inclusion', contentFile('package-inclusions.yaml', folder)),
    emailTexts: readList('email-text', contentFile('email-texts.yaml', folder)),
    packages: readList('package', contentFile('packages.yaml', folder)),
    offers: readList('offer', contentFile('offers.yaml', folder)),
    claims: readList('claim', contentFile('claims.yaml', folder)),
    ratings: readList('rating', contentFile('ratings.yaml', folder)),
    settings: readList('setting', contentFile('settings.yaml', folder)),
  }
}

/** Reads pages, a Markdown file each, in the order of their `position`. The name of a file is the slug of the page. */
export function readPages<K extends PublicationKind>(kind: K, files: readonly ContentFile[]): Records<K> {
  const pages = files.map((file) => ({ file, written: parseMarkdown(file.text, schemaOf(kind)) }))
  return sortFiles(pages).map(({ file, written }) => checkRecord(kind, file, withName(written, { slug: file.name })))
}

/** Reads short records, a YAML list in the order of display. */
export function readList<K extends PublicationKind>(kind: K, file: ContentFile): Records<K> {
  const written = parseYaml(file.text)
  const records: readonly AnyObject[] = checkWritten(file.path, written, array(schemaOf(kind)).required())
  throwMistakes(file.path, repeatedNames(records), written.lineOf)
  return records as unknown as Records<K>
}

/** Finds the records whose key or id is that of one before: only one of them would be published. */
function repeatedNames(records: readonly AnyObject[]): FieldMistake[] {
  const seen = new Set<string>()
  return records.flatMap((record, i) => {
    const field = 'key' in record ? 'key' : 'id'
    const name = String(record[field])
    const isRepeated = seen.has(name)
    seen.add(name)
    return isRepeated ? [{ path: `[${i}].${field}`, message: `${field} "${name}" is there twice` }] : []
  })
}

function checkRecord<K extends PublicationKind>(
  kind: K,
  { path }: ContentFile,
  written: WrittenFile,
): PublicationKinds[K] {
  const record: unknown = checkWritten(path, written, schemaOf(kind))
  return record as PublicationKinds[K]
}

function schemaOf(kind: PublicationKind): ObjectSchema<AnyObject> {
  return publicationSchemas[kind] as ObjectSchema<AnyObject>
}

/** Reads the facts of each legal document, `<slug>.yaml`, with its versions, `<slug>/<number>.md`. */
function readLegalDocuments(folder: string): Records<'legal-document'> {
  const path = 'legal-documents'
  const documents = contentFiles(path, '.yaml', folder).map((file) => ({ file, written: parseYaml(file.text) }))
  return sortFiles(documents).map(({ file, written }) => {
    const versions = contentFiles(`${path}/${file.name}`, '.md', folder).map((version) => {
      const text = parseMarkdown(version.text, legalVersion as ObjectSchema<AnyObject>)
      return checkWritten(version.path, withName(text, { version: version.name }), legalVersion)
    })
    const named = withName(written, { slug: file.name })
    return checkRecord('legal-document', file, { ...named, data: { ...(named.data as object), versions } })
  })
}

interface PlacedFile {
  readonly file: ContentFile
  readonly written: WrittenFile
}

const positionSchema = number().integer().min(1).required()

/** Takes the place of each file among its kind out of its facts, and sorts by it. */
function sortFiles(files: readonly PlacedFile[]): PlacedFile[] {
  const placed = files.map(({ file, written }) => {
    if (written.mistakes.length > 0) throw new ContentFileError(file.path, written.mistakes)
    const { position, ...data } = (written.data ?? {}) as { position?: unknown }
    const line = written.lineOf('position')
    if (!positionSchema.isValidSync(position, { strict: true })) {
      throw new ContentFileError(file.path, [
        { line, message: 'position is missing: the place among its kind, from 1' },
      ])
    }
    return { file, line, position, written: { ...written, data } }
  })
  const sorted = placed.toSorted((one, other) => one.position - other.position)
  sorted.forEach(({ file, line, position }, i) => {
    const before = sorted[i - 1]
    if (before?.position === position) {
      throw new ContentFileError(file.path, [
        { line, message: `position ${position} is that of ${before.file.path} as well` },
      ])
    }
  })
  return sorted
}

/** Adds the values from the file name before the facts; they override facts of the same name. */
function withName(written: WrittenFile, name: Readonly<Record<string, string>>): WrittenFile {
  return { ...written, data: { ...name, ...(written.data as object), ...name } }
}
