import {
  catalogueBounds,
  catalogueEntrySchemas,
  catalogueKeyField,
  type CatalogueContent,
  type CatalogueContents,
  type CatalogueEntryKind,
} from '@seneb/contracts/publications/catalogue-entries'
import { kindName } from '@seneb/contracts/messages/content/with-common-facts'
import type { FieldProblem } from '@seneb/contracts/errors'
import { disallowedInLine, nameSign } from '@seneb/contracts/forms/typed-text'
import { AppError } from '@seneb/platform/app-error'
import type { ReadTx } from '@seneb/service-kit/database/db'
import type { ValidationError } from 'yup'

import { typeNames, validationErrors } from '../content-files/check-written.js'
import { countryCodesSql, entryByNameSql } from './entry-names.queries.js'
import { shippedCountries } from './shipped-countries.js'
import { stayRuleProblems } from './stay-rules.rules.js'

interface Entry {
  readonly kind: CatalogueEntryKind
  readonly key: string
  readonly content: CatalogueContent
  /** Content that is stored now; undefined for an entry that is added. */
  readonly current?: CatalogueContent | undefined
}

/** Throws INPUT_INVALID with a sentence at each field of an entry that cannot be stored. */
export async function assertStorable(entry: Entry, tx: ReadTx): Promise<void> {
  const own = entryProblems(entry)
  const problems = own.length > 0 ? own : await referenceProblems(entry, tx)
  if (problems.length === 0) return
  const fields = problems
    .slice(0, 50)
    .map(({ message, path }) => ({ path: path === '' ? 'content' : `content.${path}`, message }))
  throw new AppError('INPUT_INVALID', { fields })
}

/** Returns the problems of one entry, independent of other entries. */
export function entryProblems({ content, current, key, kind }: Entry): readonly FieldProblem[] {
  const size = JSON.stringify(content).length
  const max = catalogueBounds.content
  if (size > max) return [{ path: '', message: `Please use at most ${max} characters; this entry has ${size}` }]
  const keyField = catalogueKeyField(kind)
  if (content[keyField] !== key) return [{ path: keyField, message: `The key does not change; please leave it ${key}` }]
  const problems = validationErrors(content, catalogueEntrySchemas[kind]).map(schemaProblem)
  if (problems.length > 0) return problems
  const unseen = unseenProblems(content)
  if (unseen.length > 0) return unseen
  if (key === 'other') return otherProblems(kind, content, current)
  return kind === 'procedure' ? stayRuleProblems(content as CatalogueContents['procedure']) : []
}

function schemaProblem({ message, params = {}, path = '', type }: ValidationError): FieldProblem {
  switch (type) {
    case 'optionality':
    case 'nullable':
    case 'required':
      return { path, message: 'Please fill this in' }
    case 'noUnknown':
      return { path, message: `There is no field "${String(params['unknown']).slice(0, 100)}"` }
    case 'typeError':
      return { path, message: `Please give ${typeNames[String(params['type'])] ?? String(params['type'])}` }
    default:
      return { path, message }
  }
}

/** Every text of an entry is one line that reads as it was written. */
function unseenProblems(value: unknown, path = ''): FieldProblem[] {
  if (typeof value === 'string') {
    const sign = nameSign(value, disallowedInLine)
    const message = sign
      ? `Please type this again: a sign in it (${sign}) cannot be seen`
      : 'Please leave out spaces at both ends'
    return sign || value !== value.trim() ? [{ path, message }] : []
  }
  if (Array.isArray(value)) return value.flatMap((one, at) => unseenProblems(one, `${path}[${at}]`))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, one]) => unseenProblems(one, path === '' ? name : `${path}.${name}`))
}

/** Forms offer 'Other' to those who find nothing else (CAT-12). */
function otherProblems(kind: CatalogueEntryKind, content: CatalogueContent, current?: CatalogueContent) {
  if (kind !== 'procedure' && kind !== 'treatment-type') return []
  if (content['isRetired']) return [{ path: 'isRetired', message: '"Other" cannot be retired' }]
  const isRenamed = current !== undefined && content['name'] !== current['name']
  return isRenamed ? [{ path: 'name', message: 'The name of "Other" does not change' }] : []
}

/** Returns the problems of an entry with others, which it names or whose name it has. */
async function referenceProblems({ content, current, key, kind }: Entry, tx: ReadTx): Promise<FieldProblem[]> {
  if (kind === 'airport') {
    const code = String(content['countryCode'])
    const [found] = await tx.query(countryCodesSql, [code])
    const isKnown = found !== undefined || shippedCountries.has(code)
    return isKnown ? [] : [{ path: 'countryCode', message: 'Country not found. Please add it first.' }]
  }
  const name = String(content['name'])
  const known = kind === 'country' ? [...shippedCountries.values()] : []
  const [other] = await tx.query<{ key: string }>(entryByNameSql[kind], [name, key, JSON.stringify(known)])
  if (other) return [{ path: 'name', message: 'Another entry has or had this name. Please choose another one.' }]
  if (kind !== 'procedure') return []
  const type = String(content['treatmentType'])
  if (current !== undefined && current['treatmentType'] !== type) {
    const message = 'The treatment type of a procedure does not change. Retire it and add another procedure.'
    return [{ path: 'treatmentType', message }]
  }
  const types = await tx.query<{ isRetired: boolean }>(
    `/* readTreatmentTypeOfEntry */ select retired_at is not null as "isRetired" from treatment_types where slug = $1`,
    [type],
  )
  if (!types[0]) return [{ path: 'treatmentType', message: 'Treatment type not found' }]
  const unknown = await unknownKinds(content as CatalogueContents['procedure'], tx)
  if (unknown.length > 0) return unknown
  if (await isFull(content, tx)) return [{ path: '', message: 'The catalogue is full. Please shorten its procedures.' }]
  const isAdded = current === undefined || (current['isRetired'] === true && content['isRetired'] !== true)
  return types[0].isRetired && isAdded
    ? [{ path: 'treatmentType', message: 'This treatment type is retired. Please restore it first.' }]
    : []
}

async function isFull(content: CatalogueContent, tx: ReadTx): Promise<boolean> {
  const sql = `/* readSizeOfProcedures */
    select coalesce(sum(octet_length(facts::text)), 0)::int as size from procedures where slug <> $1`
  const [row] = await tx.query<{ size: number }>(sql, [content['slug']])
  return (row?.size ?? 0) + Buffer.byteLength(JSON.stringify(content)) > catalogueBounds.procedures
}

/** Returns a problem for each unknown kind; without it, a misspelled kind would leave out its facts. */
async function unknownKinds({ kinds }: CatalogueContents['procedure'], tx: ReadTx): Promise<FieldProblem[]> {
  const sql = `/* readCommonKinds */
    select facts ->> 'kind' as kind from catalogue_state, json_array_elements(common_facts) as facts`
  const known = new Set((await tx.query<{ kind: string }>(sql)).map(({ kind }) => kindName(kind)))
  return kinds.flatMap((kind, at) =>
    known.has(kindName(kind))
      ? []
      : [{ path: `kinds[${at}]`, message: `Please choose one of ${[...known].join(', ')}` }],
  )
}
