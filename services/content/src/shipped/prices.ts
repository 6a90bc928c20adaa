import type { SavingsCountry, SavingsProcedure } from '@seneb/contracts/vocabulary/savings-options'

/** Source and date of the shipped prices, shown wherever a price is shown (D-26). */
export const pricesSource = "Seneb's own price table: typical prices of one unit, not offers of a provider"
export const pricesAsOf = '2026-11-01'

/** The order of the columns below. */
export const priceColumns: readonly SavingsProcedure[] = ['lasik', 'lasek', 'femto-lasik', 'veneers', 'implants']

/** CALC-12: one unit in Egypt, in US dollars. */
export const egyptPricesUsd: readonly number[] = [500, 450, 900, 120, 500]

/** CALC-13..34: one unit at home, in US dollars; null where there is no reference price (CALC-35, D-29). */
export const homePricesUsd: Readonly<Record<SavingsCountry, readonly (number | null)[]>> = {
  usa: [2200, 2000, 2700, 1700, 3750],
  uk: [2600, 2150, 2900, 1150, 3000],
  germany: [2050, 1800, 2600, 900, 2500],
  france: [2250, 2000, 2750, 1000, 2750],
  spain: [1600, 1400, 2250, 700, 1900],
  italy: [1750, 1500, 2300, 925, 2300],
  greece: [1600, 1350, 2100, 600, 1350],
  portugal: [1550, 1300, 2200, 700, 1900],
  poland: [1250, 1050, 1950, 450, 1250],
  czech: [1150, 950, 1750, 525, 1400],
  hungary: [1050, 850, 1600, null, null],
  uae: [1500, 1250, 2000, 750, 2150],
  saudi: [1400, 1200, 1900, 650, 1850],
  qatar: [1600, 1350, 2000, 700, 2000],
  kuwait: [1450, 1250, 1850, 625, 1700],
  bahrain: [1350, 1150, 1800, 575, 1600],
  oman: [1250, 1050, 1700, 475, 1500],
  iraq: [1200, 1000, 1600, 375, 1000],
  libya: [1100, 900, 1500, 300, 900],
  sudan: [850, 750, 1200, 265, 800],
  syria: [1000, 800, 1350, 225, 700],
  turkey: [1000, 850, 1350, 225, 650],
}

/** Source of a journey's prices: no source publishes typical ones, so these are labeled as our estimates. */
export const journeyPricesSource = {
  flight: 'Our estimate: there and back, economy class, one piece of luggage; look up your own days',
  night: 'Our estimate: a plain hotel or flat near a clinic in Cairo, one night',
} as const
export const journeyPricesAsOf = '2026-11-22'

/** There and back to Cairo from the country's largest airport, in US dollars. */
export const flightPricesUsd: Readonly<Record<SavingsCountry, number>> = {
  usa: 950,
  uk: 380,
  germany: 340,
  france: 340,
  spain: 330,
  italy: 280,
  greece: 220,
  portugal: 400,
  poland: 320,
  czech: 340,
  hungary: 320,
  uae: 350,
  saudi: 250,
  qatar: 380,
  kuwait: 320,
  bahrain: 350,
  oman: 400,
  iraq: 350,
  libya: 300,
  sudan: 350,
  syria: 300,
  turkey: 220,
}

/** One night, in US dollars. */
export const nightPriceUsd = 60

/** O-2: shown literally; its evidence is the table above. */
export const savingsClaim = {
  key: 'savings-up-to-70',
  text: 'Save up to 70% on high-quality care without compromising comfort',
  percent: 70,
  evidence: 'price-table',
} as const
