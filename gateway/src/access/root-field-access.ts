import { partnerScopes, type PartnerScope } from '@seneb/contracts/vocabulary/partner-access'
import {
  freshSignInS,
  permissions,
  staffRoles,
  type Permission,
  type StaffRole,
} from '@seneb/contracts/vocabulary/staff-access'
import { Kind, type DirectiveNode, type GraphQLField } from 'graphql'

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

/** How the schema spells a permission: `enquiry:read-personal` is ENQUIRY_READ_PERSONAL. */
export function permissionEnum(permission: Permission): string {
  return enumName(permission)
}

/** How the schema spells a role: `care-agent` is CARE_AGENT. */
export function roleEnum(role: StaffRole): string {
  return enumName(role)
}

/** How the schema spells a scope: `enquiries:submit` is ENQUIRIES_SUBMIT. */
export function scopeEnum(scope: PartnerScope): string {
  return enumName(scope)
}

/** The scope that the schema spells so. */
export function scopeOfEnum(spelled: string): PartnerScope | undefined {
  return partnerScopes.find((scope) => scopeEnum(scope) === spelled)
}

function partnerAccess(directive: DirectiveNode, field: string): PartnerFieldAccess {
  const node = valueOf(directive, 'scope')
  if (!node) return { isForPartners: true }
  const scope = node.kind === Kind.ENUM ? scopeOfEnum(node.value) : undefined
  if (!scope) throw new Error(`@partner of ${field} names no scope of partner-access.ts`)
  return { isForPartners: true, scope }
}

function valueOf({ arguments: given = [] }: DirectiveNode, name: string) {
  return given.find((argument) => argument.name.value === name)?.value
}

function staffAccess(directive: DirectiveNode, field: string): StaffAccess {
  const [mayNode, freshNode] = [valueOf(directive, 'may'), valueOf(directive, 'freshWithinSeconds')]
  const spelled = mayNode?.kind === Kind.ENUM ? mayNode.value : ''
  const may = permissions.find((permission) => permissionEnum(permission) === spelled)
  if (!may) throw new Error(`@staff of ${field} names no permission of staff-access.ts`)
  if (!freshNode) return { may }
  const freshWithinSeconds = Number(freshNode.kind === Kind.INT ? freshNode.value : 0)
  if (freshWithinSeconds < 1 || freshWithinSeconds > freshSignInS)
    throw new Error(`@staff of ${field}: freshWithinSeconds is from 1 to ${freshSignInS}`)
  return { may, freshWithinSeconds }
}

/** The role that the schema spells so. */
export function roleOfEnum(spelled: string): StaffRole | undefined {
  return staffRoles.find((role) => roleEnum(role) === spelled)
}

const enumName = (name: string) => name.toUpperCase().replaceAll(/[^A-Z]/g, '_')
