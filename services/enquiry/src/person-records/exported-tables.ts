import type { ExportedTable } from '@seneb/service-kit/exporting/read-record'
import type { Ctx } from '@seneb/service-kit/ctx'

import { openAnswer } from '../care-enquiries/sealed-answer.js'
import { openEventWords } from '../care-enquiries/sealed-event-words.js'

interface Sealed {
  readonly id: string
}
type Sealer = Pick<Ctx, 'atRest'>

const ofEither = 't.trip_plan_id = $1::uuid or t.consultation_id = $1::uuid'

/**
 * What this service stores of an enquiry. Notes of the team are about the person, so they are theirs to read; answers that
 * somebody still writes are not here, because nobody but their author has seen them (ADR 157).
 */
export const exportedTables: readonly ExportedTable[] = [
  { table: 'trip_plans', whose: 't.id = $1::uuid' },
  { table: 'consultations', whose: 't.id = $1::uuid' },
  {
    table: 'consents',
    whose: ofEither,
    order: 't.given_at',
    withheld: { link_digest: 'secret', later_link_digest: 'secret' },
  },
  { table: 'answer_promises', whose: ofEither },
  {
    table: 'care_enquiries',
    whose: 't.id = $1::uuid',
    withheld: { assignee_id: 'team', claimed_until: 'machine', search: 'copy', version: 'machine' },
  },
  {
    table: 'care_events',
    whose: 't.enquiry_id = $1::uuid',
    order: 't.at, t.id',
    withheld: { actor_id: 'team', assignee_id: 'team' },
    open: { words_sealed: (sealed: Buffer, { id }: Sealed, ctx: Sealer) => openEventWords(sealed, id, ctx) },
  },
  {
    table: 'care_answers',
    whose: 't.enquiry_id = $1::uuid',
    order: 't.written_at, t.id',
    withheld: { written_by: 'team' },
    open: { words_sealed: (sealed: Buffer, { id }: Sealed, ctx: Sealer) => openAnswer(sealed, id, ctx) },
  },
  { table: 'partner_enquiries', whose: 't.id = $1::uuid', withheld: { request_digest: 'secret' } },
]
