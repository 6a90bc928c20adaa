/** Text of the editor of prose. */
export const proseEditorCopy = {
  toolbar: 'Formatting',
  bold: 'Bold',
  italic: 'Emphasis',
  link: 'Link...',
  bulletList: 'Bulleted list',
  orderedList: 'Numbered list',
  blockquote: 'Note',
  table: 'Insert a table',
  addRow: 'Add a row',
  addColumn: 'Add a column',
  deleteRow: 'Delete the row',
  deleteColumn: 'Delete the column',
  deleteTable: 'Delete the table',
  undo: 'Undo',
  redo: 'Redo',
  linkTitle: 'Link',
  linkAddress: 'Address',
  linkHint:
    'A page of this site, such as /dental-care, or an address that begins with https:// or mailto:. Empty removes the link.',
  linkProblem: 'Please give a path of this site, or an address that begins with https:// or mailto:',
  setLink: 'Set the link',
  cancel: 'Cancel',
  tooLong: (length: number, max: number) =>
    `This text was not pasted: it has ${length.toLocaleString('en')} characters, and ${max.toLocaleString('en')} fit.`,
  unreadable: 'This text has markup that the editor does not know, so it is shown as Markdown.',
} as const
