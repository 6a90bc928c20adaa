/** Text of the audit trail. */
export const auditCopy = {
  auditFilters: {
    filters: 'Filters',
    who: 'Who',
    anyone: 'Anyone',
    did: 'Action',
    anyAction: 'Any action',
    to: 'Object',
    anyObject: 'Any object',
    from: 'From',
    until: 'Until',
    showAll: 'Show all',
  },
  auditTable: {
    when: 'When',
    who: 'Who',
    did: 'Action',
    to: 'Object',
  },
  chainState: {
    verifying: 'Verifying...',
    verifyNow: 'Verify now',
    brokenAtEntry: 'Broken at entry',
    ofVerified: (verifiedTo: number, entries: number) => `${verifiedTo} of ${entries} verified`,
    chainVerifiedTo: (entries: number) => `Chain verified, entries 1 to ${entries}`,
  },
  entryPanel: {
    label: (seq: number) => `Entry ${seq}`,
    entry: (seq: number) => `entry ${seq}`,
    who: 'Who',
    when: 'When',
    in: 'Service',
    to: 'Object',
    changes: 'Changes',
    none: 'none',
    text: 'For personal fields, the entry records that they changed, not their content.',
  },
  exportButton: {
    entriesExportedTheAudit: (saved: number) => `${saved} entries exported; the audit trail records it.`,
    exporting: 'Exporting...',
    exportCsv: 'Export CSV',
  },
} as const
