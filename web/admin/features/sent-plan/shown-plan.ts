import type { DeskSentPlanQuery } from '../../graph/generated/sent-plan/graphql.js'

/** Plan that was sent, with the decisions of the patient. */
export type ShownPlan = NonNullable<DeskSentPlanQuery['sentPlan']>
