import { partnerScopes, type PartnerScope } from '@seneb/contracts/vocabulary/partner-access'
import { freshSignInS, permissions, type Permission } from '@seneb/contracts/vocabulary/staff-access'
import { Kind, type DirectiveNode, type GraphQLField, type ValueNode } from 'graphql'

import { enumName } from '../enum-values.js'
import { publicRootFields, signInFields } from './root-field-lists.js'

/** What of our staff a field of Query or Mutation takes, as its `@staff` says. */
export interface StaffAccess {
  readonly may: Permission
  /** How recent the proof of who they are has to be. */
  readonly freshWithinSeconds?: number
}

/** What of a partner a field of Query or Mutation takes, as its `@partner` says. */
export interface PartnerFieldAccess {
  readonly isForPartners: true
  /** What the key has to be given; any key does without it. */
  readonly scope?: PartnerScope
}

/** Who may ask a field of Query or Mutation: everybody, whoever is signing in by our own pages, some of our staff, or partners. */
export type RootFieldAccess = 'public' | 'sign-in' | StaffAccess | PartnerFieldAccess

export function isForPartners(access: RootFieldAccess): access is PartnerFieldAccess {
  return typeof access === 'object' && 'isForPartners' in access
}

/**
 * Reads who may ask a field; throws for one that is in no list and has no directive, or in more than one place, so that
 * nothing becomes public by being forgotten (S6). The gateway does not open then, and its schema is not printed.
 */
export function rootFieldAccess({
  astNode,
  name,
}: Pick<GraphQLField<unknown, unknown>, 'astNode' | 'name'>): RootFieldAccess {
  const directive = (of: string) => astNode?.directives?.find((each) => each.name.value === of)
  const [staff, partner] = [directive('staff'), directive('partner')]
  const found: RootFieldAccess[] = [
    ...(publicRootFields.has(name) ? (['public'] as const) : []),
    ...(signInFields.has(name) ? (['sign-in'] as const) : []),
    ...(staff ? [staffAccess(staff, name)] : []),
    ...(partner ? [partnerAccess(partner, name)] : []),
  ]
  const [access] = found
  if (access !== undefined && found.length === 1) return access
  throw new Error(
    `${name} has to be in one list of access/root-field-lists.ts or have @staff or @partner, and is in ${found.length} of these places`,
  )
}

function partnerAccess(directive: DirectiveNode, field: string): PartnerFieldAccess {
  const node = valueOf(directive, 'scope')
  if (!node) return { isForPartners: true }
  const scope = wordOf(node, partnerScopes)
  if (!scope) throw new Error(`@partner of ${field} names no scope of partner-access.ts`)
  return { isForPartners: true, scope }
}

function valueOf({ arguments: given = [] }: DirectiveNode, name: string) {
  return given.find((argument) => argument.name.value === name)?.value
}

function staffAccess(directive: DirectiveNode, field: string): StaffAccess {
  const [mayNode, freshNode] = [valueOf(directive, 'may'), valueOf(directive, 'freshWithinSeconds')]
  const may = mayNode && wordOf(mayNode, permissions)
  if (!may) throw new Error(`@staff of ${field} names no permission of staff-access.ts`)
  if (!freshNode) return { may }
  const freshWithinSeconds = Number(freshNode.kind === Kind.INT ? freshNode.value : 0)
  if (freshWithinSeconds < 1 || freshWithinSeconds > freshSignInS)
    throw new Error(`@staff of ${field}: freshWithinSeconds is from 1 to ${freshSignInS}`)
  return { may, freshWithinSeconds }
}

/** The word of a list that an enum name in a directive stands for. */
function wordOf<Word extends string>(node: ValueNode, words: readonly Word[]): Word | undefined {
  return node.kind === Kind.ENUM ? words.find((word) => enumName(word) === node.value) : undefined
}
