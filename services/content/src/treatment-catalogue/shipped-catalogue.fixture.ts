import { readFacts } from '../content-files/read-facts.js'
import { shippedCatalogueOf } from './store-shipped-catalogue.js'

/** The facts we ship, read once for a test. */
export const { commonFacts, procedureFacts } = readFacts()

/** The catalogue we ship. */
export const shippedCatalogue = shippedCatalogueOf({ commonFacts, procedureFacts })
