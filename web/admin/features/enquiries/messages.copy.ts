/** Text of messages that patients write. */
export const messagesCopy = {
  card: {
    from: 'From',
    noText: 'This message has no text.',
    hidden: "Your roles don't let you read what they wrote.",
    showAll: 'Show the full text',
    showLess: 'Show less',
    markAsRead: 'Mark as read',
    reply: 'Reply to this message',
    readBy: (name: string) => `Read by ${name}`,
    isNew: 'New',
    otherAddress: 'From another address',
    unconfirmed: 'Sender not confirmed',
    languages: { AR: 'Arabic', FR: 'French', UNKNOWN: '' },
    sources: { EMAIL: 'By email', PAGE: 'On their page', PHONE: 'By phone' },
    kinds: { MESSAGE: '', NOTICE: 'Automatic email', CALENDAR: 'Calendar reply' },
    skippedFiles: (count: number) =>
      count === 1 ? '1 more file was over the limit.' : `${count} more files were over the limit.`,
  },
  files: {
    label: 'Files',
    open: 'Download',
    unnamed: 'File',
    states: {
      WAITING: 'Being checked',
      UPLOADED: 'Being stored',
      STORED: '',
      REFUSED: 'Not accepted; we tell senders we know, once a day',
      LOST: 'Could not be checked in time; please ask for it again',
    },
    isGone: 'This file is no longer stored.',
  },
  bar: {
    unread: (count: number) => (count === 1 ? '1 new message' : `${count} new messages`),
    replyBy: (at: string) => `Next reply due by ${at}`,
    markAllAsRead: 'Mark all as read',
    noReplyNeeded: 'No reply needed',
  },
  quote: {
    label: 'Quoted message',
    answers: 'Replies to their message of',
    without: 'Reply without quoting',
    withIt: 'Quote their latest message',
  },
} as const
