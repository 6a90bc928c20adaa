import { Column, Entity, PrimaryColumn } from 'typeorm'
import type { EnquiryKind } from '@seneb/contracts/vocabulary/care-enquiries'

/** Data that a withdrawn consent allowed, set aside until it is erased or the withdrawal is undone. */
@Entity('pending_withdrawals')
export class PendingWithdrawal {
  @PrimaryColumn({ type: 'uuid' }) enquiry_id: string
  /** Effect of the withdrawal: the enquiry ended, or its health details are no longer used. */
  @PrimaryColumn({ type: 'text' }) effect: RegrettableEffect
  @Column({ type: 'text' }) kind: EnquiryKind
  @Column({ type: 'timestamptz' }) withdrawn_at: Date
  @Column({ type: 'timestamptz' }) erase_at: Date
  /** Rows that are set aside until then, encrypted and bound to this withdrawal. */
  @Column({ type: 'bytea' }) rows_sealed: Buffer
}

/** Effects that can be undone; a machine draft is erased immediately. */
export type RegrettableEffect = 'enquiry-ended' | 'health-erased'

interface Part {
  readonly table: string
  /** $1 the enquiry. */
  readonly whose: string
  /** Columns to empty; without it the whole row is removed. */
  readonly columns?: readonly string[]
}

const ofEnquiry = 't.enquiry_id = $1::uuid'

/** Rows set aside by each effect, in an order in which they can be restored. */
export const partsOf: Readonly<Record<RegrettableEffect, readonly Part[]>> = {
  'enquiry-ended': [
    { table: 'care_enquiries', whose: 't.id = $1::uuid' },
    { table: 'care_events', whose: ofEnquiry },
    { table: 'replies', whose: ofEnquiry },
    { table: 'reply_drafts', whose: ofEnquiry },
    { table: 'reply_promises', whose: 't.trip_plan_id = $1::uuid or t.consultation_id = $1::uuid' },
    { table: 'suggested_calls', whose: ofEnquiry },
    { table: 'sent_plans', whose: ofEnquiry },
    { table: 'plan_decisions', whose: ofEnquiry },
    { table: 'data_disclosures', whose: ofEnquiry },
  ],
  'health-erased': [
    { table: 'consultations', whose: 't.id = $1::uuid', columns: ['treatment_type', 'message'] },
    { table: 'care_enquiries', whose: 't.id = $1::uuid', columns: ['treatment_type', 'procedure'] },
    { table: 'care_events', whose: ofEnquiry, columns: ['body_sealed'] },
    { table: 'replies', whose: ofEnquiry, columns: ['body_sealed'] },
    { table: 'reply_drafts', whose: ofEnquiry },
    { table: 'sent_plans', whose: ofEnquiry, columns: ['plan_sealed'] },
    { table: 'plan_decisions', whose: ofEnquiry, columns: ['body_sealed'] },
  ],
}

/** Rows in PostgreSQL's text form, which loses no part of a time or of bytes; derived columns are excluded. */
export const readRowsSql = ({ table, whose }: Part) => `/* readPendingRows */
  select coalesce(jsonb_agg(to_jsonb(t) - 'search'), '[]') as rows from ${table} t where ${whose}`

/** $1 the enquiry, with its timeline, replies and drafts. */
export const removeEnquirySql = `/* removeEnquiry */
  with promises as (delete from reply_promises t where ${partsOf['enquiry-ended'][4]?.whose ?? ''})
  delete from care_enquiries where id = $1::uuid`

/** $1 the rows. `names` are columns of ours, as they were read. */
export const putBackSql = ({ columns, table }: Part, names: readonly string[]) => {
  const quoted = (of: readonly string[], before = '') => of.map((name) => `${before}"${name}"`).join(', ')
  const rows = `jsonb_populate_recordset(null::${table}, $1::jsonb) r`
  if (columns) {
    const assignments = columns.map((name) => `"${name}" = coalesce(t."${name}", r."${name}")`).join(', ')
    return `/* putBackColumns */ update ${table} t set ${assignments} from ${rows} where t.id = r.id`
  }
  return `/* putBackRows */ insert into ${table} (${quoted(names)}) select ${quoted(names, 'r.')} from ${rows}
    on conflict do nothing`
}

/** Restarts the clock of the promise, without a plan. $1 the enquiry, $2 now, $3 time by which a reply is promised */
export const restartSql = `/* restart */
  with promises as (update reply_promises set promised_at = $2, due_at = $3, notified_hours = 0
    where (trip_plan_id = $1 or consultation_id = $1) and kept_at is null)
  update care_enquiries set version = version + 1, last_activity_at = $2, plan_state = null,
    due_at = case when first_replied_at is null then $3 else due_at end
  where id = $1 returning version`

/** Withdrawals that were not undone in time, locked. $1 maximum rows, $2 now */
export const duePendingSql = `/* duePendingWithdrawals */
  select enquiry_id, effect, kind, withdrawn_at, erase_at, rows_sealed from pending_withdrawals where erase_at <= $2 order by erase_at limit $1 for update skip locked`
