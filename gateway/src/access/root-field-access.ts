import { partnerScopes, type PartnerScope } from '@seneb/contracts/vocabulary/partner-access'
import {
  freshSignInS,
  permissions,
  requiresReauthentication,
  type Permission,
} from '@seneb/contracts/vocabulary/staff-access'
import {
  Kind,
  type DirectiveNode,
  type GraphQLField,
  type ValueNode,
  type DocumentNode,
  type FieldNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql'

import { enumName } from '../enum-values.js'

/** Staff access that a field of Query or Mutation requires, as its `@staff` directive states. */
export interface StaffAccess {
  readonly permission: Permission
  /** Maximum age of the last proof of identity, in seconds. */
  readonly maxAuthAgeSeconds?: number
}

/** Partner access that a field of Query or Mutation requires, as its `@partner` directive states. */
export interface PartnerFieldAccess {
  readonly isForPartners: true
  /** Scope that the key must have; without one, any key is accepted. */
  readonly scope?: PartnerScope
}

/**
 * Access that a field of Query or Mutation requires: public, sign-in from our own pages, a staff permission, or a
 * partner's key.
 */
export type RootFieldAccess = 'public' | 'sign-in' | StaffAccess | PartnerFieldAccess

export function isForPartners(access: RootFieldAccess): access is PartnerFieldAccess {
  return typeof access === 'object' && 'isForPartners' in access
}

/**
 * Returns the access that a field requires. Throws for a field declared nowhere or twice, so that no field becomes
 * public by mistake (S6). The gateway then does not open, and its schema is not printed.
 */
export function rootFieldAccess({
  astNode,
  name,
}: Pick<GraphQLField<unknown, unknown>, 'astNode' | 'name'>): RootFieldAccess {
  const directive = (of: string) => astNode?.directives?.find((each) => each.name.value === of)
  const [staff, partner, site] = [directive('staff'), directive('partner'), directive('site')]
  const found: RootFieldAccess[] = [
    ...(publicRootFields.has(name) || site ? (['public'] as const) : []),
    ...(signInFields.has(name) ? (['sign-in'] as const) : []),
    ...(staff ? [staffAccess(staff, name)] : []),
    ...(partner ? [partnerAccess(partner, name)] : []),
  ]
  const [access] = found
  if (access !== undefined && found.length === 1) return access
  throw new Error(
    `${name} has to be in one list of access/root-field-access.ts or have @staff, @partner or @site, and is in ${found.length} of these places`,
  )
}

function partnerAccess(directive: DirectiveNode, field: string): PartnerFieldAccess {
  const node = valueOf(directive, 'scope')
  if (!node) return { isForPartners: true }
  const scope = labelOf(node, partnerScopes)
  if (!scope) throw new Error(`@partner of ${field} names no scope of partner-access.ts`)
  return { isForPartners: true, scope }
}

function valueOf({ arguments: args = [] }: DirectiveNode, name: string) {
  return args.find((argument) => argument.name.value === name)?.value
}

function staffAccess(directive: DirectiveNode, field: string): StaffAccess {
  const [permissionNode, ageNode] = [valueOf(directive, 'permission'), valueOf(directive, 'maxAuthAgeSeconds')]
  const permission = permissionNode && labelOf(permissionNode, permissions)
  if (!permission) throw new Error(`@staff of ${field} names no permission of staff-access.ts`)
  if (!ageNode) {
    if (!requiresReauthentication(permission)) return { permission }
    throw new Error(`@staff of ${field} lacks maxAuthAgeSeconds, which ${permission} requires`)
  }
  const maxAuthAgeSeconds = Number(ageNode.kind === Kind.INT ? ageNode.value : 0)
  if (maxAuthAgeSeconds < 1 || maxAuthAgeSeconds > freshSignInS)
    throw new Error(`@staff of ${field}: maxAuthAgeSeconds is from 1 to ${freshSignInS}`)
  return { permission, maxAuthAgeSeconds }
}

/** Returns the word of a list that an enum name in a directive represents. */
function labelOf<Word extends string>(node: ValueNode, values: readonly Word[]): Word | undefined {
  return node.kind === Kind.ENUM ? values.find((word) => enumName(word) === node.value) : undefined
}

/** Fields of Query that are public and promised to partners; `schema.graphql` shows them. */
export const publicRootFields: ReadonlySet<string> = new Set([
  'airports',
  'article',
  'articles',
  'catalogueChanges',
  'companyValues',
  'countries',
  'faqs',
  'legalDocument',
  'legalDocuments',
  'page',
  'responseTimeStats',
  'costEstimate',
  'referencePrices',
  'referencePriceVersions',
  'savingsClaim',
  'search',
  'site',
  'specialties',
  'specialty',
  'stayTimeline',
  'team',
  'tripCost',
  'treatment',
  'treatments',
  'treatmentTypes',
])

/** Mutations with which a partner submits an enquiry for a person who agreed; live ones count toward a limit. */
export const submissionFields: ReadonlySet<string> = new Set(['submitTripPlanEnquiry', 'submitConsultationEnquiry'])

/**
 * Fields for signing in, or that only read the caller's own session. They require no permission because their input is
 * itself a secret. Only our own pages may send those of Mutation, and the public schema omits them.
 */
export const signInFields: ReadonlySet<string> = new Set([
  'viewer',
  'startSignIn',
  'verifySignIn',
  'signOut',
  'lockSession',
  'unlockSession',
  'reauthenticate',
  'readInvitation',
  'createInvitationPasskeyChallenge',
  'acceptInvitation',
  'createPasskeyChallenge',
  'signInByPasskey',
  'requestPasswordReset',
  'resetPassword',
])

/**
 * Returns the root fields that an operation executes, by response name. Aliases count separately; a field repeated
 * under one name is executed once. Each fragment is read once.
 */
export function rootFieldsOf(
  document: DocumentNode,
  operation: OperationDefinitionNode,
): ReadonlyMap<string, FieldNode> {
  const fragments = new Map(
    document.definitions.flatMap((part) => (part.kind === Kind.FRAGMENT_DEFINITION ? [[part.name.value, part]] : [])),
  )
  const fields = new Map<string, FieldNode>()
  const collect = ({ selections }: SelectionSetNode): void => {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) fields.set((selection.alias ?? selection.name).value, selection)
      else if (selection.kind === Kind.INLINE_FRAGMENT) collect(selection.selectionSet)
      else {
        const fragment = fragments.get(selection.name.value)
        // A fragment may spread itself in a document that is not valid.
        fragments.delete(selection.name.value)
        if (fragment) collect(fragment.selectionSet)
      }
    }
  }
  collect(operation.selectionSet)
  return fields
}
