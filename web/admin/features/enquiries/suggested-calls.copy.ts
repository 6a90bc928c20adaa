/** Text of calls that replies suggest. */
export const suggestedCallsCopy = {
  label: 'Calls',
  states: { SUGGESTED: 'Waits for their answer', AGREED: 'Agreed', DECLINED: 'Declined' },
  past: 'Over',
  byPerson: 'by the patient',
  byStaff: (name: string) => `recorded by ${name}`,
  theyAgreed: 'They agreed by phone',
  theyDeclined: 'They declined by phone',
  calendarFile: 'Calendar file (.ics)',
  fileName: (reference: string) => `call-${reference}.ics`,
} as const
