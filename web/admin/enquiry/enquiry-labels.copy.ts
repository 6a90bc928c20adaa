/** Names of states of an enquiry, its outcomes and its channels. */
export const enquiryLabelsCopy = {
  enquiryWords: {
    state: {
      NEW: 'New',
      OPEN: 'Open',
      WAITING: 'Waiting for the patient',
      CLOSED: 'Closed',
    },
    outcome: {
      ANSWERED: 'Answered',
      PLAN_SENT: 'Plan sent',
      WITHDRAWN: 'Withdrawn by the patient',
      UNREACHABLE: 'Could not be reached',
      NOT_SUITABLE: 'Not something we can help with',
      DUPLICATE: 'Duplicate',
      SPAM: 'Spam',
      TEST: 'Test',
    },
    channel: {
      PHONE: 'by phone',
      EMAIL: 'by email',
      WHATSAPP: 'by WhatsApp',
      TELEGRAM: 'by Telegram',
      MEET: 'in a video call',
    },
    tripPlan: 'Trip plan',
    consultation: 'Consultation',
  },
} as const
