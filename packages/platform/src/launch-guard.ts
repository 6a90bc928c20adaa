import type { AnyObject, ObjectSchema, Schema } from 'yup'

import type { LaunchEnvironment } from './launch-environment.js'

declare module 'yup' {
  interface CustomSchemaMetadata {
    /** Facts the launch guard cannot derive from a setting's name and value. */
    launch?: LaunchHint
  }
}

export interface LaunchHint {
  /** A value that production must not have, and why. */
  readonly neverInProduction?: { readonly value: unknown; readonly reason: string }
  /** The address is inside our own network, so http is permitted. */
  readonly internalNetworkOnly?: true
}

/** For addresses inside our own network; traces contain no text of visitors. */
export const internalNetworkOnly = { launch: { internalNetworkOnly: true } } as const

/** Marks a value that a setting must not have in production; `reason` ends the sentence that reports it. */
export function neverInProduction(value: unknown, reason: string) {
  return { launch: { neverInProduction: { value, reason } } } as const
}

interface Setting {
  readonly name: string
  readonly value: unknown
  readonly hint: LaunchHint
}

type Rule = (setting: Setting) => readonly string[]

/**
 * Returns the reasons against launching a process: one sentence each, with names of settings and never a value (S15,
 * S7). `readSettings` calls it, so that no deployable can skip it. It judges settings by names and values; `meta({
 * launch })` of a schema adds further facts.
 */
export function launchViolations(
  schema: ObjectSchema<AnyObject>,
  values: Readonly<Record<string, unknown>>,
  launch: LaunchEnvironment,
): string[] {
  const settings = Object.entries(schema.fields).map(([name, field]) => ({
    name,
    value: values[name],
    hint: (field as Schema).meta()?.launch ?? {},
  }))
  return settings.flatMap((setting) => rulesOf[launch].flatMap((rule) => rule(setting)))
}

/** Returns the reasons against Node's own configuration, which bypasses all settings. */
export function processViolations(
  environment: Readonly<Record<string, string | undefined>>,
  launch: LaunchEnvironment,
): string[] {
  const acceptsAnyCertificate = launch === 'production' && environment['NODE_TLS_REJECT_UNAUTHORIZED'] === '0'
  return acceptsAnyCertificate
    ? ['NODE_TLS_REJECT_UNAUTHORIZED=0 believes every certificate; name the authority instead.']
    : []
}

/** Secrets: every setting named like a key, and the password of every URL. */
const realSecrets: Rule = ({ name, value }) => {
  if (typeof value !== 'string') return []
  if (/_KEYS?$/.test(name))
    return secretParts(name, value).flatMap((key) => violation(name, weaknessOfSecret(name, key)))
  if (/_(?:SECRET|PASSWORD|TOKEN)$/.test(name)) return violation(name, passwordWeakness(value))
  return addressesOf(name, value).flatMap((address) => violation(name, weaknessOfLogin(address)))
}

/** Our keys are 32 bytes as base64; keys of other parties have other formats. */
function weaknessOfSecret(name: string, key: string): string | undefined {
  return name.endsWith('_API_KEY') ? passwordWeakness(key) : keyWeakness(key)
}

function weaknessOfLogin({ kind, password }: Address): string | undefined {
  if (password === '') return kind === 'bus' || kind === 'database' ? 'carries no password' : undefined
  const weakness = passwordWeakness(password)
  return weakness && `carries a password that ${weakness}`
}

/** Connections that carry personal data must verify their peer and be encrypted. */
const noPlainConnections: Rule = ({ name, value, hint }) =>
  addressesOf(name, value).flatMap(({ kind, url }) => {
    const { protocol, searchParams: query } = url
    if (kind === 'bus' && protocol !== 'tls:')
      return violation(name, 'reaches NATS without TLS; it must begin with tls://')
    if (kind === 'database' && !isVerified(query)) {
      return violation(name, 'reaches PostgreSQL without proof of who it is; add ?sslmode=verify-full')
    }
    if (kind === 'mail' && !insistsOnTls(url)) {
      const [verb, safe] = name.endsWith('_IMAP_URL') ? ['read', 'imaps'] : ['send', 'smtps']
      return violation(name, `may ${verb} mail in clear; write ${safe}:// or add ?requireTLS=true, and loosen nothing`)
    }
    if (kind === 'web' && protocol !== 'https:' && !hint.internalNetworkOnly) return violation(name, 'must be https')
    return []
  })

function isVerified(query: URLSearchParams): boolean {
  const modes = query.getAll('sslmode')
  return modes.length > 0 && modes.every((mode) => mode === 'verify-full') && !query.has('ssl')
}

const weakeningKeys = ['secure', 'ignoreTLS', 'tls.rejectUnauthorized', 'tls.checkServerIdentity']

function insistsOnTls({ protocol, searchParams: query }: URL): boolean {
  const demanded = query.getAll('requireTLS')
  const insists = protocol === 'smtps:' || protocol === 'imaps:' || (demanded.length === 1 && demanded[0] === 'true')
  return insists && !weakeningKeys.some((key) => query.has(key))
}

/**
 * Names reserved for documentation and for this machine; no one receives mail or visits pages there (RFC 2606, RFC
 * 6761).
 */
const placeholder = /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid|localhost)$|^127\.|^0\.0\.0\.0$|^\[::1?\]$/i

