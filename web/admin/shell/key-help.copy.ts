/** Text of the list of shortcuts, which is loaded when it is opened. */
export const keyHelpCopy = {
  inForms: [
    ['Ctrl Enter', 'Send or save what you are writing (Cmd Enter on a Mac)'],
    ['Escape', 'Close a dialog; back to the list from an enquiry'],
  ],
  keyboardShortcuts: 'Keyboard shortcuts',
  escapeClosesThisList: 'Escape closes this list.',
  text: 'Keys without Ctrl are switched off for this browser. Switch them on in Account.',
  onThisPage: 'On this page',
  whileYouWrite: 'While you write',
  everywhere: 'Everywhere',
  close: 'Close',
} as const
