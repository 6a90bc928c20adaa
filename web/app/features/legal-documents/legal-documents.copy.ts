/** The words around a legal document. */
export const legalCopy = {
  eyebrow: 'Legal',
  lastUpdated: 'Last updated',
  version: 'version',
  versions: 'All versions',
  olderVersion: 'This is an older version.',
  toLatest: 'Read the current one',
} as const
