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
} from '../../graph/generated/catalogue/graphql.js'
import { shapeOfSchema, type NamedShape } from '../../schema-form/content-schema.js'
import { segmentOf } from './entry-paths.js'

export type ListedEntry = DeskCatalogueEntryFragment
export type EntryDetails = DeskCatalogueEntryDetailsQuery['catalogueEntry']

function entryKindName(kind: Kind): CatalogueEntryKind {
  return catalogueEntryKinds.find((one) => one === segmentOf(kind)) ?? 'airport'
}

export function keyFieldOf(kind: Kind): 'slug' | 'code' {
  return catalogueKeyField(entryKindName(kind))
}

/** Returns the fields of a kind without its key, which never changes. */
export function fieldsOfKind(kind: Kind): readonly NamedShape[] {
  const keyField = keyFieldOf(kind)
  return shapeOfSchema(catalogueEntrySchemas[entryKindName(kind)]).filter(({ name }) => name !== keyField)
}
