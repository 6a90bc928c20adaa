import { readFileSync } from 'node:fs'

import { parse } from 'yaml'

/**
 * Statements that require evidence: shares, accreditation, superlatives, scarcity, guarantees, and promises of replies
 * within a time.
 */
const claim =
  /\d\s*(?:%|percent\b|per cent\b)|\baccredit\w*|\bbest\b|\bonly\b[^.]{0,60}\bleft\b|\bguarantee\w*|\bwithin (?:24|twenty-four) hours\b/i

/** Two adjacent words; a string without them is a key, a color or a width. */
const twoWords = /[a-z]{2,} \(?[a-z]/i

/** Returns the sentences of a text that make a claim, without marks. */
export function claimsOf(text: string): readonly string[] {
  return messagesOf(text).filter((sentence) => claim.test(sentence) && twoWords.test(sentence))
}

type Claims = Readonly<Record<string, { readonly basis: string; readonly sentences: readonly string[] }>>

const register = parse(readFileSync(new URL('./claims-register.yaml', import.meta.url), 'utf8')) as {
  readonly written: Claims
  readonly composed: Claims
}

const messagesIn = (claims: Claims) => Object.values(claims).flatMap(({ sentences }) => sentences)

/** Each group of the register with its basis, which may be missing by mistake. */
export const basesOfClaims = [register.written, register.composed].flatMap((claims) =>
  Object.entries(claims).map(([group, { basis }]) => ({ group, basis: basis as unknown })),
)

/** Every sentence of the register, as written in a source. */
export const registeredMessages: ReadonlySet<string> = new Set(messagesIn(register.written))

/**
 * Returns the register as people read it: with typographic marks, the text of links, and an example for each
 * placeholder.
 */
const asRead = [...registeredMessages, ...messagesIn(register.composed)].map(
  (sentence) => new RegExp(`^${patternOf(plain(sentence))}$`, 'i'),
)

/** Returns unregistered claims in a page or an email, as a person reads it. */
export function unregisteredClaimsOf(readText: string): readonly string[] {
  return claimsOf(plain(readText)).filter((sentence) => !asRead.some((pattern) => pattern.test(sentence)))
}

function patternOf(sentence: string): string {
  const literal = sentence.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`)
  return literal.replaceAll(/\{\w+\}|…/g, '.+')
}

function plain(text: string): string {
  return text
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[“”]/g, '"')
}

/** Returns the sentences of a text without marks; each cell of a table counts separately. */
export function messagesOf(text: string): readonly string[] {
  return text
    .split(/\n\s*\n|\||(?<=[.!?]\**)\s+/)
    .map((part) =>
      part
        .replaceAll(/\*\*|^\s*-\s/g, '')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    )
    .filter((part) => !part.startsWith('linear-gradient('))
}
