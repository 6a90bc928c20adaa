import { Column, Entity, PrimaryColumn } from 'typeorm'

/** An enquiry that was merged into another of the same person, and whether that was undone. */
@Entity('merges')
export class Merge {
  @PrimaryColumn({ type: 'uuid' }) id: string
  /** ID of the enquiry that lists go on showing. */
  @Column({ type: 'uuid' }) target_id: string
  @Column({ type: 'uuid' }) merged_id: string
  /** Assignee of the merged enquiry before; restored by undoing while nothing else has changed it. */
  @Column({ type: 'uuid', nullable: true }) assignee_before?: string | null
  /** Version that the merge gave the merged enquiry. */
  @Column({ type: 'integer' }) merged_version: number
  @Column({ type: 'timestamptz' }) merged_at: Date
  @Column({ type: 'uuid' }) merged_by: string
  @Column({ type: 'timestamptz', nullable: true }) undone_at?: Date | null
  @Column({ type: 'uuid', nullable: true }) undone_by?: string | null
}

/** Locks two enquiries in one order, so that two merges never wait for each other. $1 ids */
export const lockBothSql = `/* lockBoth */
  select id from care_enquiries where id = any($1::uuid[]) order by id for update`

/** Facts that decide whether two enquiries can be merged. $1 the target, $2 the other */
export const mergeFactsSql = `/* mergeFacts */
  select lower(k.email) = lower(m.email) as "isSameAddress",
    exists (select from care_enquiries c where c.merged_into = m.id) as "hasMerged"
  from care_enquiries k, care_enquiries m where k.id = $1 and m.id = $2`

/**
 * Separates an enquiry from those it is merged with, on both sides, and returns the others. $1 the enquiry, $2 now
 */
export const separateSql = `/* separateMerges */
  with ended as (update merges set undone_at = $2 where undone_at is null and (target_id = $1 or merged_id = $1)
    returning target_id, merged_id),
  cleared as (update care_enquiries c set merged_into = null from ended where c.id = ended.merged_id)
  select c.id, c.version from ended
    join care_enquiries c on c.id = case when target_id = $1 then merged_id else target_id end`
