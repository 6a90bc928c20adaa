/** Names of states of an enquiry, and the words of its clock. */
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
  promiseWords: {
    answeredAfter: (duration: string) => `Answered after ${duration}`,
    lateBy: (time: string) => `Late by ${time}`,
    timeLeft: (time: string) => `${time} left`,
    inBothZones: (cairo: string, theirs: string) => `${cairo} in Cairo, ${theirs} for the patient`,
    inCairo: (cairo: string) => `${cairo} in Cairo`,
  },
} as const
