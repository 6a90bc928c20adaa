import { withoutTrailingSlashes } from './site-path.js'

/** Closed lists of the ambassador application (AMB-06..AMB-10): values and labels. */

/** AMB-01: one form serves both. */
export const applicantTypes = ['tour-guide', 'affiliate'] as const
export type ApplicantType = (typeof applicantTypes)[number]

/** AMB-06 */
export const ambassadorLanguages = [
  'english',
  'arabic',
  'english_arabic',
  'english_arabic_french',
  'english_arabic_other',
] as const

/** AMB-07 */
export const ambassadorCities = ['cairo', 'alexandria', 'giza', 'sharm', 'hurghada', 'luxor', 'multiple'] as const

/** AMB-08: the first is preselected. */
export const idTypes = ['passport', 'national_id', 'drivers_license'] as const

/** AMB-10 */
export const touristsPerMonth = ['0-5', '6-15', '16-30', '31-50', '51+'] as const

/** Display name of each value. */
export const ambassadorNames = {
  type: { 'tour-guide': 'Tour guide', affiliate: 'Affiliate' },
  languages: {
    english: 'English',
    arabic: 'Arabic',
    english_arabic: 'English & Arabic',
    english_arabic_french: 'English, Arabic & French',
    english_arabic_other: 'English, Arabic & other',
  },
  city: {
    cairo: 'Cairo',
    alexandria: 'Alexandria',
    giza: 'Giza',
    sharm: 'Sharm El Sheikh',
    hurghada: 'Hurghada',
    luxor: 'Luxor & Aswan',
    multiple: 'Multiple cities',
  },
  idType: { passport: 'Passport', national_id: 'National ID', drivers_license: "Driver's license" },
} as const satisfies {
  type: Record<ApplicantType, string>
  languages: Record<(typeof ambassadorLanguages)[number], string>
  city: Record<(typeof ambassadorCities)[number], string>
  idType: Record<(typeof idTypes)[number], string>
}

/** D-41: the type the form has preselected at each of its paths. */
export function preselectedType(path: string): ApplicantType {
  return withoutTrailingSlashes(path) === '/become-tour-guide' ? 'tour-guide' : 'affiliate'
}
