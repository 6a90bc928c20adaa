/** Sentences that are true of many procedures, so that they are worded and corrected once. */

export const before = {
  records:
    'Send your medical history, your medicines and allergies, and recent test results, so that the provider can judge whether the treatment suits you.',
  medicines:
    'Ask the doctor who prescribes them whether blood thinners, diabetes medicines or hormones must be paused; never stop them on your own.',
  smoking:
    'Stop smoking and vaping at least four weeks before surgery and until you have healed, because nicotine slows healing.',
  companion: 'Travel with an adult who can stay with you on the first days after the operation.',
  insurance: 'Ask your insurer in writing whether planned treatment abroad and its complications are covered.',
  ownDoctor: 'Tell your own doctor about your plans, and agree who looks after you once you are back.',
  pregnancy: 'Tell the provider if you are or might be pregnant, or if you are breastfeeding.',
} as const

export const warning = {
  clots:
    'A swollen, painful leg, chest pain or sudden breathlessness may be a blood clot: call for emergency help at once.',
  infection: 'Fever, spreading redness, pus or growing pain at a wound must be seen by a doctor on the same day.',
} as const

export const ask = {
  surgeon: 'Who will operate on me, how is that person trained, and how often do they do this operation?',
  alternatives: 'What are the alternatives for me, including waiting and watching?',
  risks: 'Which complications are most likely in my case, and how often do you see them?',
  complication: 'If there is a complication, where am I treated, how long would I have to stay, and who pays for it?',
  anaesthetic: 'Which anaesthetic is planned for me, and who looks after me while it lasts?',
  followUp: 'Who answers my questions after I am back, and what do you need from my own doctor?',
  implant: 'Which make and model will be used, and will I receive a card with its serial number?',
  intensiveCare: 'Is there intensive care in the same building, day and night?',
} as const
