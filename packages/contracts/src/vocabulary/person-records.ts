/** Formats of the export of a person's record: a page to read, or data for a program (Art. 15 and 20 GDPR). */
export const exportFormats = ['html', 'json'] as const
export type ExportFormat = (typeof exportFormats)[number]

/** Services that return their part of a patient's record for a grant of the enquiry service. */
export const recordGrantConsumers = ['ai-planning', 'notification', 'referral'] as const
export type RecordGrantConsumer = (typeof recordGrantConsumers)[number]

/** Version of the structure of an exported record; the file names it. */
export const recordFormatVersion = 1

/** Maximum number of copies that a patient takes along within 24 hours. */
export const maxCopiesPerDay = 20

/** Why a column is not in the record of a person. */
export const withheldReasons = {
  team: 'Who of our team did it. The people who work for us have rights of their own, and their names change nothing of what is stored about you.',
  secret:
    'Digests of secrets, by which a link or an address is recognized. They say nothing, and would help anyone who reads this in your place.',
  machine: 'How our programs did their work: attempts, locks and times of theirs.',
  copy: 'Copies of what stands elsewhere in this record.',
  file: 'Files that you sent us, where their content is not shown here. Please ask us, and we send them to you.',
} as const
export type WithheldReason = keyof typeof withheldReasons

/** One row of a record, by the names of its columns. */
export type RecordRow = Readonly<Record<string, unknown>>

/** Data about a person in one table, and the excluded columns with reasons. */
export interface RecordTable {
  readonly table: string
  readonly rows: readonly RecordRow[]
  readonly withheld: Readonly<Record<string, WithheldReason>>
}
