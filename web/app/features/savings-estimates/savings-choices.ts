import { savingsCountries, savingsProcedures, type SavingsProcedure } from '@seneb/contracts/vocabulary/savings-options'
import type { ProcedureName, TreatmentTypeName } from '@seneb/contracts/vocabulary/treatments'

import type { SavingsClaimQuery, SavingsEstimateQuery, SavingsPricesQuery } from '../../graph/generated/graphql.js'

/** Input of the calculator as query parameters: codes from lists and a typed amount, never personal data. */
export interface SavingsChoices {
  readonly country: string
  readonly procedure: string
  readonly homePriceUsd: string
}

export const savingsFields = ['country', 'procedure', 'homePriceUsd'] as const satisfies (keyof SavingsChoices)[]

/** Reads the choices from an address; a missing one is ''. */
export function choicesFrom(search: URLSearchParams): SavingsChoices {
  const [country = '', procedure = '', homePriceUsd = ''] = savingsFields.map((name) => search.get(name)?.trim() ?? '')
  return { country, procedure, homePriceUsd }
}

/** Writes choices into an address, so that the next page starts with them (D-30, CALC-05). */
export function withChoices(path: string, choices: Partial<SavingsChoices>): string {
  const entries = savingsFields.flatMap((name) => (choices[name] ? [[name, choices[name]]] : []))
  return entries.length === 0 ? path : `${path}?${new URLSearchParams(entries).toString()}`
}

interface CarriedTreatment {
  readonly treatmentType: TreatmentTypeName
  readonly medicalProcedure: ProcedureName
}

/** Names that the trip planner uses for the procedures of the calculator (D-30). */
const treatments: Readonly<Record<SavingsProcedure, CarriedTreatment>> = {
  lasik: { treatmentType: 'Ophthalmology', medicalProcedure: 'LASIK' },
  lasek: { treatmentType: 'Ophthalmology', medicalProcedure: 'LASEK' },
  'femto-lasik': { treatmentType: 'Ophthalmology', medicalProcedure: 'Femto-LASIK' },
  veneers: { treatmentType: 'Dental Care', medicalProcedure: 'Veneers' },
  implants: { treatmentType: 'Dental Care', medicalProcedure: 'Dental implants' },
}

/** Initial answers of an enquiry, with the trip planner's values; '' for unknown ones. */
export interface CarriedFormValues {
  readonly travelingFromCountry: string
  readonly treatmentType: string
  readonly medicalProcedure: string
}

/**
 * Returns the trip planner answers that match the choices of an estimate (ROUTE-09, D-30); unknown codes are ignored.
 */
export function carriedFormValues({ country, procedure }: SavingsChoices): CarriedFormValues {
  const match = savingsProcedures.find(({ value }) => value === procedure)
  return {
    travelingFromCountry: savingsCountries.find(({ value }) => value === country)?.name ?? '',
    ...(match ? treatments[match.value] : { treatmentType: '', medicalProcedure: '' }),
  }
}

export type Estimate = SavingsEstimateQuery['savingsEstimate']
export type Prices = SavingsPricesQuery['savingsPrices']
export type Claim = SavingsClaimQuery['savingsClaim']

/** Content of the calculator for the values in the address. */
export interface SavingsReading {
  readonly choices: SavingsChoices
  /** Error messages of the form, by field. */
  readonly fieldErrors: Readonly<Record<string, string>>
  readonly estimate: Estimate | null
  /** True when there should be an estimate and we could not make it. */
  readonly isUnavailable: boolean
}
