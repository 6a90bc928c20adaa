/** Proof of a statement: a test, by its file and the beginning of its title, or a list compared in lists.ts. */
export type Proof =
  | { readonly file: string; readonly title: string }
  | { readonly list: string }
  | { readonly rests: string }

const shown = (file: string, title: string): Proof => ({ file, title })
/** Statement that no code can prove; names the party responsible for it. */
const rests = (on: string): Proof => ({ rests: on })

const enquiry = 'services/enquiry/src'
const notification = 'services/notification/src'
const referral = 'services/referral/src'
const retention = `${enquiry}/retention/retention.db.test.ts`
const tripPlans = `${enquiry}/trip-plans/submit-trip-plan.db.test.ts`
const partnerEnquiries = `${enquiry}/partner-enquiries/partner-enquiries.db.test.ts`
const withdrawals = `${enquiry}/withdrawals/withdraw-consent.db.test.ts`
const withdrawnMails = `${notification}/consents/on-consent-withdrawn.db.test.ts`
const newsletter = `${notification}/newsletter/newsletter.db.test.ts`
const newsletterPage = 'tests/browser/newsletter.spec.ts'
const operatorEmail = `${notification}/emails/trip-plan-operator.test.ts`
const applications = `${referral}/ambassador-applications/ambassador-applications.db.test.ts`
const ambassadorReview = `${referral}/ambassador-applications/ambassador-review.db.test.ts`
const documentRequests = `${referral}/ambassador-applications/document-requests.db.test.ts`
const consents = 'tests/system/consents.test.ts'
const cookieChoice = 'tests/browser/cookie-choice.spec.ts'
const storageKeys = 'tests/browser/storage-keys.spec.ts'
const texts = 'services/content/src/content-files/texts.test.ts'
const embeds = 'web/app/publications/embeds.test.tsx'

