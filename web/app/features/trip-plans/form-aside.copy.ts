/** Copy beside the trip planner; loaded with the component that shows it. */
export const formAsideCopy = {
  title: 'What happens next?',
  steps: [
    'We email you a reference right away.',
    'A care advisor reads your answers.',
    'Within 24 hours a person answers, with an itinerary or with a question.',
  ],
  privacy: 'Your answers are used to process this enquiry. A provider sees them only when you ask for it.',
  sections: 'In this form',
} as const
