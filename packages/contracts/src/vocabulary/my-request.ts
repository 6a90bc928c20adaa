/** Levels of a session on the page "My request": the link alone, or the link and a code from a mail. */
export const requestLevels = ['look', 'act'] as const
export type RequestLevel = (typeof requestLevels)[number]

/** States of a request as its patient sees it. */
export const myRequestStates = ['new', 'open', 'waiting', 'closed', 'withdrawn'] as const
export type MyRequestState = (typeof myRequestStates)[number]

/** Steps of a request as its patient sees it, in their usual order. */
export const myRequestSteps = [
  'received',
  'with-advisor',
  'replied',
  'waiting-for-you',
  'plan-in-review',
  'plan-sent',
  'closed',
] as const
export type MyRequestStep = (typeof myRequestSteps)[number]

/** Time from sending a code to its end. */
export const codeLifeMinutes = 10
/** Number of wrong codes after which a code ends. */
export const maxCodeTries = 5
/** Number of codes that are mailed for one request within 24 hours. */
export const maxCodesPerDay = 5
/** Numbers of mails with link and code for one request, within an hour and a day, to anyone with reference and email. */
export const maxLinkMailsPerHour = 3
export const maxLinkMailsPerDay = 10
/** Minutes between two replacements of a link. */
export const replacePauseMinutes = 10
/** Seconds within which a repeated wish for a code gets no second mail. */
export const codePauseSeconds = 60
/** Days for which a link opens the page, from the last activity of its request. */
export const linkLifeDays = 30
/** Minutes without a request to the server after which a session ends. */
export const sessionIdleMinutes = 30
/** Hours after which a session ends in any case. */
export const sessionLifeHours = 8
/** Hours from asking for an erasure to its start, during which it can be canceled. */
export const erasureDelayHours = 24
/** Maximum length of a message to the care team. */
export const maxMessageLength = 2000
/** Maximum number of files with one message. */
export const maxMessageFiles = 5
/** Words of which one must be typed to erase a request, in English, French and Arabic. */
export const erasureWords = ['ERASE', 'EFFACER', 'حذف'] as const

/** Fields that a patient can correct on the page, by the kind of their request. */
export const correctableFields = {
  'trip-plan': [
    'fullName',
    'phoneNumber',
    'age',
    'nationality',
    'travelingFromCountry',
    'travelingFromCity',
    'estimatedTreatmentCost',
    'estimatedTreatmentDate',
    'preferredTravelDates',
    'companionTravelNeeds',
    'totalBudget',
    'emergencyContactName',
    'emergencyContactPhone',
    'insuranceCoverage',
  ],
  consultation: ['fullName', 'phoneNumber', 'treatmentType', 'message', 'communicationMethod', 'preferredContactDate'],
} as const

/** Every name of a field that a patient can correct. */
export const correctableNames = [...new Set<string>(Object.values(correctableFields).flat())]
