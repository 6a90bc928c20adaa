import type { DefinitionNode } from 'graphql'

export function writeTrustedDocuments(): Promise<boolean>
export function documentId(text: string): string
export function textOf(parts: {
  readonly operation: DefinitionNode | undefined
  readonly definitions: readonly DefinitionNode[]
}): string
