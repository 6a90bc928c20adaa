import { Column, Entity, PrimaryColumn } from 'typeorm'

/** Day on which a staff member opened an enquiry with its person. Erased with its enquiry. */
@Entity('data_disclosures')
export class DataDisclosure {
  @PrimaryColumn({ type: 'uuid' }) enquiry_id: string
  /** Calendar day in Cairo. */
  @PrimaryColumn({ type: 'date' }) day: string
  /** ID of the staff member. */
  @PrimaryColumn({ type: 'uuid' }) reader_id: string
  /** Role in which they opened it. */
  @Column({ type: 'text' }) role: string
  @Column({ type: 'timestamptz' }) first_at: Date
  @Column({ type: 'timestamptz' }) last_at: Date
}

/** Maximum age of the stored time of an opening, so that a reload writes nothing. */
const refreshedAfter = '1 hour'

/** $1 the enquiry, $2 calendar day in Cairo, $3 the reader, $4 their role, $5 now */
export const recordDisclosureSql = `/* recordDataDisclosure */
  insert into data_disclosures as d (enquiry_id, day, reader_id, role, first_at, last_at)
  select id, $2::date, $3, $4, $5::timestamptz, $5::timestamptz from care_enquiries where id = $1
  on conflict (enquiry_id, day, reader_id) do update set last_at = excluded.last_at
    where d.last_at < excluded.last_at - interval '${refreshedAfter}'
  returning reader_id`

/** Openings of an enquiry by role and day, newest first. $1 the enquiry, $2 limit */
export const listStaffDisclosuresSql = `/* listStaffDisclosures */
  select role, min(first_at) as "firstAt", max(last_at) as "lastAt", count(*)::int as count
  from data_disclosures where enquiry_id = $1 group by role, day order by max(last_at) desc limit $2`

/** Copies of everything, each by staff or by the patient. $1 the enquiry */
export const listCopiesSql = `/* listCopies */
  select e.actor_id is null as "isByPatient", min(e.at) as "firstAt", max(e.at) as "lastAt", count(*)::int as count,
    (array_agg(d.role order by d.last_at desc) filter (where d.role is not null))[1] as role
  from care_events e left join data_disclosures d on d.enquiry_id = e.enquiry_id and d.reader_id = e.actor_id
  where e.enquiry_id = $1 and e.kind = 'exported' group by e.actor_id`

export interface OtherRecipients {
  readonly submittedAt: Date
  readonly partnerName: string | null
  readonly planDecidedAt: Date | null
  /** Time of the consent to a draft by a machine. */
  readonly draftConsentAt: Date | null
  /** Time at which a mail server accepted the latest reply. */
  readonly lastMailAt: Date | null
}

/** $1 the enquiry */
export const otherRecipientsSql = `/* otherRecipients */
  select c.submitted_at as "submittedAt", c.plan_decided_at as "planDecidedAt",
    (select agreed_with from consents o
      where (o.trip_plan_id = c.id or o.consultation_id = c.id) and o.agreed_with is not null limit 1) as "partnerName",
    (select min(given_at) from consents o where o.trip_plan_id = c.id and o.purpose = 'plan-draft') as "draftConsentAt",
    (select max(sent_at) from replies r where r.enquiry_id = c.id) as "lastMailAt"
  from care_enquiries c where c.id = $1`