/** Addresses the public sees must be filled in. */
const noPlaceholders: Rule = ({ name, value, hint }) => {
  if (typeof value !== 'string' || hint.internalNetworkOnly) return []
  const mail = /^[^@\s/]+@([^@\s/]+)$/.exec(value)?.[1]
  const web = addressesOf(name, value).flatMap(({ kind, url }) => (kind === 'web' ? [url.hostname] : []))
  const hasPlaceholder = [...(mail ? [mail] : []), ...web].some((host) => placeholder.test(host))
  return hasPlaceholder ? violation(name, 'still has an address of the template, where nobody can be reached') : []
}

const noneForbidden: Rule = ({ name, value, hint: { neverInProduction: never } }) =>
  never && value === never.value ? violation(name, `must not be ${String(never.value)}: ${never.reason}`) : []

/** A URL that this guard cannot parse cannot be judged, and a library with other parsing rules would use it. */
const readable: Rule = ({ name, value }) => {
  if (typeof value !== 'string' || value === '' || !/_(?:URL|ORIGINS?)$/.test(name)) return []
  const read = addressesOf(name, value).length
  return read === secretParts(name, value).length
    ? []
    : violation(name, 'cannot be read as a URL; encode what is special in it')
}

const rulesOf: Readonly<Record<LaunchEnvironment, readonly Rule[]>> = {
  production: [readable, realSecrets, noPlainConnections, noPlaceholders, noneForbidden],
  trial: [readable, realSecrets],
  local: [],
}

function violation(name: string, end: string | undefined): string[] {
  return end === undefined ? [] : [`${name} ${end}.`]
}

interface Address {
  readonly kind: 'bus' | 'database' | 'mail' | 'web' | 'other'
  readonly url: URL
  readonly password: string
}

/** Returns the URLs of a setting; the setting's name, not the URL, tells the protocol. */
function addressesOf(name: string, value: unknown): Address[] {
  return secretParts(name, value).flatMap((part) => {
    const url = part.includes('://') ? URL.parse(part) : null
    if (!url) return []
    try {
      return [{ kind: kindOf(name, url), url, password: decodeURIComponent(url.password) }]
    } catch {
      return []
    }
  })
}

function kindOf(name: string, { protocol }: URL): Address['kind'] {
  if (name.endsWith('_NATS_URL') || /^(?:nats|tls):$/.test(protocol)) return 'bus'
  if (name.endsWith('_DATABASE_URL') || /^postgres(?:ql)?:$/.test(protocol)) return 'database'
  if (/_(?:SMTP|IMAP)_URL$/.test(name) || /^(?:smtp|imap)s?:$/.test(protocol)) return 'mail'
  return /^https?:$/.test(protocol) ? 'web' : 'other'
}

/** Some settings are lists, written with commas. */
function secretParts(name: string, value: unknown): string[] {
  if (typeof value !== 'string') return []
  const values = /_(?:NATS_URL|ORIGINS|(?<!API_)KEYS?)$/.test(name) ? value.split(',') : [value]
  return values.map((part) => part.trim()).filter((part) => part !== '')
}

/** Words from templates, guides and common habits, which password guessers try first. */
const guessable =
  /password|passwort|passwd|secret|change.?me|example|sample|template|default|letmein|qwerty|welcome|postgres/i

/** Short ones, which random text has now and then. */
const guessableAlone = /admin|12345/gi

const minimum = {
  passwordLength: 16,
  lengthBesideWords: 24,
  distinctCharacters: 8,
  keyLength: 32,
  distinctBytes: 16,
  distinctSteps: 8,
}

/**
 * Returns the reason why a password could be guessed, as the end of a sentence; undefined when it looks random.
 * Passwords here are generated, so no strength is estimated: only random text of 16 characters is accepted.
 */
export function passwordWeakness(password: string): string | undefined {
  if (password.length < minimum.passwordLength) return `is shorter than ${minimum.passwordLength} characters`
  const rest = password.replaceAll(guessableAlone, '')
  const isShortBesideWords = rest !== password && rest.length < minimum.lengthBesideWords
  if (guessable.test(password) || isShortBesideWords) return 'contains a word everybody tries'
  if (new Set(password).size < minimum.distinctCharacters) return 'is made of very few characters'
  if (hasDuplicates([...password])) return 'repeats itself'
  return undefined
}

/** Why a key of bytes, as base64, could be guessed; undefined when it looks random. */
export function keyWeakness(base64: string): string | undefined {
  const bytes = [...Buffer.from(base64, 'base64')]
  if (bytes.length < minimum.keyLength) return `is shorter than ${minimum.keyLength} bytes`
  if (new Set(bytes).size < minimum.distinctBytes) return 'is made of very few bytes'
  if (hasDuplicates(bytes)) return 'repeats itself'
  // The probability that 32 random bytes are all printable is 1 in 10^13.
  if (bytes.every((byte) => byte >= 0x20 && byte < 0x7f)) return 'is written text and not random bytes'
  if (new Set(stepsOf(bytes)).size < minimum.distinctSteps) return 'counts up or down'
  return undefined
}

/** Whether the text only repeats its own beginning. */
function hasDuplicates(items: readonly unknown[]): boolean {
  const periods = Array.from({ length: Math.floor(items.length / 2) }, (_, i) => i + 1)
  return periods.some((period) => items.every((part, i) => i < period || part === items[i - period]))
}

function stepsOf(bytes: readonly number[]): number[] {
  return bytes.slice(1).map((byte, i) => byte - (bytes[i] ?? 0))
}
