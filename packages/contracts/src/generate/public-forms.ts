import type { Question } from '../define.js'
import { ambassadorApplicationForm } from '../forms/ambassador-application.form.js'
import { consultationForm } from '../forms/consultation.form.js'
import { cookieChoiceForm } from '../forms/cookie-choice.form.js'
import { journeyCostForm } from '../forms/journey-cost.form.js'
import { newsletterForm } from '../forms/newsletter.form.js'
import { onBehalfForm } from '../forms/on-behalf.form.js'
import { pageEventsForm } from '../forms/page-events.form.js'
import { savingsEstimateForm } from '../forms/savings-estimate.form.js'
import { stayTimelineForm } from '../forms/stay-timeline.form.js'
import { tripPlanForm } from '../forms/trip-plan.form.js'

/** Every form of the public schema, by the field of Query or Mutation, or the argument, that takes it. */
export const publicForms: Readonly<Record<string, Question['takes']>> = {
  submitTripPlan: tripPlanForm,
  requestConsultation: consultationForm,
  onBehalf: onBehalfForm,
  submitAmbassadorApplication: ambassadorApplicationForm,
  subscribeNewsletter: newsletterForm,
  recordCookieChoice: cookieChoiceForm,
  recordPageEvents: pageEventsForm,
  savingsEstimate: savingsEstimateForm,
  journeyCost: journeyCostForm,
  stayTimeline: stayTimelineForm,
}
