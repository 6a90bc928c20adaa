/** Copy shared by all forms; texts of a single form are in its own copy file. */
export const formsCopy = {
  /** Suffix of a line of the summary whose answer has changed since. */
  changed: '(changed, checked again when you send)',
  /** Prefix of the page's title while its form has errors. */
  refusedTitle: 'Error:',
  /** Under the title of the summary. */
  summary: (missing: number, wrong: number) =>
    [
      missing > 0 && (missing === 1 ? '1 answer is missing.' : `${missing} answers are missing.`),
      wrong > 0 && (wrong === 1 ? '1 answer needs another look.' : `${wrong} answers need another look.`),
    ]
      .filter(Boolean)
      .join(' '),
  problem: {
    stillHere: 'Everything you typed is still here.',
    offline: 'We could not reach the internet, so nothing has been sent.',
    waits: "We'll send it automatically once you're back online, or you can try again now.",
    edited: "You've made changes since, so please press the button again when you're ready.",
    tryAgain: 'Try again',
  },
  /** The key of this form was used for other answers: by another tab, or before an edit. */
  sentBefore: {
    title: 'You may have sent this already',
    description:
      'We have a form of yours that began with these answers, perhaps from another tab. Please look for our email with its reference. To send this one as well, press the button again.',
  },
  /** The team does not accept this form at the moment. */
  paused: {
    title: 'Not sent: we are not accepting new enquiries',
    description:
      'We are not accepting new trip enquiries at the moment. Please try again later, or contact us directly.',
  },
  receipt: {
    answerBy: (time: string) => `You will hear from us by ${time}, your time.`,
    mail: 'An email is on its way to the address that you gave.',
    mailTo: 'An email is on its way to',
    link: 'Its link shows you at any time what happens next. If it has not arrived after a few minutes, please look in your spam folder.',
    sendAgain: 'Send it again',
  },
  email: {
    didYouMean: 'Did you mean',
    use: (address: string) => `${address}?`,
  },
  phone: {
    code: (label: string) => `Country code, ${label}`,
    noCode: 'Code',
    until: 'Loading countries...',
    again: 'Please type the number again, beginning with your country code, such as +44 20 7946 0958.',
  },
  draft: {
    /** Shown before a draft is stored. */
    nothing: 'What you type is kept in this tab until you send it or close the tab.',
    stored: 'Kept in this tab until you close it',
    restored: 'What you typed before is back. It is kept in this tab until you close it',
    consents: 'Consent boxes are not kept.',
    clear: 'Clear',
    cleared: 'Everything you typed is cleared.',
    undo: 'Undo',
  },
} as const
