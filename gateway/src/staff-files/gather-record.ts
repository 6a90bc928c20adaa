import { ReadPersonRecord as OfAiPlanning } from '@seneb/contracts/messages/ai-planning/common.messages'
import { ReadPersonRecord as OfEnquiry } from '@seneb/contracts/messages/enquiry/common.messages'
import { ReadPersonRecord as OfNotification } from '@seneb/contracts/messages/notification/common.messages'
import { ReadPersonRecord as OfReferral } from '@seneb/contracts/messages/referral/common.messages'
import { withheldReasons, type ExportFormat, type RecordTable } from '@seneb/contracts/vocabulary/person-records'
import { unpackRecord } from '@seneb/platform/packed-record'

import type { StaffRequest } from '../staff/staff-request.js'
import { aboutRecord, titleOf } from './record-words.js'

/** One part of a record: what one table of a service holds. */
interface RecordPart {
  readonly title: string
  readonly service: string
  readonly table: string
  readonly rows: RecordTable['rows']
}

/** Everything that is stored of an enquiry and its person, as it is handed to them. */
export interface PersonRecord {
  readonly reference: string
  readonly exportedAt: string
  readonly about: readonly string[]
  readonly parts: readonly RecordPart[]
  /** What is stored and not handed out, and why. */
  readonly withheld: readonly { readonly column: string; readonly why: string }[]
}

/**
 * Asks every service that stores something of an enquiry, each with its own deadline. The enquiry service is asked last,
 * because it notes the export: one that another service spoils is none. Throws whatever one of them refuses by.
 */
export async function gatherRecord(
  { enquiryId, format }: { readonly enquiryId: string; readonly format: ExportFormat },
  staff: StaffRequest,
): Promise<PersonRecord> {
  const others = await Promise.all([
    staff.ask(OfAiPlanning, { enquiryId }),
    staff.ask(OfNotification, { enquiryId }),
    staff.ask(OfReferral, { enquiryId }),
  ])
  const { exportedAt, record, reference } = await staff.ask(OfEnquiry, { enquiryId, format })
  const packed = [
    ['enquiry', record],
    ...otherServices.map((service, at) => [service, others[at]?.record ?? ''] as const),
  ]
  const services = await Promise.all(
    packed.map(async ([service = '', one = '']) => ({ service, tables: (await unpackRecord(one)) as RecordTable[] })),
  )
  return { reference, exportedAt, about: aboutRecord, ...partsOf(services) }
}

const otherServices = ['ai-planning', 'notification', 'referral'] as const

interface Answered {
  readonly service: string
  readonly tables: readonly RecordTable[]
}

function partsOf(services: readonly Answered[]): Pick<PersonRecord, 'withheld' | 'parts'> {
  const tables = services
    .flatMap(({ service, tables: own }) => own.map((table) => ({ service, ...table })))
    .filter(({ rows }) => rows.length > 0)
  return {
    parts: tables.map(({ rows, service, table }) => ({ title: titleOf(table), service, table, rows })),
    withheld: tables.flatMap(({ withheld, table }) =>
      Object.entries(withheld).map(([column, reason]) => ({
        column: `${table}.${column}`,
        why: withheldReasons[reason],
      })),
    ),
  }
}
