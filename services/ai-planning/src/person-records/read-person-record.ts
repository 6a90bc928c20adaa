import type { WithheldReason } from '@seneb/contracts/vocabulary/person-records'
import type { Ctx } from '@seneb/service-kit/ctx'
import {
  grantedRecordReader,
  personRecordReader,
  type ExportedTable,
} from '@seneb/service-kit/data-export/export-record'

import { openDocument, openReturned, type OpenedPlan } from '../care-plans/opened-plan.js'

type Sealer = Pick<Ctx, 'atRest'>
type Approval = OpenedPlan['row']['approvals'][number]

interface Version {
  readonly plan_id: string
  readonly number: number
}

const machineColumns: Readonly<Record<string, WithheldReason>> = {
  lease_holder: 'machine',
  lease_until: 'machine',
  attempts: 'machine',
  traceparent: 'machine',
  generate_after: 'machine',
  deadline_at: 'machine',
}

/** The plan mailed to the person names its approvers, but not their ids. */
const visibleApprovals = (approvals: readonly Approval[]) =>
  approvals.map(({ at, isDoctor, name, title }) => ({ at, isDoctor, name, title }))

/** Data this service stores of an enquiry: the facts for a plan, and every draft and version made from them. */
export const exportedTables: readonly ExportedTable[] = [
  {
    table: 'ai_trip_plans',
    where: 't.id = $1::uuid',
    excluded: { ...machineColumns, announce_after: 'machine', announced_at: 'machine' },
  },
  {
    table: 'care_plans',
    where: 't.id = $1::uuid',
    excluded: { returned_by: 'team' },
    decode: {
      approvals: visibleApprovals,
      returned_sealed: (sealed: Buffer, { id }: { readonly id: string }, ctx: Sealer) => openReturned(sealed, id, ctx),
    },
  },
  {
    table: 'care_plan_versions',
    where: 't.plan_id = $1::uuid',
    order: 't.number',
    excluded: { author_id: 'team' },
    decode: {
      document_sealed: (sealed: Buffer, { number: version, plan_id: id }: Version, ctx: Sealer) =>
        openDocument(sealed, { id, version, ctx }),
    },
  },
  {
    table: 'care_plan_drafts',
    where: 't.plan_id = $1::uuid',
    order: 't.requested_at',
    excluded: { ...machineColumns, requested_by: 'team', concluded_at: 'machine' },
  },
  { table: 'plan_quality', where: 't.plan_id = $1::uuid' },
]

export const readPersonRecord = personRecordReader(exportedTables)

/** Exports it for the patient. */
export const readMyRecord = grantedRecordReader('ai-planning', exportedTables)
