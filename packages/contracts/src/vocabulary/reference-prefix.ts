/** What every reference begins with that people quote to us: SNB-7K3M9Q. */
export const referencePrefix = 'SNB'
