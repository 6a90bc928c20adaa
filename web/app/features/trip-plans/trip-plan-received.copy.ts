/** Text of the view after the form (TRIP-55..58). */
export const receivedCopy = {
  title: 'Trip Planning Request Received!',
  text: 'Thank you. Our team will contact you within 24 hours with a personalized itinerary.',
  reference: 'Your reference',
  referenceHint: 'Please quote it when you write or call.',
  nextTitle: 'What happens next?',
  next: [
    'Our care-planning experts review the information you gave us. They are not doctors and decide nothing medical.',
    'An email confirmation with your reference is on its way, and within 24 hours a personal answer.',
    'We create a customized treatment and travel plan with you: a doctor of the provider decides on the treatment, and we plan the journey around it.',
  ],
  limits:
    'The answer may be a question first, or that we cannot help. Which treatment is right for you is decided by a doctor, not by us.',
  returnHome: 'Return Home',
  waysOn: [
    { path: '/timeline', label: 'Your stay, day by day' },
    { path: '/check-quote', label: 'Check a quote' },
  ],
} as const
