import type { Page } from '../../publication.types.js'
import { prose } from '../prose.js'

/** SPEC-07, ROUTE-11 */
export const whyEgypt: Page = {
  slug: 'why-egypt',
  heading: 'Why Egypt, and when not',
  summary: 'Why people choose treatment in Egypt, what to look at closely, and when it is better to stay home.',
  meta: {
    title: 'Why Egypt for treatment',
    description:
      'Why people travel to Egypt for treatment: nearness, doctors trained in large hospitals, time to recover, clear prices. And what to check before you go.',
  },
  image: { src: 'art:hero-nile', alt: '' },
  intro: prose(`
    A country is not a reason for an operation. The right treatment, in good hands, at the right time: that comes first.
    Where it happens comes second.

    If you have come that far, Egypt has a good deal to offer. This page says what, without adjectives, and what we
    would look at twice.
  `),
  benefits: [
    {
      title: 'Close to three continents',
      text: prose(`
        Cairo, Alexandria, Hurghada and Sharm El Sheikh are four to six hours by air from most of Western Europe, and
        less from the Gulf and North Africa. After an operation a flight of four hours counts as a long one.
      `),
    },
    {
      title: 'Doctors from large hospitals',
      text: prose(`
        Egypt trains its doctors in large university hospitals, and its oldest modern medical school opened in 1827.
        Much of the teaching is in English, so many doctors can speak with you directly and write reports that your own
        doctor can read.
      `),
    },
    {
      title: 'A public body for quality',
      text: prose(`
        Since 2018 Egypt has had an authority of its own that sets standards and accredits hospitals and clinics,
        [GAHAR](https://www.gahar.gov.eg). Not every provider is accredited. Ask to see the certificate, its number and
        its expiry date.
      `),
    },
    {
      title: 'Prices you can look up',
      text: prose(`
        Our [cost estimator](/budget-estimator) compares typical prices of common treatments with those in other countries. It shows the date of the figures, and it says so when there is no saving.
      `),
    },
    {
      title: 'Time to get well',
      text: prose(`
        Most of the year is dry and bright, and winter is mild. Days of rest near the hospital are part of each plan, so
        that you fly when your doctor says so.
      `),
    },
    {
      title: 'Welcome, in your language',
      text: prose(`
        Hospitality is a matter of honor here. Arabic and English are spoken in most hospitals. For other languages an
        interpreter is part of the plan.
      `),
    },
  ],
  sections: [
    {
      title: 'What medicine in Egypt has achieved',
      content: prose(`
        Two stories can be checked with the World Health Organization. Within about a decade, Egypt went from one of the
        highest rates of hepatitis C in the world to being the first country to reach WHO's "gold tier" on the path to
        eliminating it. And in October 2024, after nearly a century of work, WHO certified the country free of malaria.

        That does not tell you how good one surgeon is. It does say something about a health system that can set itself
        a goal and reach it.
      `),
    },
    {
      title: 'What to look at closely',
      content: prose(`
        Quality differs from one house to the next, as everywhere. We tell you what a provider states about itself, and
        which papers it has shown. We do not test how well a doctor operates, and nobody should pretend to.

        - **The doctor.** The license of the Ministry of Health and Population, the number in the Egyptian Medical
          Syndicate (for dentists, the Dental Syndicate), the specialist registration, and the number of operations. Ask
          for copies, and have them checked.
        - **The hospital.** Accreditation with a date, intensive care in the building, a blood bank.
        - **The quote.** What is in it, what is not, who pays if you have to stay longer.
        - **The law.** A dispute is heard in Egypt, in Arabic. Since 2025 a law on medical liability has provided for a
          state committee that takes complaints and for an insurance fund for medical errors; ask the provider to show
          that it takes part. How well this works for patients from abroad is not yet known.
        - **The way back.** A doctor at home who knows of your plan and will see you.
      `),
    },
    {
      title: 'Practical things',
      content: prose(`
        **Visa.** Many nationalities can get an electronic visa or one on arrival, commonly for thirty days: for a
        longer stay ask the embassy for the right kind before you book. The free stamp on arrival in Sharm El Sheikh,
        Dahab, Nuweiba and Taba is for up to fifteen days in South Sinai only: it does not cover a clinic in Cairo.
        Rules change: check with an Egyptian embassy or the [official e-visa site](https://visa2egypt.gov.eg), and ask
        whether your purpose of travel needs another kind. We can help with the papers.

        **Medicines.** Some that are ordinary elsewhere are controlled in Egypt, among them tramadol, codeine and other
        opioids, pregabalin, strong sedatives and stimulants. Ask the Egyptian embassy in writing before you travel,
        carry them in their boxes with the prescription and a doctor's letter, and never carry any for someone else.

        **Climate.** From June to September it is very hot in Cairo and Upper Egypt. For healing wounds and long walks,
        October to April is kinder. From March to May hot winds (khamsin) bring sand and dust: not the season for eye
        lasers or weak lungs. In autumn the air of Cairo can be poor. Heat and an operation on the stomach dry you out
        quickly: carry water. Ask about water tablets and blood-pressure medicines, and keep insulin and eye drops cool.

        **Ramadan and feasts.** Emergency departments never close. Clinics and planned operations keep shorter hours in
        Ramadan and pause at Eid al-Fitr and Eid al-Adha: ask for the dates before you book. If you fast, ask your
        doctor first: after surgery, with diabetes or with medicines by the hour fasting can harm.

        **Food and water.** Drink bottled water and eat what is freshly cooked: a stomach upset in the week of an
        operation is more than a nuisance. No pool, sea, Nile or hot tub until wounds have closed.

        **Emergencies.** The ambulance has the number 123; if it does not answer, call 122.

        **Safety.** Read your own government's travel advice before you book. It names regions to avoid.
      `),
    },
    {
      title: 'When it is better to stay home',
      content: prose(`
        - It is an emergency, or becoming one.
        - You can have the treatment at home, in time, and can afford it.
        - Nobody at home will look after you afterward.
        - You are too unwell for the journey, or the journey itself is a risk.
        - The main reason is a beach. Sun, sand and fresh wounds do not go together.
        - Someone is hurrying you.
      `),
    },
    {
      title: 'How we help',
      content: prose(`
        You send [one enquiry](/trip-planner). A care advisor reads it and answers within 24 hours. If you agree, we
        ask providers the questions that matter and pass on what they answer. Nights, transfers, interpreter and rest
        are planned around your treatment.

        You choose, and you pay the provider directly. We are an aggregator, not a medical provider, and we give no
        medical advice.
      `),
    },
  ],
  relatedTopics: [
    { title: 'Treatments', path: '/medical-tourism' },
    { title: 'Egypt as a place to get well', path: '/blogs/why-egypt-for-treatment' },
    { title: 'Our values', path: '/our-values' },
  ],
  sources: [
    {
      title: 'Accreditation standards',
      publisher: 'General Authority for Healthcare Accreditation and Regulation (GAHAR), Egypt',
      url: 'https://www.gahar.gov.eg',
    },
    {
      title: 'School of Medicine',
      publisher: 'Cairo University',
      url: 'https://cu.edu.eg/old/page.php?pg=contentFront/SubSectionData.php&SubSectionId=31',
    },
    {
      title: 'WHO commends Egypt for its progress on the path to eliminate hepatitis C',
      publisher: 'World Health Organization, 2023',
      url: 'https://www.who.int/news/item/09-10-2023-who-commends-egypt-for-its-progress-on-the-path-to-eliminate-hepatitis-c',
    },
    {
      title: 'Egypt is certified malaria-free by WHO',
      publisher: 'World Health Organization, 2024',
      url: 'https://www.who.int/news/item/20-10-2024-egypt-is-certified-malaria-free-by-who',
    },
    {
      title: 'Foreign travel advice: Egypt',
      publisher: 'UK government',
      url: 'https://www.gov.uk/foreign-travel-advice/egypt',
    },
  ],
}
