import { day, key, record, text } from '@seneb/contracts/publications/prose.schemas'
import { savingsCountryValues, savingsProcedureValues } from '@seneb/contracts/vocabulary/savings-options'
import { number, type InferType } from 'yup'

import { checkWritten, throwMistakes } from './check-written.js'
import { contentFile, contentFolder, type ContentFile } from './content-folder.js'
import { byName } from './by-name.js'
import { parseYaml } from './parse-yaml.js'
import { readList } from './read-texts.js'

/** US dollars. */
const price = () => number().positive().required()

const priceFile = record({
  treatments: record({
    source: text(),
    asOf: day(),
    egypt: record(byName(savingsProcedureValues, price())).required(),
    /** Null where there is no reference price (CALC-35, D-29). */
    home: record(
      byName(
        savingsCountryValues,
        record(byName(savingsProcedureValues, number().positive().nullable().defined())).required(),
      ),
    ).required(),
  }).required(),
  journeys: record({
    asOf: day(),
    flight: record({ source: text(), home: record(byName(savingsCountryValues, price())).required() }).required(),
    night: record({ source: text(), egypt: price() }).required(),
  }).required(),
  savingsClaim: record({ key: key(), percent: number().integer().min(1).max(99).required() }).required(),
})

/** The prices we ship, and the claim that rests on them. */
export type ShippedPrices = Omit<InferType<typeof priceFile>, 'savingsClaim'> & {
  readonly savingsClaim: {
    readonly key: string
    readonly percent: number
    readonly text: string
    readonly evidence: string
  }
}

/** Reads and checks the prices; throws a sentence for each mistake (CALC-12..34, O-2). */
export function readPrices(folder = contentFolder): ShippedPrices {
  return pricesOf(contentFile('prices.yaml', folder), readList('claim', contentFile('claims.yaml', folder)))
}

interface NamedClaim {
  readonly key: string
  readonly text: string
  readonly evidence: string
}

/** Reads prices, given the claims, one of which is that of the savings. */
export function pricesOf(file: ContentFile, claims: readonly NamedClaim[]): ShippedPrices {
  const written = parseYaml(file.text)
  const { savingsClaim, ...prices } = checkWritten(file.path, written, priceFile)
  const claim = claims.find((one) => one.key === savingsClaim.key)
  const path = 'savingsClaim.key'
  if (!claim) {
    throwMistakes(file.path, [{ path, message: `${path} is no claim of claims.yaml` }], written.lineOf)
  } else if (claim.evidence !== 'price-table') {
    // The price table finds its claim by this word, and shows none without it.
    const message = `${path} names a claim whose evidence is not price-table`
    throwMistakes(file.path, [{ path, message }], written.lineOf)
  }
  return { ...prices, savingsClaim: { ...savingsClaim, text: claim?.text ?? '', evidence: claim?.evidence ?? '' } }
}
