/** Sentences that are true of many procedures, so that they are worded and corrected once. */

export const before = {
  adults: 'Only adults are treated: nobody under eighteen should travel for this.',
  homeDoctor:
    'Agree before you travel which doctor where you live checks the wound, takes out stitches and sees you within a week of your return.',
  vaccines: 'See a travel clinic six to eight weeks before, and ask about hepatitis A, hepatitis B and typhoid.',
  sleepApnoea: 'Say if you snore heavily or stop breathing in your sleep, and bring your breathing machine (CPAP).',
  visa: 'A tourist visa or e-visa commonly allows thirty days: for a longer stay ask the embassy for the right kind before you book.',
  records:
    'Send your medical history, your medicines and allergies, and recent test results, so that the provider can judge whether the treatment suits you.',
  medicines:
    'Tell surgeon and anesthesiologist about every medicine, above all blood thinners, hormones, weight-loss or diabetes injections such as semaglutide, diabetes tablets ending in -gliflozin, and herbal ones; ask the doctor who prescribes them what to pause and when, and never stop them on your own.',
  smoking:
    'Stop smoking and vaping at least four weeks before surgery and until you have healed, because nicotine slows healing.',
  companion: 'Travel with an adult who can stay with you until you fly, not only on the first days.',
  insurance: 'Ask your insurer in writing whether planned treatment abroad and its complications are covered.',
  ownDoctor: 'Tell your own doctor about your plans, and agree who looks after you once you are back.',
  reflection:
    'Speak with the surgeon who will operate, by video at the latest, two weeks or more before you travel: two weeks to think are the standard in the United Kingdom.',
  controlledMedicines:
    "Some medicines that are ordinary elsewhere are controlled in Egypt, among them tramadol, codeine and other opioids, pregabalin, strong sedatives and stimulants. Ask the Egyptian embassy in writing before you travel, carry them in their boxes with the prescription and a doctor's letter, and never carry any for someone else.",
  pregnancy: 'Tell the provider if you are or might be pregnant, or if you are breastfeeding.',
} as const

export const warning = {
  clotsOfMedicine:
    'A swollen, painful leg, chest pain or sudden breathlessness may be a blood clot: call for emergency help at once.',
  lateInfection:
    'A lump, a wound that opens or pus weeks or months later needs a special test (for mycobacteria): say that you had surgery abroad.',
  germs:
    'If you stayed a night in hospital, tell every hospital in the next twelve months: many test for resistant germs first.',
  ambulance: 'In Egypt the ambulance has the number 123; if it does not answer, call 122.',
  water: 'No pool, sea, Nile or hot tub until the wounds have closed, and no diving before your surgeon allows it.',
  waterEyes:
    'No pool, sea, Nile or hot tub until the wounds have closed, and no diving before your surgeon allows it: after LASIK and cataract surgery that takes weeks to months.',
  medicinesHome: 'Ask before you fly whether the painkillers you were given may be brought into your own country.',
  clots:
    'For up to three months after surgery a swollen, painful leg, chest pain or sudden breathlessness may be a blood clot: call for emergency help at once, and say that you had an operation and a flight.',
  infection:
    'Fever, spreading redness, pus or growing pain at a wound must be seen by a doctor on the same day; say that you were treated in Egypt, so that the right germs are looked for.',
} as const

export const ask = {
  infection:
    'How many of your patients get an infection after this operation, and do you test for resistant germs before it?',
  numbers:
    'How many of these operations did you do last year, and how many people died, were operated on again or came back to hospital?',
  records:
    'Will I leave with the operation report, the anesthetic record, tissue results, scans as files and a list of medicines, in English?',
  stitches: 'Which stitches stay in, who takes them out, and when?',
  surgeon: 'Who will operate on me, what training do they have, and how often do they do this operation?',
  alternatives: 'What are the alternatives for me, including waiting and watching?',
  risks: 'Which complications are most likely in my case, and how often do you see them?',
  complication: 'If there is a complication, where am I treated, how long would I have to stay, and who pays for it?',
  anesthetic: 'Which anesthetic is planned for me, and who looks after me while it lasts?',
  followUp: 'Who answers my questions after I am back, and what do you need from my own doctor?',
  implant: 'Which make and model will be used, and will I receive a card with its serial number?',
  intensiveCare: 'Is there intensive care in the same building, day and night?',
} as const
