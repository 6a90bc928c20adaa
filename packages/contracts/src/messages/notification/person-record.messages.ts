import { personRecordOf } from '../person-record.js'

/** What this service stores of an enquiry and its person. */
export const ReadPersonRecord = personRecordOf('notification')
