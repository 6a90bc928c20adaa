/** A word or phrase that the site does not use, with its replacement. */
export interface UnusedWord {
  /** Matched case-insensitively, at the beginning of a word. */
  readonly word: RegExp
  readonly use: string
}

const anyOf = (list: string) => new RegExp(`\\b(?:${list})`, 'i')

/**
 * The copy uses US spelling, begins with verbs, has one idea a sentence, and makes no joke about bodies. Wording that
 * was corrected is listed here, so that it does not return.
 */
export const unusedWords: readonly UnusedWord[] = [
  // Spelling.
  {
    word: anyOf('an?aesthe[ts]|haem[ao]|oedema|oesophag|anaemi|foet|gynaec|paediat|orthopaed|diarrhoea'),
    use: 'e for ae and oe',
  },
  { word: anyOf('(?:tum|col|fav|hon|lab|behavi|neighb|hum|od)our'), use: '-or' },
  { word: anyOf('(?:cent|theat|lit|fib|(?:centi|milli|kilo)?met)re(?:s|d)?\\b'), use: '-er' },
  {
    word: anyOf(
      '(?:personal|custom|organ|recogn|special|general|minim|apolog|catheter|steril|stabil|summar|categor|util|real)is(?:e|es|ed|ing|ation)\\b',
    ),
    use: '-ize',
  },
  { word: anyOf('travell(?:ed|er|ing)|cancell(?:ed|ing)|counsell|labell|modell'), use: 'one l' },
  { word: anyOf('licence|defence|offence'), use: '-se' },
  { word: anyOf('practis(?:e|ing)'), use: 'practice' },
  { word: anyOf('ageing|grey|greying|judgement|cheque|programme\\b'), use: 'aging, gray, judgment, check, program' },
  { word: anyOf('afterwards|towards|whilst|amongst|learnt|burnt|spelt'), use: 'afterward, toward, while, among, -ed' },
  { word: anyOf('e-mail'), use: 'email' },
  { word: anyOf('somebody|anaesthetist'), use: 'someone, anesthesiologist' },
  { word: anyOf('per cent\\b'), use: '%, or percent' },
  // One name for each thing (docs/registers/glossary.md).
  { word: anyOf('savings calculator|budget calculator|price calculator'), use: 'cost estimator' },
  { word: anyOf('fields of treatment'), use: 'specialties' },
  {
    word: anyOf('find and compare (?:independent|providers)|list of our providers'),
    use: 'find, and compare their quotes',
  },
  // Technical terms that readers should not see.
  { word: anyOf('for legal review|confirmed by a lawyer'), use: 'a mark in the record' },
  // Literal translations.
  { word: anyOf('what speaks for|speaks? (?:for|against) (?:it|treatment)'), use: 'why people choose it' },
  { word: anyOf('stands? in (?:the|your) (?:written )?quote'), use: 'your quote lists' },
  { word: anyOf('anew\\b'), use: 'again' },
  { word: anyOf('whoever\\b'), use: 'the person who, anyone who' },
  { word: anyOf('there is no such'), use: '… not found' },
  { word: anyOf('(?:by|from) (?:a )?machine\\b'), use: 'by AI' },
  { word: anyOf('(?:not|no|nobody|nothing)\\b[^.]* any more\\b'), use: 'no longer' },
  { word: anyOf('its number and its end\\b'), use: 'its expiry date' },
  { word: anyOf('on a clock we keep|on the clock\\b'), use: 'your receipt says by when' },
  { word: anyOf('deserve being asked'), use: 'earn your trust' },
  { word: anyOf('whose certificates you may meet'), use: 'you may come across' },
  { word: anyOf('left open, any'), use: 'leave this empty if' },
  { word: anyOf('if you flew on'), use: 'choose your dates' },
  { word: anyOf('(?:it )?holds no more'), use: 'no longer applies' },
  { word: anyOf('what the (?:days|figures) rest on'), use: 'where these come from' },
  { word: anyOf('(?:our|we) (?:own )?(?:figures|days) stand here|stands below'), use: 'are shown, you see' },
  { word: anyOf('left of the price'), use: 'you would pay this much less' },
  { word: anyOf('no clinician has signed'), use: 'a clinician has not reviewed' },
  { word: anyOf('[(]ECG[)]s'), use: 'heart traces (ECG)' },
  { word: anyOf('for planning, no advice'), use: 'to help you plan; not medical advice' },
  { word: anyOf('you hear from us by'), use: 'you’ll hear from us by' },
  { word: anyOf('details of your health that we need not know'), use: 'keep medical details for later' },
  // Frightening or unfounded promises and jokes.
  { word: anyOf('clear odds|gentle pacing'), use: 'realistic chances' },
  {
    word: anyOf('risk-free|painless|guaranteed (?:result|success)|miracle|100 ?% (?:safe|success)'),
    use: 'say the risk',
  },
  { word: anyOf('best doctors|world-leading|cutting-edge|state-of-the-art'), use: 'say what is so' },
  { word: anyOf('hurry up|last chance|act now|only today'), use: 'nothing: no offer is a reason to hurry' },
]

/** Names of others, values that forms send, and addresses, which are not copy. */
export const allowedTexts: readonly RegExp[] = [
  /American Academy of Orthopaedic Surgeons/g,
  /can-somebody-come-with-me/g,
]
