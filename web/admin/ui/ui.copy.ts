/** Text of shared controls. */
export const uiCopy = {
  dialogForm: {
    cancel: 'Cancel',
  },
  durations: {
    s: (seconds: number) => `${seconds} s`,
    hMin: (hours: number, minutes: number) => `${hours} h ${minutes} min`,
    h: (hours: number) => `${hours} h`,
  },
  fields: {
    pleaseChoose: 'Please choose',
    code: 'Code',
    sixDigits: 'The six digits that your app shows now.',
    atLeastCharacters: 'At least 15 characters; a sentence that only you would say works well.',
  },
  lazyComponent: {
    thisPartCouldNot: 'This part could not be opened',
    reload: 'Reload',
    note: 'The desk may have been updated, or the connection failed. Reload the page to go on.',
  },
  orLine: {
    or: 'or',
  },
  shownSecret: {
    closeIHaveStored: 'Close, I have stored it',
    copied: 'Copied',
    yourBrowserCouldNot: 'Your browser could not copy it: please select and copy it yourself.',
  },
  sidePanel: {
    label: (title: string) => `Close ${title}`,
  },
  skeletonRows: {
    label: 'Loading',
  },
  wordDiff: {
    added: ' [added: ',
    removed: ' [removed: ',
  },
} as const
