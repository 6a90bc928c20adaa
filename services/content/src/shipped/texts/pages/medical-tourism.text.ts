import type { Page } from '../../publication.types.js'
import { prose } from '../prose.js'

/** SPEC-08, ROUTE-10 */
export const medicalTourism: Page = {
  slug: 'medical-tourism',
  heading: 'Medical travel to Egypt, step by step',
  summary:
    'Nine specialties, one enquiry, one care team: how traveling for treatment works, and how to do it with care.',
  meta: {
    title: 'Medical travel to Egypt',
    description:
      'Medical travel to Egypt explained: nine specialties, how a journey works step by step, what a package includes, risks, aftercare and questions.',
  },
  image: { src: 'art:care-scene', alt: '' },
  intro: prose(`
    Medical travel means leaving your country for a treatment you have planned: because it is offered sooner, costs
    less, or is not available at home. People have always done it. It goes well when it is planned like a treatment, and
    badly when it is planned like a holiday.

    Here you find what can be treated, how a journey works, what may go wrong, and what to ask.
  `),
  benefits: [
    {
      title: 'Several answers to one question',
      text: prose(`
        Describe your case once. If you agree, our care team asks independent providers the same questions and passes
        on what they answer.
      `),
    },
    {
      title: 'A plan around your recovery',
      text: prose(`
        Nights, check-ups and flights follow the treatment. Days of rest are part of the plan from the start.
      `),
    },
    {
      title: 'One care team',
      text: prose(`
        The people who read your enquiry are the ones who answer you, and they stay your contact until you are home.
      `),
    },
    {
      title: 'You pay the provider',
      text: prose(`
        There is no payment through us. You see a written quote and pay the hospital or clinic directly.
      `),
    },
    {
      title: 'Honest about risks',
      text: prose(`
        Each of our pages names the risks, and says when it is better not to travel.
      `),
    },
    {
      title: 'Your details stay yours',
      text: prose(`
        A provider sees your details only when you ask for it. We do not sell them. The [privacy
        policy](/privacy-policy) says how long we keep what.
      `),
    },
  ],
  sections: [
    {
      title: 'How a journey works',
      content: prose(`
        1. **You write to us.** The [trip planner](/trip-planner) takes a few minutes. If you're not sure yet, an estimate is fine. You receive a reference at once, and a person answers within 24 hours.
        2. **We ask.** With your consent, and only then, our care team sends your questions to the providers you choose,
           and passes on what they answer: the costs, and what is not included.
        3. **You decide, at home.** Talk to your own doctor. Sleep on it. There is no charge and no obligation.
        4. **You travel.** Someone meets you at the airport. An interpreter sits with you at the consultation. You may
           still say no.
        5. **You recover, and go home.** You fly when the doctor treating you agrees, with your reports in English for
           the doctor who carries on.
      `),
    },
    {
      title: 'What a package usually includes',
      content: prose(`
        The treatment itself, accommodation, airport pickup, an interpreter and a contact for practical things. What
        yours includes is set out in the written quote, line by line.

        Usually **not** included: flights, visa, meals, travel insurance, medicines to take home, tests nobody planned,
        and extra nights when recovery takes longer. Ask what those would cost.
      `),
    },
    {
      title: 'What it costs',
      content: prose(`
        For some common treatments our calculator compares typical prices with those of your country: [Calculate Your
        Savings](/budget-estimator). Add flights, nights, time off work and a reserve.

        Be careful with the lowest offer. Ask what was left out to reach it.
      `),
    },
    {
      title: 'Risks of traveling for treatment',
      content: prose(`
        - **Complications far from home.** Many show themselves in the first two weeks, so plan to be near your doctor
          then. Blood clots can follow for up to three months, and some infections appear weeks or months after you are
          home.
        - **Blood clots.** Surgery and flights of four hours or more both raise the risk, and together more so.
        - **Germs.** Hospitals in different countries have different resistant bacteria. Tell doctors at home where you
          were treated. If you stayed a night in hospital, tell every hospital in the next twelve months: many test for
          resistant germs first.
        - **Gaps between doctors.** A report that gets lost can undo good surgery.
        - **Language.** You cannot consent to what you do not understand: ask for the consent form in a language you
          read, before the day.
        - **Law and money.** Your rights, your insurance and your ways to complain are not those you know.
      `),
    },
    {
      title: 'Before you book',
      content: prose(`
        - See your own doctor, and ask who will look after you afterward.
        - Ask your insurer, in writing, what happens with complications.
        - Have the diagnosis confirmed. A second opinion costs little.
        - Read the quote aloud to someone who is not in love with the idea.
        - Take a companion for anything with a general anesthetic, sedation or an operation on the eyes, heart, belly
          or joints.
        - See a travel clinic six to eight weeks before, and ask about hepatitis A, hepatitis B and typhoid.
        - Pack medicines, prescriptions and reports in hand luggage.
        - Some medicines that are ordinary elsewhere are controlled in Egypt, among them tramadol, codeine and other
          opioids, pregabalin, strong sedatives and stimulants. Ask the Egyptian embassy in writing before you travel,
          carry them in their boxes with the prescription and a doctor's letter, and never carry any for someone else.
        - Ask before you fly home whether the painkillers you were given may be brought into your own country.
      `),
    },
    {
      title: 'When not to travel',
      content: prose(`
        Never travel with an emergency. In Egypt the ambulance has the number 123; if it does not answer, call 122. Do
        not travel when you are too ill to fly, when you would have to come home earlier than doctors advise, when a
        treatment has no evidence behind it, or when you are being pressed. Children under eighteen travel with a parent
        or guardian, who writes to us for them.

        Seneb is an independent aggregator. We help you find providers, compare their quotes and plan. We are not a medical provider and give
        no medical advice, and providers treat you on their own responsibility.
      `),
    },
  ],
  relatedTopics: [
    { title: 'Dental care', path: '/dental-care' },
    { title: 'Plastic surgery', path: '/cosmetic-surgery' },
    { title: 'Ophthalmology', path: '/ophthalmology' },
    { title: 'Orthopedic surgery', path: '/orthopedic-surgery' },
    { title: 'Fertility & IVF', path: '/ivf-treatment' },
    { title: 'Bariatric surgery', path: '/bariatric-surgery' },
    { title: 'Cardiology', path: '/cardiology-surgery' },
    { title: 'Skin & Hair Treatment', path: '/hair-transplant' },
    { title: 'Oncology', path: '/oncology' },
  ],
  sources: [
    {
      title: 'Medical tourism',
      publisher: 'TravelHealthPro, UK',
      url: 'https://travelhealthpro.org.uk/factsheet/59/medical-tourism',
    },
    {
      title: 'Foreign travel advice: Egypt, health',
      publisher: 'UK government',
      url: 'https://www.gov.uk/foreign-travel-advice/egypt/health',
    },
    {
      title: 'Medical tourism: travel to another country for medical care',
      publisher: 'US Centers for Disease Control and Prevention',
      url: 'https://wwwnc.cdc.gov/travel/page/medical-tourism',
    },
    {
      title: 'Treatment abroad checklist',
      publisher: 'NHS',
      url: 'https://www.nhs.uk/using-the-nhs/healthcare-abroad/going-abroad-for-treatment/treatment-abroad-checklist/',
    },
    {
      title: 'Patient safety',
      publisher: 'World Health Organization',
      url: 'https://www.who.int/news-room/fact-sheets/detail/patient-safety',
    },
  ],
}
