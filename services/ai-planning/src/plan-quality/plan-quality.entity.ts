import type { planWriters } from '@seneb/contracts/messages/ai-planning/plan-quality.messages'
import type { ChangeReason, PlanSection } from '@seneb/contracts/vocabulary/care-plans'
import { Column, Entity, PrimaryColumn } from 'typeorm'

/**
 * Counts of people's changes to a plan up to its last approval, without texts or people. Deleted with the plan;
 * evaluated only while the plan is approved or mailed.
 */
@Entity('plan_quality')
export class PlanQuality {
  /** The trip plan's id. */
  @PrimaryColumn({ type: 'uuid' }) plan_id: string
  @Column({ type: 'timestamptz' }) approved_at: Date
  /** Slug of the treatment type, or `other`. */
  @Column({ type: 'text' }) specialty: string
  @Column({ type: 'text' }) writer: (typeof planWriters)[number]
  /** The language model that drafted it. */
  @Column({ type: 'text', nullable: true }) model?: string | null
  /** Whole seconds from the draft, or from the start of writing by hand, to the last approval. */
  @Column({ type: 'int' }) to_approval_s: number
  @Column({ type: 'int' }) drafted_lines: number
  @Column({ type: 'int' }) unchanged_lines: number
  @Column({ type: 'int' }) removed_lines: number
  @Column({ type: 'int' }) added_lines: number
  /** Per thousand; null for a plan written by a person. */
  @Column({ type: 'int', nullable: true }) edit_permille?: number | null
  /** Same for each part with text; empty for a plan written by a person. */
  @Column({ type: 'jsonb' }) section_edits: Partial<Record<PlanSection, number>>
  /** Number of parts that the number gate removed from the draft. */
  @Column({ type: 'int' }) rejected_figures: number
  /** Number of times each reason was given for a change of this draft. */
  @Column({ type: 'jsonb' }) reasons: Partial<Record<ChangeReason, number>>
}

/**
 * Stores the counts of a plan, or replaces them when it is approved again. The draft's writer, its time and the reasons
 * given since come from the plan's rows. $1 plan, $2 approved at, $3 specialty, $4 whether it was drafted; $5 drafted,
 * $6 unchanged, $7 removed and $8 added lines; $9 edit permille, $10 edits of parts, $11 refused figures
 */
export const storePlanQualitySql = `/* storePlanQuality */
  insert into plan_quality (plan_id, approved_at, specialty, writer, model, to_approval_s, drafted_lines, unchanged_lines,
    removed_lines, added_lines, edit_permille, section_edits, rejected_figures, reasons)
  select $1::uuid, $2::timestamptz, $3, case when $4::boolean then coalesce(used.writer, p.writer) else 'person' end,
    case when $4::boolean then case when used.writer is null then p.model else used.model end end,
    greatest(0, floor(extract(epoch from $2::timestamptz - case when $4::boolean
      then coalesce(used.finished_at, p.finished_at) else coalesce(p.started_at, p.finished_at, p.requested_at) end))),
    $5, $6, $7, $8, $9, $10::jsonb, $11, coalesce((
      select jsonb_object_agg(reason, given) from (
        select one ->> 'reason' as reason, count(*) as given
        from care_plan_versions v, jsonb_array_elements(v.reasons) one
        where v.plan_id = $1::uuid and v.number > coalesce(used.created_version, 1) group by 1) counted), '{}')
  from ai_trip_plans p
    left join lateral (select d.writer, d.model, d.finished_at, d.created_version from care_plan_drafts d
      where d.plan_id = p.id and d.created_version is not null order by d.requested_at desc limit 1) used on true
  where p.id = $1::uuid
  on conflict (plan_id) do update set approved_at = excluded.approved_at, specialty = excluded.specialty,
    writer = excluded.writer, model = excluded.model, to_approval_s = excluded.to_approval_s,
    drafted_lines = excluded.drafted_lines, unchanged_lines = excluded.unchanged_lines,
    removed_lines = excluded.removed_lines, added_lines = excluded.added_lines, edit_permille = excluded.edit_permille,
    section_edits = excluded.section_edits, rejected_figures = excluded.rejected_figures, reasons = excluded.reasons`

/** Selects plans that count: approved or mailed, from the Monday on which the weeks begin. $1 now, $2 weeks */
const countedSql = `counted as (
    select q.*, date_trunc('week', q.approved_at at time zone 'Africa/Cairo')::date::text as monday,
      case when drafted_lines > 0 then round(1000.0 * unchanged_lines / drafted_lines)::int end as unchanged_permille
    from plan_quality q join care_plans c on c.id = q.plan_id and c.state in ('approved', 'sent')
    where q.approved_at <= $1::timestamptz and q.approved_at >= (date_trunc('week', $1::timestamptz at time zone
      'Africa/Cairo') - ($2::int - 1) * interval '1 week') at time zone 'Africa/Cairo')`

const median = (column: string) => `percentile_disc(0.5) within group (order by ${column})`
const filterDrafted = (aggregate: string) => `${aggregate} filter (where writer <> 'person')`

/** The figures of all plans, and of each week, kind of treatment and writer. */
export const qualityFiguresSql = `/* qualityFigures */ with ${countedSql}
  select monday, specialty, writer, model, (${filterDrafted('count(*)')})::int as drafted,
    (count(*) filter (where writer = 'person'))::int as "handWritten",
    ${filterDrafted(median('edit_permille'))} as "medianEdit",
    ${filterDrafted(median('unchanged_permille'))} as "medianUnchanged",
    ${filterDrafted(median('added_lines'))} as "medianAddedLines",
    ${filterDrafted(median('removed_lines'))} as "medianRemovedLines",
    coalesce(sum(rejected_figures), 0)::int as "refusedFigures", ${median('to_approval_s')} as "medianSecondsToApproval"
  from counted group by grouping sets ((), (monday), (specialty), (writer, model))
  order by monday desc, specialty, writer, model`

/** Number of plans and median edit share per part of the drafts. */
export const qualitySectionsSql = `/* qualitySections */ with ${countedSql}
  select part, count(*)::int as plans, ${median('edit::int')} as "medianEdit"
  from counted, jsonb_each_text(section_edits) as parts (part, edit) group by part`

/** Number of times each reason was given. */
export const qualityReasonsSql = `/* qualityReasons */ with ${countedSql}
  select reason, sum(given::int)::int as count
  from counted, jsonb_each_text(reasons) as given (reason, given) group by reason order by count desc, reason`

/** Plans with the largest changes. $3 number of plans */
export const changedPlansSql = `/* changedPlans */ with ${countedSql}
  select plan_id as "tripPlanId", specialty, approved_at as "approvedAt", edit_permille as edit
  from counted where edit_permille > 0 order by edit_permille desc, approved_at desc, plan_id limit $3`

/** Figures of the last seven days and the seven before, for noticing a change. $1 now */
export const qualityOfDaysSql = `/* qualityOfDays */
  select case when q.approved_at > $1::timestamptz - interval '7 days' then 'last' else 'before' end as week,
    count(*)::int as plans, ${median('edit_permille')} as edit, avg(rejected_figures)::float8 as refused
  from plan_quality q join care_plans c on c.id = q.plan_id and c.state in ('approved', 'sent')
  where writer <> 'person' and q.approved_at > $1::timestamptz - interval '14 days' and q.approved_at <= $1::timestamptz
  group by 1`
