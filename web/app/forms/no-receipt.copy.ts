/** At the address of a receipt in a tab that does not have it. */
export const noReceiptCopy = {
  title: 'Your reference is in your email',
  text: 'This tab no longer has the receipt. If you sent us a form, we have mailed you its reference.',
  home: 'Return Home',
} as const
