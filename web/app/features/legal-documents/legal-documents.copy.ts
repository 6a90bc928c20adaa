/** Text around a legal document. */
export const legalCopy = {
  eyebrow: 'Legal',
  lastUpdated: 'Last updated',
  version: 'version',
  versions: 'All versions',
  olderVersion: 'This is an older version.',
  toLatest: 'Read the current one',
  facts: {
    title: 'Who currently processes your data',
    text: 'This information is current and may change without a new version of this document.',
    rows: {
      controller: 'Responsible (controller)',
      privacyEmail: 'Everything about your data',
      hosting: 'Hosting and databases',
      email: 'Sending of emails',
      ai: 'Language model for drafts',
      transferSafeguard: 'Safeguard for data in Egypt',
    },
    noModel: 'None is used at present; drafts are made by fixed rules of our own',
    notNamed: 'Not named yet',
    sample: 'Sample',
  },
} as const
