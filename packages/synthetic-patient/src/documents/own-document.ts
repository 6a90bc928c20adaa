import { readFileSync } from 'node:fs'

/** The documents of journeys, each in a file of its name. */
export const documentNames = [
  'come-by-link',
  'refuse-cookies',
  'list-savings',
  'reckon-savings',
  'submit-trip-plan',
  'read-journey',
] as const
type DocumentName = (typeof documentNames)[number]

/** A document of ours, in exactly the text that the gateway was built with; production answers no other (ADR 0025). */
export function ownDocument(name: DocumentName): string {
  return readFileSync(new URL(`../documents/${name}.graphql`, import.meta.url), 'utf8').trim()
}
