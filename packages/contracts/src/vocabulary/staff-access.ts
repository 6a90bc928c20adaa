/** The roles of staff (D-37). They are fixed in code: a matrix that can be edited cannot be proven. */
export const staffRoles = ['care-agent', 'care-lead', 'doctor', 'writer', 'editor', 'ops', 'auditor', 'admin'] as const
export type StaffRole = (typeof staffRoles)[number]

/** Time after a proof of identity during which actions that require a fresh sign-in are allowed, in seconds. */
export const freshSignInS = 600

/** Tools besides the desk that staff use; audit entries name them. */
export const staffTools = ['token', 'graphiql'] as const
export type StaffTool = (typeof staffTools)[number]

/** Sources of audit entries: the desk, its tools, and commands and workers of the platform. */
export const auditSources = ['desk', ...staffTools, 'system'] as const
export type AuditSource = (typeof auditSources)[number]

interface Right {
  /** Description of the permission as shown to people; it follows "may". */
  readonly description: string
  readonly roles: readonly StaffRole[]
  /** Whether it requires a sign-in within the last ten minutes. */
  readonly isRecentlyAuthenticated?: true
  /** Whether personal tokens may have it; by default, when it requires no recent sign-in. */
  readonly tokens?: boolean
}

const [agent, lead, doctor, writer] = ['care-agent', 'care-lead', 'doctor', 'writer'] as const
const [editor, ops, auditor, admin] = ['editor', 'ops', 'auditor', 'admin'] as const

/** Every permission, with its roles. All other access is denied. */
const rights = {
  'enquiry:read': {
    description: 'see the list of enquiries with their states and clocks, personal fields masked',
    roles: [agent, lead, doctor, auditor],
  },
  'enquiry:read-personal': {
    description: 'see the patient and what they wrote',
    roles: [agent, lead, doctor],
    // A program that reads everybody's data performs an export, which requires a recent sign-in and is audited.
    tokens: false,
  },
  'enquiry:work': { description: 'claim enquiries, add notes, change states, log contacts', roles: [agent, lead] },
  'enquiry:reply': { description: 'reply to enquiries', roles: [agent, lead] },
  // Tokens do not see the team, of which one member gets the enquiry.
  'enquiry:assign': { description: 'assign enquiries to others', roles: [lead], tokens: false },
  'enquiry:report': { description: 'read the report on response times', roles: [lead, auditor] },
  'template:edit': { description: 'edit the reply templates', roles: [lead] },
  'enquiry:export': { description: "export a person's record", roles: [lead], isRecentlyAuthenticated: true },
  'enquiry:erase': { description: "erase a person's record", roles: [lead], isRecentlyAuthenticated: true },
  'plan:read': { description: 'read drafted plans', roles: [agent, lead, doctor, auditor] },
  'plan:edit': { description: 'edit drafted plans', roles: [agent, lead, doctor] },
  // A person approves a plan after reading it.
  'plan:approve': { description: 'approve plans', roles: [lead, doctor], tokens: false },
  'plan:return': { description: 'return plans with a reason', roles: [lead, doctor] },
  'plan:regenerate': { description: 'have a plan drafted again', roles: [lead, doctor] },
  'plan:report': { description: 'read the report on changes to drafts', roles: [lead, auditor] },
  'mail:read': { description: 'see which mails wait, were sent or failed', roles: [agent, lead, ops, auditor] },
  'mail:retry': { description: 'send failed mails again', roles: [agent, lead, ops] },
  'ambassador:read': { description: 'read applications of ambassadors', roles: [lead, auditor, admin] },
  'ambassador:decide': { description: 'approve and reject applications of ambassadors', roles: [lead, admin] },
  'referral-code:manage': {
    description: 'create, assign, revoke and merge referral codes, and pause, end and rename ambassadors',
    roles: [lead, admin],
    isRecentlyAuthenticated: true,
  },
  'ambassador:read-document': {
    description: "open applicants' documents",
    roles: [lead, admin],
    isRecentlyAuthenticated: true,
  },
  'referral:report': {
    description: 'read the counts of referrals',
    roles: [lead, editor, auditor, admin],
  },
  'content:read': { description: 'read drafts of content', roles: [writer, editor, auditor] },
  'content:write': { description: 'write drafts of content', roles: [writer, editor] },
  'content:publish': { description: 'approve, publish, schedule and archive content', roles: [editor] },
  'catalogue:read': {
    description: 'read the catalogue with its versions',
    roles: [doctor, writer, editor, auditor],
  },
  'catalogue:edit': { description: 'change treatment types, procedures, countries and airports', roles: [editor] },
  // A person approves stay rules after reading them.
  'catalogue:approve': {
    description: 'approve and return stay rules of procedures',
    roles: [doctor, editor],
    tokens: false,
  },
  'setting:edit': { description: "change the site's settings", roles: [editor] },
  'price:write': { description: 'propose prices', roles: [writer, editor] },
  'price:publish': {
    description: "publish and reject other people's changes of prices",
    roles: [editor],
    isRecentlyAuthenticated: true,
    // Price lists come from programs. A second person checks each of them, and every version can be restored.
    tokens: true,
  },
  'claim:publish': {
    description: 'approve, publish, schedule and archive claims, offers, packages, ratings and partners',
    roles: [editor],
    isRecentlyAuthenticated: true,
  },
  'offer:count': { description: 'count the spots that are left of an offer', roles: [agent, lead, editor] },
  'legal:publish': {
    description: "approve, publish and schedule other people's versions of legal documents",
    roles: [editor],
    isRecentlyAuthenticated: true,
  },
  'newsletter:write': { description: 'write newsletters, and stop sending them', roles: [writer, editor] },
  'newsletter:send': {
    description: 'approve, schedule and send newsletters',
    roles: [editor],
    isRecentlyAuthenticated: true,
  },
  'newsletter:read-subscribers': {
    description: 'see the subscribers of the newsletter',
    roles: [lead, editor, auditor],
    // Reading every address by a program would be an export, which requires a recent sign-in and is audited.
    tokens: false,
  },
  'newsletter:manage-subscribers': {
    description: 'export, suppress and erase subscribers of the newsletter',
    roles: [lead],
    isRecentlyAuthenticated: true,
  },
  'site:read': {
    description: 'read the site map, indexing and performance',
    roles: [writer, editor, ops, auditor, admin],
  },
  'site:index': { description: 'generate and submit the site map', roles: [editor, ops] },
  'queue:read': { description: 'see queues and dead letters', roles: [ops, auditor] },
  'queue:replay': { description: 'replay and discard dead letters', roles: [ops] },
  'staff:manage': {
    description: 'invite and disable people and change their roles',
    roles: [admin],
    isRecentlyAuthenticated: true,
  },
  'session:manage': { description: "end other people's sessions", roles: [admin], isRecentlyAuthenticated: true },
  'key:manage': {
    description: 'manage partners and their limits, and create and revoke their API keys',
    roles: [admin],
    isRecentlyAuthenticated: true,
  },
  'audit:read': { description: 'read the audit trail, sign-ins and refusals', roles: [auditor, admin] },
  'self:profile': { description: 'see their own account and the names of the team', roles: staffRoles, tokens: false },
  'self:sessions': { description: 'see and end their own sessions and tokens', roles: staffRoles, tokens: false },
  'self:sign-in-methods': {
    description: 'change their own password and second factors, and create tokens',
    roles: staffRoles,
    isRecentlyAuthenticated: true,
  },
} as const satisfies Record<string, Right>

