/** Text of the form for notes. */
export const noteFormCopy = {
  writeANote: 'Write a note for the team',
  label: 'Note, for the team only',
  addTheNote: 'Add the note',
  storedInThisTab: 'Saved in this tab until you add it',
} as const
