/** A word or turn of phrase that the site does not use, with what is written instead. */
export interface UnusedWord {
  /** Matched without regard to case, at the beginning of a word. */
  readonly word: RegExp
  readonly use: string
}

const words = (list: string) => new RegExp(`\\b(?:${list})`, 'i')

/**
 * The copy uses US spelling, begins with verbs, has one idea a sentence, makes no joke about bodies and is not
 * translated word by word. Wording that was found and corrected is listed here, so that it does not return.
 */
export const unusedWords: readonly UnusedWord[] = [
  // Spelling.
  {
    word: words('an?aesthe[ts]|haem[ao]|oedema|oesophag|anaemi|foet|gynaec|paediat|orthopaed|diarrhoea'),
    use: 'e for ae and oe',
  },
  { word: words('(?:tum|col|fav|hon|lab|behavi|neighb|hum|od)our'), use: '-or' },
  { word: words('(?:cent|theat|lit|fib|(?:centi|milli|kilo)?met)re(?:s|d)?\\b'), use: '-er' },
  {
    word: words(
      '(?:personal|custom|organ|recogn|special|general|minim|apolog|catheter|steril|stabil|summar|categor|util|real)is(?:e|es|ed|ing|ation)\\b',
    ),
    use: '-ize',
  },
  { word: words('travell(?:ed|er|ing)|cancell(?:ed|ing)|counsell|labell|modell'), use: 'one l' },
  { word: words('licence|defence|offence'), use: '-se' },
  { word: words('practis(?:e|ing)'), use: 'practice' },
  { word: words('ageing|grey|greying|judgement|cheque|programme\\b'), use: 'aging, gray, judgment, check, program' },
  { word: words('afterwards|towards|whilst|amongst|learnt|burnt|spelt'), use: 'afterward, toward, while, among, -ed' },
  { word: words('e-mail'), use: 'email' },
  { word: words('somebody|anaesthetist'), use: 'someone, anesthesiologist' },
  { word: words('per cent\\b'), use: '%, or percent' },
  // One name for each thing (docs/registers/glossary.md).
  { word: words('savings calculator|budget calculator|price calculator'), use: 'cost estimator' },
  { word: words('fields of treatment'), use: 'specialties' },
  {
    word: words('find and compare (?:independent|providers)|list of our providers'),
    use: 'find, and compare their quotes',
  },
  // Inside words, which readers need not meet.
  { word: words('for legal review|confirmed by a lawyer'), use: 'a mark in the record' },
  // Turns of phrase that were translated word by word.
  { word: words('what speaks for|speaks? (?:for|against) (?:it|treatment)'), use: 'why people choose it' },
  { word: words('stands? in (?:the|your) (?:written )?quote'), use: 'your quote lists' },
  { word: words('anew\\b'), use: 'again' },
  { word: words('whoever\\b'), use: 'the person who, anyone who' },
  { word: words('there is no such'), use: '… not found' },
  { word: words('(?:by|from) (?:a )?machine\\b'), use: 'by AI' },
  { word: words('(?:not|no|nobody|nothing)\\b[^.]* any more\\b'), use: 'no longer' },
  { word: words('its number and its end\\b'), use: 'its expiry date' },
  { word: words('on a clock we keep|on the clock\\b'), use: 'your receipt says by when' },
  { word: words('deserve being asked'), use: 'earn your trust' },
  { word: words('whose certificates you may meet'), use: 'you may come across' },
  { word: words('left open, any'), use: 'leave this empty if' },
  { word: words('if you flew on'), use: 'choose your dates' },
  { word: words('(?:it )?holds no more'), use: 'no longer applies' },
  { word: words('what the (?:days|figures) rest on'), use: 'where these come from' },
  { word: words('(?:our|we) (?:own )?(?:figures|days) stand here|stands below'), use: 'are shown, you see' },
  { word: words('left of the price'), use: 'you would pay this much less' },
  { word: words('no clinician has signed'), use: 'a clinician has not reviewed' },
  { word: words('[(]ECG[)]s'), use: 'heart traces (ECG)' },
  { word: words('for planning, no advice'), use: 'to help you plan; not medical advice' },
  { word: words('you hear from us by'), use: 'you’ll hear from us by' },
  { word: words('details of your health that we need not know'), use: 'keep medical details for later' },
  // Promises and jokes that frighten, or that nothing bears out.
  { word: words('clear odds|gentle pacing'), use: 'realistic chances' },
  {
    word: words('risk-free|painless|guaranteed (?:result|success)|miracle|100 ?% (?:safe|success)'),
    use: 'say the risk',
  },
  { word: words('best doctors|world-leading|cutting-edge|state-of-the-art'), use: 'say what is so' },
  { word: words('hurry up|last chance|act now|only today'), use: 'nothing: no offer is a reason to hurry' },
]

/** Names of others, values that forms send, and addresses: written as they are. */
export const allowedTexts: readonly RegExp[] = [
  /American Academy of Orthopaedic Surgeons/g,
  /can-somebody-come-with-me/g,
]
