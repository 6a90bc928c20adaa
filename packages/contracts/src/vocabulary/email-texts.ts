/** Names that stand in braces for a fact of the person's own email. */
export type EmailPlaceholder = 'reference' | 'hours' | 'promise' | 'partner' | 'documents'

interface EmailTextRules {
  /** Name in lists of the desk. */
  readonly name: string
  readonly placeholders: readonly EmailPlaceholder[]
  /** Placeholder that each of these fields must hold. */
  readonly required?: Readonly<Partial<Record<'subject' | 'opening', EmailPlaceholder>>>
}

/**
 * Emails to patients, subscribers, ambassadors and applicants whose sentences editors change. Emails to the team, and
 * those of staff accounts, stay in code: an edit could make sign-in mails look like others.
 */
export const emailTextRules = {
  'trip-plan-receipt': {
    name: 'Receipt of a trip plan',
    placeholders: ['reference', 'hours', 'promise'],
    required: { subject: 'reference', opening: 'promise' },
  },
  'trip-plan-receipt-by-partner': {
    name: 'Receipt of a trip plan that a partner sent',
    placeholders: ['reference', 'hours', 'promise'],
    required: { subject: 'reference', opening: 'promise' },
  },
  'consultation-receipt': {
    name: 'Receipt of a consultation request',
    placeholders: ['reference', 'hours', 'promise'],
    required: { subject: 'reference', opening: 'promise' },
  },
  'consultation-receipt-by-partner': {
    name: 'Receipt of a consultation request that a partner sent',
    placeholders: ['reference', 'hours', 'promise'],
    required: { subject: 'reference', opening: 'promise' },
  },
  'late-reply-notice': {
    name: 'Notice of a late reply',
    placeholders: ['reference', 'hours'],
    required: { subject: 'reference' },
  },
  'erasure-notice': {
    name: 'Notice of an erasure',
    placeholders: ['reference'],
    required: { subject: 'reference' },
  },
  'partner-withdrawal-notice': {
    name: 'Notice of a withdrawal by a partner',
    placeholders: ['reference', 'partner'],
    required: { subject: 'reference', opening: 'partner' },
  },
  'ambassador-application-receipt': {
    name: 'Receipt of an ambassador application',
    placeholders: ['reference'],
    required: { subject: 'reference' },
  },
  'ambassador-application-approved': { name: 'Welcome of an ambassador', placeholders: [] },
  'ambassador-application-rejected': {
    name: 'Rejection of an ambassador application',
    placeholders: ['reference'],
    required: { subject: 'reference' },
  },
  'documents-requested': {
    name: 'Request for documents of an applicant',
    placeholders: ['reference', 'documents'],
    required: { subject: 'reference', opening: 'documents' },
  },
  'newsletter-confirmation': { name: 'Confirmation of a newsletter subscription', placeholders: [] },
  'newsletter-welcome': { name: 'Welcome to the newsletter', placeholders: [] },
} as const satisfies Readonly<Record<string, EmailTextRules>>

export type EmailTextKey = keyof typeof emailTextRules

export const emailTextKeys = Object.keys(emailTextRules) as readonly EmailTextKey[]

/** Placeholders of subjects and other single lines, which never hold a name from outside. */
const linePlaceholders: ReadonlySet<EmailPlaceholder> = new Set(['reference', 'hours'])

/** Bounds of the sentences of an email, in characters. */
export const emailTextBounds = { line: 120, prose: 2_000, parts: 6 } as const

/** Rules of an email; undefined for a name that is none. */
export function rulesOfEmail(key: unknown): EmailTextRules | undefined {
  return typeof key === 'string' && Object.hasOwn(emailTextRules, key) ? emailTextRules[key as EmailTextKey] : undefined
}

/** Returns the problem of the placeholders in a field of an email; undefined when they are those it may hold. */
export function placeholderProblem(
  text: string,
  { field, key, isLine }: { readonly field: string; readonly key: unknown; readonly isLine: boolean },
): string | undefined {
  const rules = rulesOfEmail(key)
  if (!rules) return undefined
  const allowed = rules.placeholders.filter((name) => !isLine || linePlaceholders.has(name)).map((name) => `{${name}}`)
  const found: readonly string[] = text.match(/\{[^{}]*\}/g) ?? []
  const unknown = found.find((one) => !allowed.includes(one))
  const choices = allowed.length > 0 ? `Please use only ${allowed.join(', ')} here` : 'Please use no braces here'
  if (unknown !== undefined) return `There is no placeholder ${unknown.slice(0, 40)}. ${choices}`
  const isBroken = /[{}]/.test(text.replaceAll(/\{[^{}]*\}/g, '')) || /\\[{}]|\]\([^()]*[{}]/.test(text)
  if (isBroken) return `Please write each placeholder whole, and outside of addresses. ${choices}`
  const required = field === 'subject' || field === 'opening' ? rules.required?.[field] : undefined
  return required === undefined || found.includes(`{${required}}`)
    ? undefined
    : `Please keep {${required}} in this text: the email needs it`
}
