/**
 * What a reference price of one unit leaves open, by unit. The table of prices does not say it, so it is said to people
 * wherever such a price stands.
 */
export const openCostsByUnit: ReadonlyMap<string, string> = new Map([
  [
    'per implant',
    'The table does not say what one implant includes: a price at home often holds the connecting part and the crown, the price in Egypt may be the screw alone. Compare written quotes.',
  ],
  [
    'per tooth',
    'The table does not say whether a veneer is of porcelain or of composite, which costs less and lasts less long. Compare written quotes.',
  ],
])
