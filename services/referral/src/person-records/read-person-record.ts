import {
  grantedRecordReader,
  personRecordReader,
  type ExportedTable,
} from '@seneb/service-kit/data-export/export-record'

/** Data that this service stores of an enquiry: the link through which it came. */
export const exportedTables: readonly ExportedTable[] = [
  { table: 'referral_enquiries', where: 't.trip_plan_id = $1::uuid' },
]

export const readPersonRecord = personRecordReader(exportedTables)

/** Exports it for the patient. */
export const readMyRecord = grantedRecordReader('referral', exportedTables)
