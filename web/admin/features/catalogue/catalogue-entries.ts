import {
  catalogueEntryKinds,
  catalogueEntrySchemas,
  catalogueKeyField,
  type CatalogueEntryKind,
} from '@seneb/contracts/publications/catalogue-entries'

import type {
  CatalogueEntryKind as Kind,
  DeskCatalogueEntryDetailsQuery,
  DeskCatalogueEntryFragment,
  DeskCatalogueVersionFragment,
} from '../../graph/generated/catalogue/graphql.js'
import { shapeOfSchema, type NamedShape } from '../../schema-form/content-schema.js'
import { catalogueCopy } from './catalogue.copy.js'

export type ListedEntry = DeskCatalogueEntryFragment
export type EntryDetails = DeskCatalogueEntryDetailsQuery['catalogueEntry']
export type EntryVersion = DeskCatalogueVersionFragment

export const entryKinds = Object.keys(catalogueCopy.kinds) as readonly Kind[]

/** Returns a kind as contracts and addresses of the desk spell it. */
export function entryKindName(kind: Kind): CatalogueEntryKind {
  const name = kind.toLowerCase().replaceAll('_', '-')
  return catalogueEntryKinds.find((one) => one === name) ?? 'airport'
}

/** Returns the kind in an address of the desk; undefined for an unknown one. */
export function entryKindAt(segment: string | undefined): Kind | undefined {
  return entryKinds.find((kind) => entryKindName(kind) === segment)
}

/** Returns the path of an entry on the desk. */
export function entryPathOf({ key, kind }: Pick<ListedEntry, 'key' | 'kind'>): string {
  return `/catalogue/${entryKindName(kind)}/${key}`
}

export function keyFieldOf(kind: Kind): 'slug' | 'code' {
  return catalogueKeyField(entryKindName(kind))
}

/** Returns the fields of a kind without its key, which never changes. */
export function fieldsOfKind(kind: Kind): readonly NamedShape[] {
  const keyField = keyFieldOf(kind)
  return shapeOfSchema(catalogueEntrySchemas[entryKindName(kind)]).filter(({ name }) => name !== keyField)
}
