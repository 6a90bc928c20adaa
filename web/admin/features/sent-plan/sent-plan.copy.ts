/** Text of what a patient decided about a plan. */
export const sentPlanCopy = {
  label: 'Decision about the plan',
  sent: 'Plan sent',
  undecided: 'No decision yet',
  tellsPartner: (name: string) => `${name}, who handed it in, learns the decision, and nothing else.`,
  kinds: { ACCEPTED: 'Accepted', QUESTIONED: 'Asked', DECLINED: 'Declined' },
  byPatient: 'by the patient',
  byTelephone: (name: string) => `by phone, recorded by ${name}`,
  about: (line: string) => `About: ${line}`,
  record: 'Record a decision by phone...',
  dialog: {
    title: 'Record what they decided by phone',
    action: 'Record it',
    decision: 'Decision',
    options: [
      ['ACCEPTED', 'They accept the plan'],
      ['QUESTIONED', 'They ask about it'],
      ['DECLINED', 'They decline the plan'],
    ],
    line: 'About which line',
    wholePlan: 'The whole plan',
    question: 'Question, in their words',
    reason: 'Reason, in their words (optional)',
    pleaseChoose: 'Please choose a decision',
    pleaseWrite: 'Please write down their question',
  },
} as const
