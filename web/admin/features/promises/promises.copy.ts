/** Text of the figures about response times. */
export const promisesCopy = {
  figureText: {
    tooFew: (figures: number) => `Too few to tell (n = ${figures})`,
    weekOf: (day: string) => `Week of ${day}`,
  },
  promiseTable: {
    onTime: 'In time',
    late: 'Late',
    lateOpen: 'Late, open',
    waiting: 'Waiting',
    notCounted: 'Not counted',
    median: 'Median',
    within: '95% within',
    shareInTime: 'Share in time',
    tooFew: 'Too few',
    empty: 'No enquiries in this period.',
  },
  promiseTotal: {
    answeredWithinHours: (onTime: number, figures: number, days: number) =>
      `${onTime} of ${figures} answered within 24 hours, last ${days} days`,
    medianWithin: 'Half were answered within',
    percentile95Within: '95% were answered within',
    lateUnanswered: 'Late, and not answered yet',
    waitingWithTimeLeft: 'Waiting, with time left',
  },
  promisePage: {
    responseTimes: 'Response times',
    allEnquiries: 'All enquiries',
    kinds: { TRIP_PLAN: 'Trip plans', CONSULTATION: 'Consultations' },
    label: 'All response times',
    text: 'The clock runs from the submission, at night too, and ends when a mail server has accepted a reply or the patient was reached. Enquiries closed without a reply, and tests, are not counted.',
    byWeek: 'By week',
    week: 'Week',
    byKind: 'By kind',
    kind: 'Kind',
  },
} as const
