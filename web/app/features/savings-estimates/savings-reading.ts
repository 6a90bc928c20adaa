import type { SavingsClaimQuery, SavingsEstimateQuery, SavingsPricesQuery } from '../../graph/generated/graphql.js'
import type { SavingsChoices } from './savings-choices.js'

export type Estimate = SavingsEstimateQuery['savingsEstimate']
export type Prices = SavingsPricesQuery['savingsPrices']
export type Claim = SavingsClaimQuery['savingsClaim']

/** What the calculator shows for what stands in the address. */
export interface SavingsReading {
  readonly choices: SavingsChoices
  /** By field, in the form's own words. */
  readonly sentences: Readonly<Record<string, string>>
  readonly estimate: Estimate | null
  /** True when there should be an estimate and we could not make it. */
  readonly isUnavailable: boolean
}
