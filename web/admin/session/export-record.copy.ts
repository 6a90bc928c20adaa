/** Text of the export of a person's record. */
export const exportRecordCopy = {
  title: (reference: string) => `Export ${reference}`,
  action: 'Export',
  format: 'Format',
  formats: [
    ['html', 'A page to read and print'],
    ['json', 'Data for another program (JSON)'],
  ],
} as const