export const proofs = {
  // Contents of an enquiry, and its recipients
  planStored: shown(tripPlans, 'an enquiry is stored whole, with consents, promise and event'),
  optionalMayMiss: shown(tripPlans, 'every optional field may be missing and nothing is made up for it'),
  consentsTold: shown(tripPlans, 'hearers are told what the person agreed to, in which words and when'),
  handedInTold: shown(partnerEnquiries, 'what a partner hands in for a person is an enquiry like every other'),
  partnerWithdrawalTold: shown(
    `${notification}/consents/on-partner-enquiry-withdrawn.db.test.ts`,
    'the person and the team are told once that a partner withdrew it',
  ),
  partnerErasesNothing: shown(
    `${enquiry}/partner-enquiries/withdraw-partner-enquiry.db.test.ts`,
    'a withdrawal ends the care team’s work and erases nothing',
  ),
  handedInAgreed: shown('gateway/src/graph/partner-enquiries.test.ts', 'an agreement that says too little is refused'),
  partnersReadNothing: shown(
    partnerEnquiries,
    'what a partner reads says nothing of the person, and of its state that we have it',
  ),
  plannerFacts: shown(tripPlans, 'whoever plans is said the facts and nobody’s name, address or reference'),
  consultationStored: shown(
    `${enquiry}/consultations/request-consultation.db.test.ts`,
    'a request is stored whole with its slot and zone',
  ),
  healthWithheld: shown(
    `${enquiry}/consultations/request-consultation.db.test.ts`,
    'without the consent to use health details the treatment is stored and said nowhere',
  ),
  healthNowhere: shown(
    consents,
    'a request for a consultation by the graph refuses a message and leaves the treatment nowhere',
  ),
  noDraftNoModel: shown(consents, 'a trip enquiry by the graph goes to no planner and no model where they do not'),
  modelWithoutName: shown(consents, 'a trip enquiry by the graph goes to the model, without a name'),
  consentDemanded: shown(consents, 'a trip enquiry by the graph is refused without the consent to process it'),
  boxesShown: shown(
    'tests/browser/trip-planner-words.spec.ts',
    'the form has two sections, two consents and one button',
  ),
  agesAreAdult: shown('tests/browser/trip-planner-words.spec.ts', 'ages run from 18 to 100 years'),
  requiredOnly: shown(
    'packages/contracts/src/forms/trip-plan.form.test.ts',
    'a form with only the checked fields is accepted',
  ),
  contactRequires: shown(
    'packages/contracts/src/forms/consultation.form.test.ts',
    'name, address, telephone, treatment and the tick are required',
  ),
  consentTexts: shown(
    'packages/contracts/src/vocabulary/consent-texts.test.ts',
    'a consent to the use of health details names who uses them, and where they work',
  ),
  consentTextsFrozen: shown(
    'packages/contracts/src/vocabulary/consent-texts.test.ts',
    'a text that was published stays word for word',
  ),
  receiptAtOnce: shown(
    `${notification}/operator-emails/operator-emails.db.test.ts`,
    'a submission queues the receipt to the patient at once',
  ),
  receiptPromise: shown(
    `${notification}/emails/trip-plan-receipt.test.ts`,
    'the receipt names the reference and promises',
  ),
  receiptSteps: shown(`${notification}/emails/trip-plan-receipt.test.ts`, 'the receipt says what happens next'),
  receiptRepeats: shown(
    `${notification}/emails/trip-plan-receipt.test.ts`,
    'the receipt repeats what says nothing of health, and says why it repeats no more',
  ),
  promiseDue: shown(operatorEmail, 'the promised answer is due 24 hours after the submission'),
  promiseTold: shown(
    `${enquiry}/promise-thresholds/publish-promise-thresholds.db.test.ts`,
    'each mark is told with its second and not one before, once',
  ),
  promiseCounted: shown(
    'tests/promise/recount.db.test.ts',
    'the meter of the promise and its report by kind and week equal a recount from the timelines',
  ),
  lateTold: shown(
    `${notification}/reply-promises/on-promise-threshold-passed.db.test.ts`,
    'the team is reminded of each mark once and the person is told with the last',
  ),
  lateWords: shown(
    `${notification}/emails/late-reply-notice.test.ts`,
    'a person whose answer is late reads since when on their own clock',
  ),
  answerMailed: shown(
    `${notification}/replies/replies.db.test.ts`,
    'an answer is mailed once, however often it is heard',
  ),
  undeliveredTold: shown(
    `${notification}/replies/replies.db.test.ts`,
    'the lead is mailed once of an answer that did not arrive',
  ),
  waitingFirst: shown(
    `${enquiry}/care-enquiry-details/care-enquiries.db.test.ts`,
    'whoever has waited the longest stands at the top of the list',
  ),
  teamReads: shown(operatorEmail, 'the care team reads the details as submitted'),
  draftMarked: shown(operatorEmail, 'the plan is marked as a draft nobody has reviewed'),
  subjectsSilent: shown(operatorEmail, 'the subject holds the reference and nothing about health'),
  notAllowedTold: shown(operatorEmail, 'a plan that the person did not allow is told as that'),
  formMails: shown(
    `${notification}/form-emails.db.test.ts`,
    'a request for a consultation sends the team the whole request',
  ),
  askOnTheCall: shown(
    `${notification}/form-emails.db.test.ts`,
    'without the consent to use health details the team asks',
  ),
  mailForgotten: shown(
    `${notification}/email-deliveries/forget-emails.db.test.ts`,
    'a mail that was given up can be sent by hand for thirty days, then it is forgotten',
  ),
  referralStored: shown(tripPlans, 'the referral a person came by is stored, mailed and said to whoever counts it'),
  referralIdsOnly: shown(
    `${referral}/referrals/on-referred-trip-plan-submitted.db.test.ts`,
    'an enquiry moves the count of the referral it names, and only ids are stored',
  ),
  referralRemovable: shown('tests/browser/referrals.spec.ts', 'the referral can be removed from an enquiry'),
  carriedToForm: shown('tests/browser/savings.spec.ts', 'from the home calculator to the operator’s mail'),
  draftOfForm: shown('tests/browser/form-draft.spec.ts', 'what was typed is one item of the tab'),
  draftWithoutConsents: shown('tests/browser/form-draft.spec.ts', 'what was typed is there again after a reload'),
  quoteNotStored: shown('tests/browser/quote-check.spec.ts', '… ticks are answered by what is missing'),
  // Retention periods
  enquiriesEnd: shown(retention, 'an enquiry ends 24 months after it was asked, not a second before'),
  consentsEnd: shown(retention, 'the proof of a consent goes after 6 years'),
  cookieChoicesEnd: shown(retention, 'a cookie choice is forgotten after 3 years'),
  plansEnd: shown(
    'services/ai-planning/src/ai-plans/generate-ai-plans.db.test.ts',
    'a plan is forgotten when its enquiry ends',
  ),
  lettersEnd: shown(
    'packages/service-kit/src/operations/dead-letter-admin.db.test.ts',
    'a letter’s body is stored encrypted, and every letter ends after 30 days',
  ),
  periods: { list: 'retention periods' },
  // Withdrawals
  companyFacts: shown(
    'web/app/features/legal-documents/company-facts.test.tsx',
    'the policy shows who answers for the data and who works with it',
  ),
  companyNamed: shown(
    'services/content/src/site/imprint.db.test.ts',
    'production is not launched before somebody answers for the data',
  ),
  whoPays: shown('web/app/features/team/team-lists.test.tsx', 'while who pays is'),
  erasedWhole: shown(
    `${enquiry}/erasures/erasures.db.test.ts`,
    'an enquiry that its person asked us to erase leaves nothing but the proof of what was agreed to',
  ),
  erasureTold: shown(`${notification}/erasures/erasure-notice.db.test.ts`, 'who asked for an erasure is told once'),
  erasureWords: shown(
    `${notification}/emails/erasure-notice.test.ts`,
    'a person whose enquiry was erased reads what is gone, what stays for how long, and where to write',
  ),
  erasedAfterRestore: shown(
    'packages/service-kit/src/erasure/erasure-handler.db.test.ts',
    'a database that was restored learns from the ledger what was erased since',
  ),
  withdrawalEnds: shown(withdrawals, 'withdrawing the consent of the planner ends all work at once'),
  withdrawalErased: shown(withdrawals, 'after seven days the enquiry is erased'),
  withdrawalTakenBack: shown(withdrawals, 'within seven days the same link takes it back'),
  healthOutOfUse: shown(withdrawals, 'health details are out of use at once and come back within seven days'),
  messageNeedsConsent: shown(
    'packages/contracts/src/forms/consultation.form.test.ts',
    'a message is taken with the consent to use it alone',
  ),
  draftTakesNoNumber: shown('web/app/forms/form-draft.test.ts', 'what is too delicate to lie on the device'),
  receiptOutlivesReload: shown(
    'tests/browser/receipts.spec.ts',
    'the receipt of the planner has an address of its own',
  ),
  withdrawalErasesHealth: shown(withdrawals, 'withdrawing the use of health details erases treatment and message'),
  withdrawalEndsDraft: shown(withdrawals, 'withdrawing the consent to a draft ends the draft alone'),
  withdrawalProof: shown(withdrawals, 'the proof that a consent was given and withdrawn stays 6 years'),
  versionsStored: shown(withdrawals, 'beside every consent of a form stands which terms and policy were in force'),
  consentsRead: shown(withdrawals, 'by the link of the receipt the person reads what they agreed to, word for word'),
  linkOfNobody: shown(withdrawals, 'by the link of the receipt a link of nobody'),
  draftErased: shown(
    'services/ai-planning/src/ai-plans/on-ai-plan-withdrawn.db.test.ts',
    'a draft that was made is erased with the facts it was made from',
  ),
  draftNotInMail: shown(withdrawnMails, 'a draft that is withdrawn before the details came is not in the mail'),
  teamToldToDelete: shown(withdrawnMails, 'an enquiry that ended leaves nothing to send but the word to the team'),
  healthInNoMail: shown(withdrawnMails, 'health details of a consultation that are withdrawn before the request'),
  receiptsCarryLink: shown(withdrawnMails, 'both receipts carry the link'),
  withdrawnOnPage: shown(
    'tests/browser/consents.spec.ts',
    'by the link of the receipt a consent to a draft is withdrawn',
  ),
  // Ambassadors
  applicationStored: shown(applications, 'an application is stored for review with its documents'),
  documentsEnd: shown(applications, '90 days after the decision documents and number are forgotten'),
  undecidedEnds: shown(applications, 'an application that nobody decided ends after 6 months'),
  numberSealed: shown(applications, 'a planted passport number is nowhere in clear'),
  documentOpened: shown(applications, 'documents are taken over before they would fall away, and are opened'),
  approvedOwnsCode: shown(ambassadorReview, 'an approved applicant owns a code whose links count for them'),
  documentsAskedAgain: shown(documentRequests, 'an applicant is asked for a document again'),
  // The newsletter
  addressStored: shown(newsletter, 'an address is stored once, whatever its case'),
  confirmedByClick: shown(newsletter, 'one click in the mail confirms'),
  pendingEnds: shown(newsletter, 'an address that nobody confirms is forgotten after 30 days'),
  oneClickOut: shown(newsletter, 'the mail leaves with both links and the one-click headers'),
  cameBack: shown(newsletter, 'who unsubscribed may come back, by a mail of their own'),
  alreadyThere: shown(newsletter, 'a confirmed address is told that it is subscribed, and gets no mail'),
  confirmedOnPage: shown(newsletterPage, 'from the footer to a confirmed address'),
  leftOnPage: shown(newsletterPage, 'one press leaves the newsletter for good'),
  failureTold: shown(
    newsletterPage,
    'while it is sent nothing can be pressed twice, and a failure leaves what was typed',
  ),
  // The browser's own storage
  storageKeys: { list: 'storage keys' },
  storedAccepted: shown(
    storageKeys,
    'what the site leaves in a browser is what the cookie policy lists with everything',
  ),
  storedNecessary: shown(storageKeys, 'what the site leaves in a browser is what the cookie policy lists with what is'),
  nothingBefore: shown(cookieChoice, 'the banner comes after a second with its three buttons; before a choice nothing'),
  refusalStored: shown(cookieChoice, "'Necessary Only' is stored as a refusal of all four"),
  choiceTakenBack: shown(cookieChoice, "'Cookie settings' at the foot of every page takes a consent back"),
  askedAgain: shown(cookieChoice, 'a choice is asked for again when'),
  fiveKinds: shown(cookieChoice, 'the preferences have five kinds and four switches'),
  choiceRecorded: shown(cookieChoice, "'Accept All' is stored as four times yes, with a receipt"),
  receiptNamesNobody: shown(
    `${enquiry}/cookie-choices/record-cookie-choice.db.test.ts`,
    'a choice is stored with its four answers and the version of the policy, and nothing of the visitor',
  ),
  cookieRenewal: shown(
    'web/app/early/stored-cookie-choice.test.ts',
    'a refusal is remembered as long as an acceptance',
  ),
  themeStored: shown('packages/ui/src/theme.test.ts', 'the theme changes and the choice is stored'),
  hostStored: shown('tests/browser/partners.spec.ts', 'the host they came from is stored for the tab'),
  countsOnly: shown(
    'services/content/src/page-events/record-page-events.db.test.ts',
    'events are added to the counts of their page and day, and nothing else is stored',
  ),
  countedByConsent: shown('web/app/analytics/start-analytics.test.ts', 'withdrawn, nothing is told any more'),
  nothingFramed: shown(embeds, 'a video loads nothing before a person allows it'),
  stillAsked: shown(embeds, 'whoever allowed Functionality is not asked again, and still nothing loads by itself'),
  plainLink: shown(embeds, 'a video that is allowed but does not load still has the way to its source'),
  ownScriptsOnly: shown(
    'web/server/web-server.test.ts',
    'every answer carries a policy that runs only its own scripts',
  ),
  // Protection of data
  registered: shown(
    'tests/security/personal-data.db.test.ts',
    'every column of every schema is named once in docs/registers/personal-data.md',
  ),
  planted: shown('tests/system/personal-data.test.ts', 'what people wrote is found in the columns that docs'),
  logsSilent: shown(
    'gateway/src/open-gateway.test.ts',
    'the log says what was asked and how it was answered, and nothing of who',
  ),
  spansSilent: shown(
    'tests/system/trip-plan-pipeline.test.ts',
    'a submitted trip plan leaves nothing personal in spans',
  ),
  ownLogins: shown('tests/security/database-roles.db.test.ts', 'there is a cell for every role in every schema'),
  tlsDemanded: shown('packages/platform/src/launch-guard.test.ts', 'production refuses at start plain Postgres'),
  dailyKey: shown('gateway/src/access/client-key.test.ts', 'a client is named alike by every replica for a day'),
  recipients: { list: 'recipients' },
  // Texts and who answers for them
  controllerNamed: shown('services/content/src/site/imprint.db.test.ts', 'production is not launched before somebody'),
  controllerShown: shown('web/app/shell/footer.test.tsx', 'the name, the registration and the address of the company'),
  privacyMailbox: shown('web/app/shell/footer.test.tsx', 'who wants to know about personal data can write to somebody'),
  policySays: shown(texts, 'the privacy policy says what becomes of an enquiry with and without each consent'),
  termsSay: shown(texts, 'the terms say who answers for what, and mark what a lawyer must see'),
  versionsFrozen: shown(texts, 'a legal text that was published stays word for word'),
  versionsLinked: shown(
    'services/content/src/seed/shipped-pages.db.test.ts',
    'legal pages are dated by their version, which can be linked',
  ),
  samplesHidden: shown('services/content/src/seed/shipped-pages.db.test.ts', 'production leaves out every sample'),
  offersBySeller: shown(
    'services/content/src/site/packages.db.test.ts',
    'no package has a price or an offer while nobody',
  ),
  priceDated: shown('tests/browser/treatment-pages.spec.ts', 'LASIK says its nights, price with its date'),
  pagesOpen: shown('tests/browser/roles.spec.ts', 'every public page is open to a visitor without a name'),
  claimsRegistered: shown('tests/architecture/claims.test.ts', 'whatever claims a share, accreditation, a superlative'),
  auditSeal: shown(
    `${notification}/staff-accounts/staff-accounts.db.test.ts`,
    'an admin is sent the seal of the day, by which the audit trail can be checked later',
  ),
  staffLinks: shown(
    `${notification}/staff-accounts/staff-accounts.db.test.ts`,
    'a link to set a new password says that it takes the second factor',
  ),
  freeDay: shown('tests/plans/drafted-stays.test.ts', 'the check finds an operation on the day after the consultation'),
  // Statements that rest on people and on contracts
  team: rests('the care team does so by hand; what it has to do by when is stored, and the clock reminds it'),
  byHand: rests('a person does it by hand, as the policy says; the product has no form for it yet'),
  owner: rests('the company that runs the site, by its contracts and its decisions'),
  lawyer: rests('a lawyer: which basis, law or duty holds'),
  word: rests('a heading, a name of a thing or a rule for the reader: nothing that could be untrue of us'),
} as const satisfies Readonly<Record<string, Proof>>

export type ProofName = keyof typeof proofs
/** A sentence as it is read, the ids of the review that it answers, and what shows that it is true. */
export type Statement = readonly [words: string, review: string, ...by: [ProofName, ...ProofName[]]]
/** Statements by location: the address of a legal page, or the file of a page, form or mail. */
export type Register = Readonly<Record<string, readonly Statement[]>>
