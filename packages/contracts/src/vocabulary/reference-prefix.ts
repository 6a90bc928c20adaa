/** Prefix of every reference that people quote to us: SNB-7K3M9Q. */
export const referencePrefix = 'SNB'
