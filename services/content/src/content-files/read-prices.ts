import { day, record, text } from '@seneb/contracts/publications/prose.schemas'
import { savingsCountryValues, savingsProcedureValues } from '@seneb/contracts/vocabulary/savings-options'
import { number, type InferType } from 'yup'

import { checkWritten } from './check-written.js'
import { contentFile, contentFolder, type ContentFile } from './content-folder.js'
import { byName } from './by-name.js'
import { parseYaml } from './parse-yaml.js'

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
})

/** The prices we ship. */
export type ShippedPrices = InferType<typeof priceFile>

/** Reads and checks the prices; throws a sentence for each mistake (CALC-12..34). */
export function readPrices(folder = contentFolder): ShippedPrices {
  return pricesOf(contentFile('prices.yaml', folder))
}

/** Reads prices from a file. */
export function pricesOf(file: ContentFile): ShippedPrices {
  return checkWritten(file.path, parseYaml(file.text), priceFile)
}
