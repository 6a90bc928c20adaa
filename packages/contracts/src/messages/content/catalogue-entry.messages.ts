import { array, boolean, mixed, number, object, string } from 'yup'

import {
  catalogueBounds,
  catalogueEntryKinds,
  catalogueEntryStates,
  catalogueFilters,
  catalogueVersionStates,
  type CatalogueContent,
} from '../../publications/catalogue-entries.js'
import { defineRequest } from '../../define.js'
import { line } from '../../forms/fields.js'
import { csvFile, pageAfter, pageSize, recordId } from '../common-fields.js'
import { text, textOrNull } from './publication.schemas.js'

const read = { permission: 'catalogue:read' } as const
const edit = { permission: 'catalogue:edit' } as const
const approve = { permission: 'catalogue:approve' } as const

const kind = () =>
  string().oneOf(catalogueEntryKinds, 'Please choose a kind of entry').required('Please choose a kind of entry')
const key = () =>
  string()
    .max(catalogueBounds.key, 'The key of an entry has at most ${max} characters')
    .matches(/^[A-Za-z\d]+(?:-[A-Za-z\d]+)*$/, 'The key of an entry is letters and digits joined by hyphens')
    .required('Please name the entry')
const entryId = () => ({ kind: kind(), key: key() })

const seen = 'Please give the revision that you saw'
/** An entry and its revision as seen by the caller; 0 for one that was never edited. */
const seenEntry = () => ({ ...entryId(), revision: number().integer(seen).min(0, seen).required(seen) })

const content = () =>
  mixed<CatalogueContent>(
    (value): value is CatalogueContent => typeof value === 'object' && value !== null && !Array.isArray(value),
  ).typeError('Please send the fields of the entry as an object')

const staffIdOrNull = () => recordId().nullable().defined()

const version = {
  number: number().integer().required(),
  state: string().oneOf(catalogueVersionStates).required(),
  note: textOrNull,
  /** Null for an entry that the platform ships with. */
  writtenBy: staffIdOrNull(),
  writtenAt: text,
  checkedBy: staffIdOrNull(),
  checkedAt: textOrNull,
  returnReason: textOrNull,
}

const entryHead = {
  kind: kind(),
  key: text,
  name: text,
  /** The treatment type of a procedure, or the country of an airport. */
  group: textOrNull,
  state: string().oneOf(catalogueEntryStates).required(),
  /** Whether a version waits for a second person. */
  isInReview: boolean().required(),
}

/** Lists the entries of a kind, by group and position or name. */
export const ListCatalogueEntries = defineRequest('content.catalogue-entry.list', {
  access: read,
  input: () => ({
    kind: kind(),
    show: string().oneOf(catalogueFilters, 'Please choose a filter of the list').default('all'),
    search: line(catalogueBounds.search).optional(),
    first: pageSize(),
    after: pageAfter(),
  }),
  output: () => ({
    entries: array(object(entryHead).required()).required().min(0),
    /** Cursor of the next page; null on the last one. */
    next: textOrNull,
    totalCount: number().integer().required(),
  }),
  idempotent: true,
})

/** Reads an entry with its content, the version that waits for a second person, and its newest versions. */
export const ReadCatalogueEntry = defineRequest('content.catalogue-entry.read', {
  access: read,
  input: entryId,
  output: () => ({
    entry: object({
      ...entryHead,
      /** Counts its versions and their reviews; a change names the one that was seen. */
      revision: number().integer().required(),
      /** Null for a procedure that is not in the catalogue yet. */
      current: content().nullable().defined(),
      pending: object({ ...version, content: content().required() })
        .nullable()
        .defined(),
      versions: array(object({ ...version, content: content().required() }).required())
        .required()
        .min(0),
    }).required(),
  }),
  errors: ['CATALOGUE_ENTRY_UNKNOWN'],
  idempotent: true,
})

const saved = () => ({
  kind: kind(),
  key: text,
  /** Number of the version that was written or changed. */
  version: number().integer().required(),
  /** Revision of the entry after the change. */
  revision: number().integer().required(),
  state: string().oneOf(catalogueVersionStates).required(),
})
const changing = ['CATALOGUE_ENTRY_UNKNOWN', 'CHANGED_MEANWHILE'] as const

/**
 * Saves an entry as its next version, or adds one. A change of a procedure's stay rules waits for a second person; any
 * other change takes effect immediately.
 */
export const SaveCatalogueEntry = defineRequest('content.catalogue-entry.save', {
  access: edit,
  input: () => ({
    ...seenEntry(),
    content: content().required('Please send the fields of the entry'),
    note: line(catalogueBounds.note).optional(),
    /** Whether the key must be free. */
    isNew: boolean().optional(),
  }),
  output: saved,
  errors: changing,
})

/** Makes the content of an earlier version the next one, by the rules of a save. */
export const RestoreCatalogueVersion = defineRequest('content.catalogue-entry.restore', {
  access: edit,
  input: () => ({
    ...seenEntry(),
    from: number()
      .integer('Please choose a version')
      .min(1, 'Please choose a version')
      .required('Please choose a version'),
  }),
  output: saved,
  errors: changing,
})

/** Withdraws the version that waits for a second person. */
export const WithdrawCatalogueVersion = defineRequest('content.catalogue-entry.withdraw', {
  access: edit,
  input: seenEntry,
  output: saved,
  errors: changing,
})

/** Approves the version that waits, which takes effect; none of its authors may. */
export const ApproveCatalogueVersion = defineRequest('content.catalogue-entry.approve', {
  access: approve,
  input: seenEntry,
  output: saved,
  errors: [...changing, 'APPROVER_IS_AUTHOR'],
})

/** Returns the version that waits to its author, with the reason. */
export const ReturnCatalogueVersion = defineRequest('content.catalogue-entry.return', {
  access: approve,
  input: () => ({
    ...seenEntry(),
    reason: line(catalogueBounds.note).required('Please say what has to change'),
  }),
  output: saved,
  errors: changing,
})

const csv = () => csvFile({ maxBytes: catalogueBounds.csvBytes, missing: 'Please choose a file with airports' })
const counts = {
  added: number().integer().required(),
  changed: number().integer().required(),
  retired: number().integer().required(),
  restored: number().integer().required(),
  unchanged: number().integer().required(),
}

/** Reads a file of airports without storing anything. */
export const PreviewAirportImport = defineRequest('content.airport-file.preview-import', {
  access: edit,
  input: () => ({ csv: csv() }),
  output: () => ({
    ...counts,
    /** Names the airports as this preview saw them; an import with it stores nothing over later changes. */
    seen: text,
    problems: array(
      object({
        /** Counts from 1, the line of names included. */
        line: number().integer().required(),
        /** Empty for a problem of the whole line. */
        column: string().defined(),
        message: text,
      }).required(),
    )
      .required()
      .min(0),
  }),
  idempotent: true,
})

/** Stores every airport of a file that differs, in one transaction; a file with a problem stores nothing. */
export const ImportAirports = defineRequest('content.airport-file.import', {
  access: edit,
  input: () => ({
    csv: csv(),
    seen: line(40).required('Please read the file first, without storing it'),
    note: line(catalogueBounds.note).optional(),
  }),
  output: () => counts,
  errors: ['CHANGED_MEANWHILE'],
})

/** Exports the airports of a country, or all, as files that are each small enough to be imported. */
export const ExportAirports = defineRequest('content.airport-file.export', {
  access: read,
  input: () => ({ countryCode: line(2).optional() }),
  output: () => ({
    files: array(object({ csv: text, count: number().integer().required() }).required())
      .required()
      .min(1),
  }),
  idempotent: true,
})
