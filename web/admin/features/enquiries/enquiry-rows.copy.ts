/** Text of enquiry rows and of the start page. */
export const enquiryRowsCopy = {
  erasedSoonNote: {
    activityPostponesErasure: 'Any activity before then, even a note, keeps it for another 24 months.',
  },
  erasedSoon: {
    erasedOn: 'Erased on',
    quietSince: 'Inactive since',
  },
  dueNext: {
    title: 'Due next',
    none: 'No one is waiting for a first reply.',
    allByDueTime: 'All by due time',
  },
  enquiryRows: {
    referred: 'Referred',
    mailNotDelivered: 'Email not delivered',
    unread: (count: number) => (count === 1 ? 'New message' : `${count} new messages`),
    mergedInto: (reference: string) => `Merged into ${reference}`,
    planReturned: 'Plan returned',
    planDecided: {
      ACCEPTED: 'Plan accepted',
      QUESTIONED: 'Question about the plan',
      DECLINED: 'Plan declined',
    },
    receivedAndLastEvent: (submittedAt: string, lastActivityAt: string) =>
      `Received ${submittedAt}, last event ${lastActivityAt}`,
    inactiveFor: (quiet: string) => `, inactive for ${quiet}`,
    old: (age: string, quiet: string) => `${age} old${quiet}`,
    unassigned: 'Unassigned',
  },
  myDay: {
    yours: 'Yours',
    noOpenEnquiry: 'No open enquiry is assigned to you. Claim the next one from the list.',
    allAssignedToYou: 'All assigned to you',
    returnedPlans: 'Returned plans',
    showAll: 'Show all',
    undeliveredReplies: 'Replies not delivered',
    withMessages: 'New messages',
    late: 'Late',
    dueWithinHours: 'Due within 4 hours',
    unassigned: 'Unassigned',
    newMessages: 'New messages',
    answersNotDelivered: 'Replies not delivered',
    plansReturned: 'Plans returned',
    plansDecided: 'Plans decided or asked about',
    closedToday: 'Spam, duplicates, tests today',
    erasedSoon: 'To be erased within a month',
    yoursOpen: 'Your open enquiries',
    label: 'Waiting',
  },
  formatCount: {
    orMore: (careCountLimit: number) => `${careCountLimit} or more`,
  },
} as const