export type Permission = keyof typeof rights
export const permissions = Object.keys(rights) as readonly Permission[]

/**
 * Restriction of a permission for a role: personal fields are masked, or only plans that the person reviews are
 * accessible.
 */
export type RightLimit = 'masked' | 'own-plans'

/** Limits on a role's permissions; the use case behind each permission enforces them. */
const limits: Partial<Record<Permission, Partial<Record<StaffRole, RightLimit>>>> = {
  'enquiry:read-personal': { doctor: 'own-plans' },
  'plan:read': { auditor: 'masked' },
  'mail:read': { ops: 'masked', auditor: 'masked' },
  'mail:retry': { ops: 'masked' },
  'ambassador:read': { auditor: 'masked' },
  'newsletter:read-subscribers': { editor: 'masked', auditor: 'masked' },
}

const limitText: Record<RightLimit, string> = {
  masked: 'personal fields masked',
  'own-plans': 'of the plans they review only',
}

/** A permission as a person has it by all their roles together. */
export interface EffectiveRight {
  readonly permission: Permission
  /** A sentence part that follows "may": `send failed mails again (personal fields masked)`. */
  readonly description: string
  readonly requiresReauthentication: boolean
  readonly allowsTokens: boolean
  /** Missing when at least one role has it without a limit. */
  readonly limit?: RightLimit
}

export function isStaffRole(name: string): name is StaffRole {
  return staffRoles.some((role) => role === name)
}

/** Whether any of these roles has the permission. */
export function mayDo(roles: readonly StaffRole[], permission: Permission): boolean {
  return rolesWith(permission).some((role) => roles.includes(role))
}

/** Returns the roles that have a permission, which are named to a person who lacks it. */
export function rolesWith(permission: Permission): readonly StaffRole[] {
  return rights[permission].roles
}

/** Whether a permission requires a sign-in within the last ten minutes, for every role. */
export function requiresReauthentication(permission: Permission): boolean {
  const right: Right = rights[permission]
  return right.isRecentlyAuthenticated ?? false
}

/**
 * Whether a personal token may use a permission in a request, which may require a recent sign-in itself. A token proves
 * no recent sign-in, so only permissions with `tokens: true` are exempt from one.
 */
export function allowsTokens(permission: Permission, isRecentSignInRequired = false): boolean {
  const { tokens }: Right = rights[permission]
  return tokens ?? !(isRecentSignInRequired || requiresReauthentication(permission))
}

/** Permissions that personal tokens may have, in vocabulary order. */
export const tokenPermissions: readonly Permission[] = permissions.filter((permission) => allowsTokens(permission))

export function isPermission(name: string): name is Permission {
  return Object.hasOwn(rights, name)
}

/**
 * Returns the permissions of these roles with their descriptions, in vocabulary order; roles add up (ADM-09).
 */
export function effectiveRights(roles: readonly StaffRole[]): readonly EffectiveRight[] {
  return permissions
    .filter((permission) => mayDo(roles, permission))
    .map((permission) => {
      const limit = limitOf(roles, permission)
      const description = limit
        ? `${rights[permission].description} (${limitText[limit]})`
        : rights[permission].description
      return {
        permission,
        description,
        requiresReauthentication: requiresReauthentication(permission),
        allowsTokens: allowsTokens(permission),
        limit,
      }
    })
}

/** A role without the limit lifts it. */
function limitOf(roles: readonly StaffRole[], permission: Permission): RightLimit | undefined {
  const having = rolesWith(permission).filter((role) => roles.includes(role))
  const found = having.map((role) => limits[permission]?.[role])
  return found.includes(undefined) ? undefined : found[0]
}
