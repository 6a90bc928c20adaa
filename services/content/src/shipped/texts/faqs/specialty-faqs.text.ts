import type { Faq } from '../../publication.types.js'
import { prose } from '../prose.js'

/** Questions on the nine specialty pages (SPEC-01, SEO-07). */
export const specialtyFaqs: readonly Faq[] = [
  {
    key: 'dental-how-many-journeys',
    question: 'How many journeys do dental implants need?',
    answer: prose(`
      Usually two. The implants are placed on the first and carry their final crowns on the second, about three to six
      months later. Temporary teeth bridge the time.
    `),
    shownOn: ['dental-care', 'dental-implants', 'full-mouth-reconstruction'],
  },
  {
    key: 'dental-veneer-or-crown',
    question: 'What is the difference between a veneer and a crown?',
    answer: prose(`
      A veneer covers the front of a tooth; mostly some enamel is removed for good. A crown covers all of it and takes
      away much more. Healthy teeth should not be filed down for crowns.
    `),
    shownOn: ['dental-care', 'veneers'],
  },
  {
    key: 'dental-whitening-and-veneers',
    question: 'Should I whiten my teeth before or after veneers?',
    answer: prose(`
      Before. Veneers, crowns and fillings keep their color for good, so whiten two weeks or more before you travel:
      the color settles late, and fresh gel weakens the bond. Your own dentist can do it.
    `),
    shownOn: ['veneers', 'teeth-whitening'],
  },
  {
    key: 'cosmetic-consultation',
    question: 'Can I decide against the operation after the consultation?',
    answer: prose(`
      Yes, at any time. A consultation comes first, by video two weeks or more before you travel, and one free day
      between the visit and the operation is part of our plans. Ask beforehand what a cancellation costs.
    `),
    shownOn: ['cosmetic-surgery'],
  },
  {
    key: 'cosmetic-several-operations',
    question: 'Can several operations be done at once?',
    answer: prose(`
      Sometimes, but risks add up with the hours under anesthetic: bleeding, clots, infection. Ask the surgeon why
      together is safer for you than one after the other, and be wary of offers that add more than you asked for.
    `),
    shownOn: ['cosmetic-surgery'],
  },
  {
    key: 'eyes-which-laser',
    question: 'Which laser treatment suits my eyes?',
    answer: prose(`
      That depends on the thickness and shape of your cornea, your tear film and your correction. Only an examination
      can tell. Some people are better off without any laser.
    `),
    shownOn: ['ophthalmology', 'lasik'],
  },
  {
    key: 'eyes-how-soon-fly',
    question: 'How soon may I fly after an eye operation?',
    answer: prose(`
      Commonly one to two days after LASIK and two to three after cataract surgery, when a check-up has gone well. Never
      fly while there is air or gas in the eye.
    `),
    shownOn: ['ophthalmology', 'lasik', 'cataract-surgery', 'corneal-transplant'],
  },
  {
    key: 'eyes-glaucoma-cure',
    question: 'Can glaucoma be cured?',
    answer: prose(`
      No. Lost sight does not come back, but drops, laser or surgery can usually protect what you have. Treatment and
      checks go on for life, so you need an eye doctor at home.
    `),
    shownOn: ['ophthalmology', 'glaucoma-treatment'],
  },
  {
    key: 'joints-how-long-stay',
    question: 'How long do I stay for a hip or knee replacement?',
    answer: prose(`
      At least sixteen nights before a short flight. Before a flight of four hours or more many surgeons ask for six
      weeks, some for three months. You walk early, but the risk of clots and the physiotherapy set the pace.
    `),
    shownOn: ['orthopedic-surgery'],
  },
  {
    key: 'joints-physiotherapy',
    question: 'Who does physiotherapy after I am home?',
    answer: prose(`
      A therapist near you. Recovery takes months, so book the sessions before you travel and take the surgeon's plan
      with you.
    `),
    shownOn: ['orthopedic-surgery'],
  },
  {
    key: 'ivf-who-is-treated',
    question: 'Who can have fertility treatment in Egypt?',
    answer: prose(`
      Egyptian rules allow treatment of a husband and wife with their own eggs and sperm, while the marriage lasts;
      clinics ask for passports and the marriage certificate. Donation and surrogacy are prohibited.
    `),
    shownOn: ['ivf-treatment'],
  },
  {
    key: 'ivf-both-partners',
    question: 'Do both partners have to stay the whole time?',
    answer: prose(`
      Usually not. Both are needed at the first visit and when a fresh sample is given. If monitoring can begin at home,
      the stay shortens for both. The clinic decides with you.
    `),
    shownOn: ['ivf-treatment'],
  },
  {
    key: 'bariatric-vitamins',
    question: 'Do I need vitamins for the rest of my life?',
    answer: prose(`
      Yes, after a sleeve or a bypass: vitamins and minerals every day, for life, with blood tests after about three,
      six and twelve months and then at least once a year. Arrange this with your own doctor before you travel.
    `),
    shownOn: ['bariatric-surgery'],
  },
  {
    key: 'bariatric-pregnancy',
    question: 'When is pregnancy possible after bariatric surgery?',
    answer: prose(`
      Doctors advise waiting for twelve to eighteen months, until weight and blood values are steady. The pill may fail
      after a bypass or with vomiting and diarrhea: agree on another method before you travel.
    `),
    shownOn: ['bariatric-surgery'],
  },
  {
    key: 'heart-fit-to-travel',
    question: 'Who decides whether I am fit to travel?',
    answer: prose(`
      Your own cardiologist, in writing, shortly before the flight, and the airline if it asks for a form. We cannot
      judge it. With pain at rest or growing breathlessness, do not fly.
    `),
    shownOn: ['cardiology-surgery', 'heart-bypass', 'valve-replacement', 'tavr-procedure'],
  },
  {
    key: 'heart-tavr-or-surgery',
    question: 'Is TAVR better than open-heart surgery?',
    answer: prose(`
      For some people. Recovery is quicker, while open surgery has advantages for younger people and certain valves. A
      heart team of cardiologist and surgeon should compare both for you.
    `),
    shownOn: ['cardiology-surgery', 'valve-replacement', 'tavr-procedure'],
  },
  {
    key: 'hair-when-result',
    question: 'When do I see the result of a hair transplant?',
    answer: prose(`
      The transplanted hairs fall out after some weeks and grow again from the third month. Judge the result after about
      a year.
    `),
    shownOn: ['hair-transplant'],
  },
  {
    key: 'hair-fue-or-dhi',
    question: 'Is FUE or DHI better for me?',
    answer: prose(`
      It depends on the area, your hair and whether you can shave. The experience of the doctor, and how much of the
      work the doctor does in person, matter more than the method.
    `),
    shownOn: ['hair-transplant'],
  },
  {
    key: 'cancer-second-opinion',
    question: 'Can I get a second opinion without traveling?',
    answer: prose(`
      Often, yes. You send scans, reports and slides yourself to the centers you choose; we cannot take them. With your
      consent we ask the centers, and tell you what each of them needs.
    `),
    shownOn: ['oncology'],
  },
  {
    key: 'cancer-continue-at-home',
    question: 'Can treatment go on at home after I return?',
    answer: prose(`
      It should be planned that way from the start. Ask your own oncologist before you travel whether they will carry
      on, and whether the same medicines can be had at home.
    `),
    shownOn: ['oncology'],
  },
]
