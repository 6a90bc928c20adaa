import type { CatalogueEntryKind } from '../../graph/generated/catalogue/graphql.js'
import { catalogueCopy } from './catalogue.copy.js'

const kinds = Object.keys(catalogueCopy.kinds) as readonly CatalogueEntryKind[]

/** Returns a kind as contracts and addresses of the desk spell it. */
export function segmentOf(kind: CatalogueEntryKind): string {
  return kind.toLowerCase().replaceAll('_', '-')
}

/** Returns the kind in an address of the desk; undefined for an unknown one. */
export function entryKindAt(segment: string | undefined): CatalogueEntryKind | undefined {
  return kinds.find((kind) => segmentOf(kind) === segment)
}

/** Returns the path of an entry on the desk; the key `new` opens the form of a new one. */
export function entryPathOf({ key, kind }: { readonly key: string; readonly kind: CatalogueEntryKind }): string {
  return `/catalogue/${segmentOf(kind)}/${key}`
}
