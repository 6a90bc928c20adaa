/** A complete and valid ambassador application without documents, as a person would send it. */
export function anAmbassadorApplication(changes: object = {}) {
  return {
    applicantType: 'tour-guide',
    fullName: 'Youssef Mansour',
    email: 'youssef.mansour@example.com',
    phoneNumber: '+20 100 123 4567',
    languages: 'english_arabic',
    city: 'luxor',
    idType: 'passport',
    nationalId: 'A12345678',
    touristsPerMonth: '16-30',
    hasMedicalExperience: false,
    wantsPromotionalMaterial: true,
    additionalNotes: 'I guide in the Valley of the Kings.',
    ...changes,
  }
}
