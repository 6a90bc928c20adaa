/** Text of the audit trail. */
export const auditCopy = {
  auditFilters: {
    filters: 'Filters',
    who: 'Who',
    anyone: 'Anyone',
    did: 'Did',
    anyAction: 'Any action',
    to: 'To',
    anyObject: 'Any object',
    from: 'From',
    until: 'Until',
    showAll: 'Show all',
  },
  auditTable: {
    when: 'When',
    who: 'Who',
    did: 'Did',
    to: 'To',
  },
  chainState: {
    verifying: 'Verifying...',
    verifyNow: 'Verify now',
    brokenAtEntry: 'Broken at entry',
    ofVerified: (verifiedTo: number, entries: number) => `${verifiedTo} of ${entries} verified`,
    chainVerifiedTo: (entries: number) => `Chain verified, 1 to ${entries}`,
  },
  entryPanel: {
    label: (seq: number) => `Entry ${seq}`,
    entry: (seq: number) => `entry ${seq}`,
    who: 'Who',
    when: 'When',
    in: 'In',
    to: 'To',
    changes: 'Changes',
    none: 'none',
    text: 'Personal fields say “changed”, never what they held.',
  },
  exportButton: {
    entriesExportedTheAudit: (saved: number) => `${saved} entries exported; the audit trail records it.`,
    exporting: 'Exporting...',
    exportCsv: 'Export CSV',
  },
} as const
