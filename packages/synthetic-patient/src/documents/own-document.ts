import { readFileSync } from 'node:fs'

/** The operations of journeys. */
export const documentNames = [
  'ComeBySyntheticLink',
  'RefuseSyntheticCookies',
  'ListSyntheticSavings',
  'ReckonSyntheticSavings',
  'SubmitSyntheticTripPlan',
  'SyntheticJourney',
] as const
type DocumentName = (typeof documentNames)[number]

const written = new URL('../../generated/persisted-documents.json', import.meta.url)

/** Returns one of our documents in exactly the text of the gateway's build; production accepts no other. */
export function ownDocument(name: DocumentName): string {
  const texts = JSON.parse(readFileSync(written, 'utf8')) as Readonly<Record<string, string>>
  const text = Object.values(texts).find((one) => new RegExp(`\\b(?:query|mutation) ${name}\\b`).test(one))
  if (text === undefined) throw new Error(`the build has no document ${name}`)
  return text
}
