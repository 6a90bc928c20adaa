/**
 * Text, by unit, about costs that a reference price does not cover. The price table does not state it, so it is shown
 * with every such price.
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
