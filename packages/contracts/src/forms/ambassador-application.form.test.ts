import { expect, test } from '@jest/globals'
import { anAmbassadorApplication } from '@seneb/testkit/an-ambassador-application'

import {
  ambassadorCities,
  ambassadorLanguages,
  ambassadorNames,
  idTypes,
  preselectedType,
  touristsPerMonth,
} from '../vocabulary/ambassador-options.js'
import { ambassadorApplicationForm } from './ambassador-application.form.js'
import { readForm } from './read-form.js'

const upload = '0190f5fe-7c00-4a00-8000-000000000001'
const read = (changes: object) => readForm(ambassadorApplicationForm, anAmbassadorApplication(changes), {})
const problems = (changes: object) => read(changes).problems

test.each([
  ['fullName', 'Y', 'Full name is required'],
  ['fullName', '', 'Full name is required'],
  ['fullName', '12345', 'A name needs at least one letter'],
  ['email', 'youssef', 'Please enter a valid email address'],
  ['phoneNumber', '+20 1', 'Phone number is required'],
  ['phoneNumber', '', 'Phone number is required'],
  ['languages', '', 'Please select at least one language'],
  ['languages', 'klingon', 'Please select at least one language'],
  ['city', '', 'Please select at least one city'],
  ['idType', 'library_card', 'Please select ID type'],
  ['nationalId', '1234', 'National ID or passport number is required'],
  ['nationalId', '', 'National ID or passport number is required'],
  ['touristsPerMonth', '', 'Please select an option'],
  ['additionalNotes', 'x'.repeat(2001), 'Please use at most 2000 characters'],
])(
  '%s as %j is rejected with its message [AMB-15, AMB-16, AMB-17, AMB-18, AMB-19, AMB-20, AMB-21, AMB-22, D-82]',
  (path, value, message) => {
    expect(problems({ [path]: value })).toEqual([{ path, message }])
  },
)

test('the lists are those of the specification [AMB-06, AMB-07, AMB-08, AMB-10]', () => {
  expect(ambassadorLanguages).toEqual([
    'english',
    'arabic',
    'english_arabic',
    'english_arabic_french',
    'english_arabic_other',
  ])
  expect(ambassadorCities).toEqual(['cairo', 'alexandria', 'giza', 'sharm', 'hurghada', 'luxor', 'multiple'])
  expect(ambassadorNames.city.luxor).toBe('Luxor & Aswan')
  expect(idTypes).toEqual(['passport', 'national_id', 'drivers_license'])
  expect(touristsPerMonth).toEqual(['0-5', '6-15', '16-30', '31-50', '51+'])
})

test('omitted fields have defaults, and notes and documents are optional [AMB-08, AMB-11, AMB-12, AMB-13, AMB-14, AMB-23]', () => {
  const omitted = { idType: null, hasMedicalExperience: null, wantsPromotionalMaterial: null, additionalNotes: '' }

  const { value } = read({ ...omitted, identityDocument: null, tourGuideLicense: '' })
  expect(value).toMatchObject({ idType: 'passport', hasMedicalExperience: false, wantsPromotionalMaterial: false })
  for (const field of ['additionalNotes', 'identityDocument', 'tourGuideLicense'] as const)
    expect(value?.[field]).toBeUndefined()
})

test('a licence is sent by tour guides only, and one file is not two documents [AMB-02, AMB-14]', () => {
  expect(problems({ tourGuideLicense: upload })).toBeUndefined()
  expect(problems({ applicantType: 'affiliate', tourGuideLicense: upload })).toEqual([
    { path: 'tourGuideLicense', message: 'Only tour guides send a license' },
  ])
  expect(problems({ identityDocument: upload, tourGuideLicense: upload })?.[0]?.path).toBe('tourGuideLicense')
  expect(problems({ identityDocument: '../../etc/passwd' })?.[0]?.path).toBe('identityDocument')
})

test.each([
  ['/become-tour-guide', 'tour-guide'],
  ['/become-affiliate-guide', 'affiliate'],
  ['/affiliate', 'affiliate'],
  ['/affiliate-guide', 'affiliate'],
])('%s has %s preselected [AMB-01, ROUTE-20, D-41]', (path, type) => {
  expect(preselectedType(path)).toBe(type)
  expect(read({ applicantType: type }).value?.applicantType).toBe(type)
})
