interface Counts {
  readonly added: number
  readonly changed: number
  readonly retired: number
  readonly restored: number
  readonly unchanged: number
}

/** Text of the catalogue on the desk. */
export const catalogueCopy = {
  kinds: {
    TREATMENT_TYPE: 'Treatment types',
    PROCEDURE: 'Procedures',
    COUNTRY: 'Countries',
    AIRPORT: 'Airports',
  },
  states: {
    OFFERED: 'Offered',
    RETIRED: 'Retired',
    PROPOSED: 'Proposed',
    IN_REVIEW: 'Waiting for a second person',
    CURRENT: 'In effect',
    SUPERSEDED: 'Replaced',
    RETURNED: 'Returned',
    WITHDRAWN: 'Withdrawn',
  },
  page: {
    title: 'Catalogue',
    filters: 'Filters',
    kind: 'Kind',
    show: 'Show',
    filter: { ALL: 'Everything', IN_REVIEW: 'Waiting for a second person', RETIRED: 'Retired' },
    search: 'Search by name or key',
    label: 'Entries',
    columns: ['Name', 'Key', 'Belongs to', 'State'],
    count: (total: number) => (total === 1 ? '1 entry' : `${total} entries`),
    nothing: 'No entry matches.',
    more: 'Show more',
    add: 'Add an entry',
    all: 'All entries',
    newEntry: (kind: string) => `New: ${kind}`,
  },
  editor: {
    label: 'The entry',
    key: 'Key',
    slugHint: 'Lowercase words joined by hyphens. It never changes.',
    codeHint: 'Capital letters: two for a country (FR), three for an airport (CAI). It never changes.',
    reason: 'Reason for this change',
    save: 'Save',
    readOnly: 'Your roles let you read this entry, not edit it.',
    approvalNeeded:
      'A change of the stay rules takes effect once a second person has approved it. Everything else takes effect when you save.',
    inEffect: 'Saved. Forms follow within a minute.',
    waits: 'Saved. It waits for a second person.',
    changed: 'Someone changed this entry while you edited',
    changedText: 'Their entry compared with yours: your removals are struck through, your additions are underlined.',
    useTheirs: 'Use theirs',
    saveMine: 'Keep mine',
  },
  review: {
    label: 'Waiting for a second person',
    by: (name: string) => `Written by ${name}`,
    difference: 'Changes to the entry in effect:',
    approve: 'Approve',
    returnIt: 'Return to its author',
    withdraw: 'Withdraw',
    returnTitle: 'Return this version',
    returnReason: 'What has to change',
    done: {
      CURRENT: 'Approved. It is in effect.',
      RETURNED: 'Returned to its author.',
      WITHDRAWN: 'Withdrawn.',
    } as Readonly<Record<string, string>>,
  },
  history: {
    label: 'Versions',
    empty: 'Nobody has edited this entry yet.',
    version: (number: number) => `Version ${number}`,
    thePlatform: 'Shipped with the platform',
    checkedBy: (name: string) => `checked by ${name}`,
    changes: (number: number) => `What changed in version ${number}`,
    restore: (number: number) => `Restore version ${number}`,
  },
  airports: {
    title: 'Import airports',
    open: 'Import',
    export: 'Export',
    fileName: (part: number, parts: number) => (parts === 1 ? 'airports.csv' : `airports-${part}-of-${parts}.csv`),
    exported: (count: number, files: number) =>
      files === 1 ? `${count} airports are in the file.` : `${count} airports are in ${files} files.`,
    file: 'CSV file',
    hint: 'Columns: code, name, country, and retired with yes or no. At most 1,000 airports. Those that are not in the file stay as they are.',
    read: 'Check the file',
    tooLarge: (max: number, size: number) =>
      `This file has ${size.toLocaleString('en-US')} bytes; at most ${max.toLocaleString('en-US')} can be imported. Please split it.`,
    unreadable: 'This file could not be read. Please choose it again.',
    counts: ({ added, changed, restored, retired, unchanged }: Counts) =>
      `${added} added, ${changed} changed, ${retired} retired, ${restored} offered again, ${unchanged} unchanged.`,
    problems: 'Nothing can be imported before these problems are solved:',
    problem: (line: number, column: string, message: string) =>
      `Line ${line}${column === '' ? '' : `, ${column}`}: ${message}`,
    reason: 'Reason for this import',
    import: 'Import',
    imported: 'Imported.',
  },
} as const
