/** The words around a treatment. */
export const treatmentsCopy = {
  all: 'Medical Tourism',
  atAGlance: 'At a glance',
  stay: 'Stay in Egypt',
  nights: (least: number, most: number) => (least === most ? `${least} nights` : `${least} to ${most} nights`),
  field: 'Field',
  facts: 'Typical figures for planning, no advice: your doctor decides.',
} as const
