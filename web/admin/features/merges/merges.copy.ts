/** Text of other enquiries of a person, and of merging them. */
export const mergesCopy = {
  card: {
    label: 'Other enquiries',
    sameAddress: 'Same email address',
    samePhone: 'Same phone number, another address',
    compare: 'Compare...',
    isMergedInto: (reference: string) => `Merged into ${reference}`,
    mergedAt: 'Merged',
    separate: 'Separate again',
    mergedInto: 'These are merged into this enquiry; their events are on its timeline:',
  },
  note: {
    mergedInto: (reference: string) => `This enquiry was merged into ${reference}`,
    mergedIntoText: 'Lists show only that one. Its timeline has the events of both.',
    openIt: 'Open it',
  },
  dialog: {
    title: 'Compare two enquiries',
    merge: (reference: string) => `Merge ${reference} into this one`,
    note: 'Both references stay valid, and each promise counts on its own. You can separate them again.',
    isSamePerson: 'I have made sure that both are from the same person',
    onlyLeads: 'Their addresses differ, so a lead has to merge them.',
    pleaseConfirm: 'Please confirm that both are from the same person',
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    request: 'Request',
    received: 'Received',
    state: 'State',
  },
} as const
