/** Copy of the 24-hour promise meter; every figure is counted from the enquiries themselves (GEN-07, F-C17). */
export const promiseMeterCopy = {
  share: (percent: number, promises: number) =>
    `${percent}% of at least ${promises} enquiries were answered within 24 hours,`,
  days: (from: string, until: string) => `${from} to ${until}.`,
  how: 'The clock runs day and night until we send our reply or reach you. Late and unanswered enquiries count as missed.',
} as const
