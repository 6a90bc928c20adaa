/** Decision of a patient about an approved plan: accepted, a question about it, or declined. */
export const planDecisions = ['accepted', 'questioned', 'declined'] as const
export type PlanDecision = (typeof planDecisions)[number]

/** Way in which a patient acted: on their own page, or by telephone through a staff member. */
export const patientWays = ['page', 'telephone'] as const
export type PatientWay = (typeof patientWays)[number]

/** Maximum length of a question about a plan, and of a reason for declining it, in characters. */
export const maxPlanQuestionLength = 2000

/** Maximum number of decisions about the plans of one enquiry, questions included. */
export const maxPlanDecisions = 50

/** Maximum number of decisions that a page lists, newest first. */
export const maxListedPlanDecisions = 20
