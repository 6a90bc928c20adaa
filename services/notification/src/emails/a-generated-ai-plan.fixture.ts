import type { GeneratedAiPlan } from './trip-plan-operator.email.js'

/** A drafted plan with something in every part. */
export function aGeneratedAiPlan(
  tripPlanId: string,
  changes: Partial<GeneratedAiPlan['itinerary']> = {},
): GeneratedAiPlan {
  return {
    tripPlanId,
    generatedAt: '2026-11-21T12:00:03.000Z',
    writer: 'offline',
    itinerary: {
      summary: 'Nine nights in Cairo around two visits to the dentist.',
      days: [
        { day: 1, date: '2027-01-05', title: 'Arrival', details: ['Airport pickup', 'Check-in'] },
        { day: 2, title: 'First visit', details: [] },
      ],
      beforeTravel: ['Send your X-rays'],
      afterReturn: ['See your own dentist after a month'],
      costNotes: ['Veneers: from $250 a tooth'],
      questionsForProvider: ['How many visits?'],
      openPoints: ['How many teeth?'],
      ...changes,
    },
  }
}
