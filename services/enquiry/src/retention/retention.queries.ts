/** An enquiry and what hangs on it; what people agreed to stays as a proof that names nobody. */
interface EnquiryTable {
  /** The statement's name. */
  readonly name: string
  readonly table: 'trip_plans' | 'consultations'
  /** The column of other tables that refers to it. */
  readonly key: 'trip_plan_id' | 'consultation_id'
  readonly asked: 'submitted_at' | 'requested_at'
}

/**
 * $1 rows at most, $2 now, $3 the period after the last activity: when it was asked, or when a person answered. One
 * statement, so that an enquiry goes whole or not at all.
 */
const endEnquiriesSql = ({ asked, key, name, table }: EnquiryTable) => `/* ${name} */
  with ended as (
    select id from ${table} e
    where ${asked} <= $2::timestamptz - $3::interval
      and not exists (select from answer_promises p where p.${key} = e.id and p.kept_at > $2::timestamptz - $3::interval)
    order by ${asked} limit $1 for update skip locked),
  promises as (delete from answer_promises p using ended where p.${key} = ended.id),
  proofs as (update consents c set ${key} = null from ended where c.${key} = ended.id)
  delete from ${table} e using ended where e.id = ended.id returning 1`

export const endTripPlansSql = endEnquiriesSql({
  ...{ name: 'endTripPlans', table: 'trip_plans', key: 'trip_plan_id', asked: 'submitted_at' },
})

export const endConsultationsSql = endEnquiriesSql({
  ...{ name: 'endConsultations', table: 'consultations', key: 'consultation_id', asked: 'requested_at' },
})
