import {
  editableKinds,
  isClaimKind,
  isLegalKind,
  type EditableKind,
} from '@seneb/contracts/publications/publication-editing'

import type { TypedDocumentNode } from '@graphql-typed-document-node/core'

import type {
  DeskPublicationFragment,
  DeskPublicationQuery,
  DeskPublicationVersionFragment,
  PublicationKind,
  PublicationVersionState,
} from '../../graph/generated/content/graphql.js'
import { contentCopy } from './content.copy.js'

export type ListedPublication = DeskPublicationFragment
export type PublicationDetails = DeskPublicationQuery['editablePublication']
export type ListedVersion = DeskPublicationVersionFragment

export const kindLabels: Readonly<Record<PublicationKind, string>> = contentCopy.kinds
export const kinds = Object.keys(kindLabels) as readonly PublicationKind[]

/** Returns a kind as contracts and addresses of the desk spell it. */
export function kindName(kind: PublicationKind): EditableKind {
  const name = kind.toLowerCase().replaceAll('_', '-')
  return editableKinds.find((one) => one === name) ?? 'page'
}

/** Returns which requests publish this kind: those of texts, of the register of claims or of legal documents. */
export function publisherOf(kind: PublicationKind): 'claims' | 'legal' | 'texts' {
  const name = kindName(kind)
  if (isClaimKind(name)) return 'claims'
  return isLegalKind(name) ? 'legal' : 'texts'
}

/** Permission to publish, by the requests that do it. */
export const publishPermissions = {
  claims: 'CLAIM_PUBLISH',
  legal: 'LEGAL_PUBLISH',
  texts: 'CONTENT_PUBLISH',
} as const

/** Whether the site changes a text with a release only, so that the desk cannot (D-03). */
export function isReleased({ key, kind }: Pick<ListedPublication, 'key' | 'kind'>): boolean {
  return kind === 'LEGAL_DOCUMENT' && key === 'cookie-policy'
}

/** Returns the kind in an address of the desk; undefined for an unknown one. */
export function kindAt(segment: string | undefined): PublicationKind | undefined {
  return kinds.find((kind) => kindName(kind) === segment)
}

/** Returns the path of a text on the desk. */
export function deskPathOf({ key, kind }: Pick<ListedPublication, 'key' | 'kind'>): string {
  return `/content/${kindName(kind)}/${key}`
}

/** A record and its revision as the viewer saw it. */
export interface Target {
  readonly kind: PublicationKind
  readonly key: string
  readonly revision: number
}

/** A document that takes fewer kinds, or none, for the record that is open. */
export function asTargeted<Result, Variables extends object>(document: TypedDocumentNode<Result, Variables>) {
  return document as unknown as TypedDocumentNode<Result, Omit<Variables, 'kind'> & Target>
}

/** State of a record after a change, and its revision then. */
export interface SavedState {
  readonly state: PublicationVersionState
  readonly revision: number
}
