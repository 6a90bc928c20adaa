/** Words that every form says alike. Those of one form alone are in its own copy. */
export const formsCopy = {
  /** After a line of the summary whose answer was changed since. */
  changed: '(changed, checked again when you send)',
  problem: {
    stillHere: 'Everything you typed is still here.',
    offline: 'You are offline. Nothing has been sent, and everything you typed is still here.',
    offlineWaits: 'We will send it by itself as soon as you are connected again.',
    offlineEdited: 'You changed something since, so please press the button when you are connected again.',
  },
  email: {
    didYouMean: 'Did you mean',
    use: (address: string) => `${address}?`,
  },
  phone: {
    code: (label: string) => `Country code, ${label}`,
    noCode: 'Code',
    until: 'Loading countries...',
    /** Read back once a number can be rung. */
    understood: (number: string, country: string | undefined) =>
      country ? `We will use ${number} (${country}). Is that right?` : `We will use ${number}. Is that right?`,
  },
  draft: {
    stored: 'Kept in this tab until you close it',
    consents: 'Consent boxes are not kept.',
    clear: 'Clear',
    cleared: 'Everything you typed is cleared.',
    undo: 'Undo',
  },
} as const
