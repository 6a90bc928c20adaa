/** The words around a treatment. */
export const treatmentsCopy = {
  all: 'Medical Tourism',
  atAGlance: 'At a glance',
  stay: 'Stay in Egypt',
  nights: (min: number, max: number) => (min === max ? `${min} nights` : `${min} to ${max} nights`),
  field: 'Field',
  facts: 'Typical figures for planning, no advice: your doctor decides.',
  unreviewed: 'They are our estimate: no clinician has signed them yet.',
} as const
