/** Text of received emails that belong to no enquiry yet. */
export const unmatchedEmailsCopy = {
  page: {
    title: 'Unmatched emails',
    text: 'These emails name no enquiry reliably. Attach each to its enquiry, or dismiss it. We delete what is left after 30 days.',
    label: 'List of unmatched emails',
    none: 'Every email we received belongs to an enquiry.',
    newMessages: 'New messages',
    settled: 'Done. The email has left this list.',
    more: 'Show more',
    count: (total: number) => (total === 1 ? '1 email waits' : `${total} emails wait`),
  },
  row: {
    hidden: "Your roles don't let you see who sent it.",
    noSubject: 'No subject',
    files: (count: number) => (count === 1 ? '1 file' : `${count} files`),
    deleted: 'Deleted',
    kinds: {
      MESSAGE: 'Message',
      NOTICE: 'Automatic email',
      REPORT: 'Delivery report',
      CALENDAR: 'Calendar reply',
      UNKNOWN: 'Unreadable email',
    },
    reasons: {
      NO_THREAD: 'Names no enquiry',
      CONFLICT: 'Names two enquiries',
      ENDED_ENQUIRY: 'Its enquiry was erased or withdrawn',
      STAFF_EMAIL: 'Answers an email to the team',
      TOO_MANY: 'Its enquiry received too many emails today',
      UNREADABLE: 'Could not be read',
    },
  },
  panel: {
    noText: 'This email has no text.',
    files: 'Files',
    unconfirmed: 'Sender not confirmed',
    attach: 'Attach to an enquiry...',
    dismiss: 'Dismiss...',
    hidden: "Your roles don't let you read this email.",
  },
  attach: {
    title: 'Attach this email to an enquiry',
    action: 'Attach',
    enquiry: 'Enquiry',
    search: 'Search for another one',
    searchHint: 'Reference, name, email address or phone number',
    found: (count: number) =>
      count === 0
        ? 'No enquiry matches. Try less of it, or another word.'
        : `${count === 1 ? '1 enquiry matches' : `${count} enquiries match`}; choose below.`,
    reason: 'Reason',
    pleaseChoose: 'Please choose an enquiry',
    pleaseGiveReason: 'Please give a reason',
    proposals: {
      OWN_ID: 'it answers our email',
      REPLY_TOKEN: 'it was sent to its reply address',
      REFERENCE: 'its subject has the reference',
      ADDRESS: 'we wrote to this address',
    },
    note: 'The person gets no email about it. Our replies always go to the address of the enquiry.',
  },
  dismiss: {
    title: 'Dismiss this email',
    action: 'Dismiss and delete',
    text: 'Its text and files are deleted right away.',
    reason: 'Reason',
    pleaseGiveReason: 'Please give a reason',
  },
} as const
