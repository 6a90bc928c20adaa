/** Copy of the home page. It makes only true claims: figures come with their evidence (GEN-01, GEN-08). */
export const homeCopy = {
  pageTitle: 'Plan your treatment in Egypt',
  description:
    'Seneb helps patients from abroad find and plan treatment in Egypt with independent providers: one enquiry, one care team, one clear plan.',
  hero: {
    eyebrow: 'Independent providers · one care team',
    title: 'Your Journey to Quality Healthcare in Egypt',
    lead: 'Tell us what you need and when you can travel. A care advisor answers you personally, with a plan built around your treatment and your recovery.',
    explore: 'Explore Treatments',
    how: 'See how it works',
  },
  waitingList: { label: 'Join the waiting list', opensInNewTab: 'opens in a new tab' },
  facts: {
    label: 'In short',
    replyTime: { figure: '24 hours', text: 'until a person answers you. Your email receipt says by when' },
    savings: {
      figure: (min: number, max: number) => `${min}–${max}%`,
      text: (date: string) => `typical savings on our listed procedures, for the treatment alone, as of ${date}`,
    },
    /** Shown in place of the savings while there is no evidence for them. */
    choice: { figure: 'You choose', text: 'from independent providers, in your own time' },
    fields: { figure: '9 specialties', text: 'from dental care to cardiology' },
  },
  rating: {
    label: 'What patients think',
    figure: (value: number, count: number) => `${value} out of 5, from ${count} reviews`,
    asOf: (date: string) => `as of ${date}`,
    source: 'Read them',
    sampleMark: 'Sample:',
    sample: 'This only shows what a rating will look like. Nobody has rated us yet.',
  },
  personal: {
    title: 'Personalized medical journey',
    lead: 'No two journeys are the same. Yours begins with what you need and when you can travel, and leaves room for rest.',
    points: [
      { title: 'You choose', text: 'Providers are independent. You see your options and decide, in your own time.' },
      { title: 'One care team', text: 'The people who read your enquiry are the ones who answer you.' },
      { title: 'Recovery first', text: 'Days of rest are part of the plan, not an afterthought to the flight.' },
    ],
    action: 'Plan Your Medical Trip',
  },
  procedures: {
    title: 'World-Class Medical Procedures',
    lead: 'Start with what you need. Not sure yet? Use the contact form.',
    cards: [
      {
        slug: 'dental-care',
        page: '/dental-care',
        name: 'Dental Care',
        treatmentType: 'Dental Care',
        example: 'Implants, veneers, full-mouth work',
      },
      {
        slug: 'fertility-ivf',
        page: '/ivf-treatment',
        name: 'Fertility & IVF',
        treatmentType: 'Fertility & IVF',
        example: 'What each step involves, and realistic chances',
      },
      {
        slug: 'ophthalmology',
        page: '/ophthalmology',
        name: 'Ophthalmology',
        treatmentType: 'Ophthalmology',
        example: 'LASIK, cataract, corneal care',
      },
      {
        slug: 'cosmetic-surgery',
        page: '/cosmetic-surgery',
        name: 'Plastic Surgery',
        treatmentType: 'Plastic Surgery',
        example: 'With time to think before you decide',
      },
      {
        slug: 'hair-transplant',
        page: '/hair-transplant',
        name: 'Skin & Hair Treatment',
        treatmentType: 'Hair Transplant',
        example: 'FUE, DHI, skin treatments',
      },
    ],
    others: [
      {
        slug: 'orthopedic-surgery',
        page: '/orthopedic-surgery',
        name: 'Orthopedic Surgery',
        treatmentType: 'Orthopedic Surgery',
        example: 'Knees, hips, shoulders, spine',
      },
      {
        slug: 'cardiology',
        page: '/cardiology-surgery',
        name: 'Cardiology',
        treatmentType: 'Cardiology',
        example: 'Bypass, valves, stents, pacemakers',
      },
      {
        slug: 'oncology',
        page: '/oncology',
        name: 'Oncology',
        treatmentType: 'Oncology',
        example: 'Chemotherapy, radiation, surgery',
      },
      {
        slug: 'bariatric-surgery',
        page: '/bariatric-surgery',
        name: 'Bariatric Surgery',
        treatmentType: 'Bariatric Surgery',
        example: 'Gastric sleeve, bypass, balloon',
      },
    ],
  },
  steps: {
    title: 'Your Medical Journey Step-by-Step',
    lead: 'Four steps, one team beside you in each of them.',
    list: [
      {
        title: 'Get a Free Consultation',
        text: 'Send one enquiry, and a person reads it. The free consultation is with a care advisor; a doctor sees you later, at the provider.',
      },
      {
        title: 'Receive a Treatment Plan & Cost',
        text: 'Treatment plans and prices come from the provider, if you agree that we ask one. We tell you which questions are worth asking.',
      },
      {
        title: 'Travel & Treatment',
        text: 'If you wish, we arrange airport pickup, interpreter and accommodation around your appointments.',
      },
      {
        title: 'Recovery & Post-Treatment Care',
        text: 'Rest where you feel well. Fly home when your doctor agrees. Your contact in Egypt stays yours.',
      },
    ],
  },
  honesty: {
    title: 'What we are, and what we are not',
    lead: 'Choosing treatment abroad takes trust. You should know from the first page who does what.',
    are: {
      title: 'What we are',
      points: [
        'An independent aggregator: we help you find providers in Egypt and ask them for quotes that you can compare',
        'A care team that plans the trip, the stay and the days of rest around your treatment',
        'Careful with your details: they are used to process your enquiry, and shared with a provider only when you ask for it',
      ],
    },
    areNot: {
      title: 'What we are not',
      points: [
        'A medical provider: doctors and hospitals treat you on their own responsibility',
        'A source of medical advice: please decide with a doctor who knows you',
        'An agent in payments: you pay the provider directly',
      ],
    },
  },
  closing: {
    title: 'Start with a question',
    text: "The trip planner takes a few minutes. If you're not sure yet, an estimate is fine.",
    action: 'Plan your trip',
  },
} as const
