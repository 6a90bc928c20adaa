const dayMs = 24 * 60 * 60 * 1000

/** A complete and valid request for a consultation as a person would send it; its day lies ahead of `now`. */
export function aConsultation(changes: object = {}, now = new Date()) {
  return {
    fullName: 'Amal Haddad',
    email: 'amal.haddad@example.com',
    phoneNumber: '+33 1 23 45 67 89',
    treatmentType: 'Dental Care',
    message: 'Please call me about veneers.',
    communicationMethod: 'phone_whatsapp',
    preferredTime: 'morning',
    preferredContactDate: new Date(now.getTime() + 10 * dayMs).toISOString().slice(0, 10),
    timeZone: 'Europe/Paris',
    termsAccepted: true,
    healthDataConsentGiven: true,
    ...changes,
  }
}
