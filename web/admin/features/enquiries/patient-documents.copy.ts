/** Text of asking a patient for documents. */
export const patientDocumentsCopy = {
  open: 'Ask for documents...',
  title: 'Ask the patient for documents',
  action: 'Ask for them',
  label: 'Documents, one on each line',
  hint: 'At most 10, such as: Blood test from this year',
  text: 'The email names no document. The patient sees the list on their page and sends the files there.',
  pleaseName: 'Please name at least one document',
  tooMany: 'Please name at most 10 documents',
} as const
