/** Text of locking, confirming and refusals. */
export const sessionCopy = {
  deniedView: {
    confirmThatItsYou: "Confirm that it's you to see this",
    confirm: "Confirm that it's you",
    note: 'Roles and permissions are shown for ten minutes after you confirm your identity.',
    tryAgain: 'Try again',
    request: (requestId: string) => `Request ${requestId}`,
    text: 'Your roles do not allow this.',
    requiredRole: (roles: string) => `It requires the role ${roles}.`,
    askAnAdminIfYouNeed: 'Ask an admin if you need it for your work.',
  },
  roleLabels: {
    labels: {
      CARE_AGENT: 'Care agent',
      CARE_LEAD: 'Care lead',
      DOCTOR: 'Doctor',
      WRITER: 'Writer',
      EDITOR: 'Editor',
      OPS: 'Operations',
      AUDITOR: 'Auditor',
      ADMIN: 'Admin',
    },
    or: (all: string, last: string) => `${all} or ${last}`,
  },
  useError: {
    theServerDidNot:
      'The server did not respond, so this may not have been saved. You are online again: please try again.',
  },
} as const
