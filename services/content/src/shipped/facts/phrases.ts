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
  reflection:
    'Speak with the surgeon who will operate, by video at the latest, two weeks or more before you travel: two weeks to think are the standard in the United Kingdom.',
  controlledMedicines:
    "Some medicines that are ordinary elsewhere are controlled in Egypt, among them tramadol, codeine and other opioids, pregabalin, strong sedatives and stimulants. Ask the Egyptian embassy in writing before you travel, carry them in their boxes with the prescription and a doctor's letter, and never carry any for somebody else.",
  pregnancy: 'Tell the provider if you are or might be pregnant, or if you are breastfeeding.',
} as const

export const warning = {
  medicinesHome: 'Ask before you fly whether the painkillers you were given may be brought into your own country.',
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
