/** Text that repeats an input to the person; loaded together with its parser (P5). */
export const readBackCopy = {
  phone: {
    understood: (number: string, country: string | undefined) =>
      country ? `We will use ${number} (${country}). Is that right?` : `We will use ${number}. Is that right?`,
    change: 'No, change it',
    unlikely: (number: string) => `${number} does not look like a whole number. Please check it.`,
    unread: 'We cannot read this as a telephone number. Please check it.',
  },
  amount: {
    understood: (amount: string) => `We will use ${amount}.`,
    didYouMean: 'Did you mean',
    or: 'or',
  },
} as const
