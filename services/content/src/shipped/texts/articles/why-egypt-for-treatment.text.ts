import type { Article } from '../../publication.types.js'
import { prose } from '../prose.js'

/** ART-15: why Egypt. */
export const whyEgyptForTreatment: Article = {
  id: 'why-egypt-for-treatment',
  slug: 'why-egypt-for-treatment',
  title: 'Egypt as a place to get well: a sober look',
  summary:
    'Sun, history and lower prices are no reason for an operation. Here is what can be checked about medicine in Egypt, what cannot, and how to decide.',
  meta: {
    title: 'Egypt as a place to heal',
    description:
      'A sober look at Egypt for planned treatment: medical schools, accreditation, what WHO has confirmed, law, insurance and aftercare, and how to decide.',
  },
  image: {
    src: 'art:article-header-map',
    alt: 'A drawn map of Egypt with the Nile, the seas on both sides and a plane',
  },
  publishedOn: '2026-11-21',
  source: 'Seneb',
  category: 'Travel for treatment',
  keywords: [
    'Egypt',
    'medical travel',
    'accreditation',
    'GAHAR',
    'hospitals',
    'aftercare',
    'insurance',
    'second opinion',
  ],
  author: 'Seneb editorial team',
  content: {
    intro: prose(`
      Ask ten people why someone would go to Egypt for treatment, and nine say: because it costs less. That is often
      true, and it is the weakest reason. A low price for the wrong operation is an expensive mistake. So let us look at
      the other reasons, and at the reasons against it.
    `),
    sections: [
      {
        title: 'A long habit of teaching medicine',
        content: prose(`
          The oldest modern medical school of the Arab world opened near Cairo in 1827. It moved into the city ten years
          later, to the palace of Qasr al-Ayni, whose name the university hospital still bears. Midwives and pharmacists
          were trained there soon after.

          Today most Egyptian doctors learn in large public university hospitals, where they see many patients and many
          stages of disease. Much of the teaching is in English, which helps a foreign patient twice: in the
          consultation, and in the report.

          None of this says how good a certain doctor is. It does explain why you will find people who have seen your
          illness before.
        `),
      },
      {
        title: 'What the World Health Organization has confirmed',
        content: prose(`
          Two facts can be looked up. In October 2023, WHO named Egypt the first country to reach its "gold tier" on the
          path to eliminating hepatitis C. Less than ten years earlier, the country had one of the highest rates in the
          world. Its Director-General named safer injections and safer blood among the reasons.

          And in October 2024 WHO certified Egypt free of malaria, after an effort of almost a century.

          These are successes of public health, not of private clinics. They show what the system can do when it decides
          to.
        `),
      },
      {
        title: 'What accreditation tells you',
        content: prose(`
          In 2018 Egypt founded an authority that sets standards for hospitals and clinics, visits them and accredits
          them: the General Authority for Healthcare Accreditation and Regulation, GAHAR. International bodies accredit
          some hospitals as well.

          An accreditation says that on the day of the visit certain things were in order: hand washing, patient
          identification, fire exits, records. It ends on a date. It covers a building, not every doctor inside. So ask
          three things: **which body, which number, until when?** Then look it up on the page of that body.

          We at Seneb do not judge clinical skill. We show which papers a provider has shown to us.
        `),
      },
      {
        title: 'Nearness, climate, language',
        content: prose(`
          From most of Western Europe Egypt is a flight of four to six hours, from the Gulf and North Africa less. For
          treatments in two stages, such as [dental implants](/treatments/dental-implants), that counts twice.

          The climate is dry. Winters are mild, summers very hot: from June to September, Cairo is no place for walks
          with a new knee. Arabic is the language of the country, English is common in hospitals, and an interpreter
          closes the gap when you sign.

          Families are welcome at the bedside. Many visitors find this a comfort. Some find it loud. Ask for a single
          room if you need quiet.
        `),
      },
      {
        title: 'Why people advise against it',
        content: prose(`
          - **Distance.** If a wound opens in the third week, your surgeon is a flight away.
          - **Follow-up.** Some doctors at home are glad to take over; some decline. Ask yours before you book.
          - **Law.** A dispute is heard in Egypt, in Arabic. Since 2025 a law on medical liability has provided for a
            state committee that takes complaints and for an insurance fund for medical errors; ask the provider to show
            that it takes part. How well this works for patients from abroad is not yet known.
          - **Insurance.** Travel policies commonly leave out planned treatment and its complications. Ask in writing.
          - **Germs.** Resistant bacteria differ from country to country. Tell every doctor afterward where you were
            treated.
          - **Uneven quality.** Excellent and poor places may stand in the same street.

          None of these is special to Egypt. All of them are reasons to choose slowly.
        `),
      },
      {
        title: 'Some things are not for traveling',
        content: prose(`
          Emergencies are not. Neither are treatments that need you near one team for years, unless that team is at
          home: much of glaucoma care, most chemotherapy, blood thinners after a mechanical heart valve.

          The law sets limits too. Fertility clinics treat married couples with their own eggs and sperm only; donation
          and surrogacy are prohibited. And nobody should travel anywhere to buy an organ: it is a crime in Egypt as in
          most countries, and someone poor pays with their health.
        `),
      },
      {
        title: 'How to decide',
        content: prose(`
          1. Have your diagnosis confirmed at home.
          2. Ask what happens if you do nothing, or wait a year.
          3. Get two quotes that answer the same questions.
          4. Read the risks aloud to someone who loves you.
          5. Arrange the doctor who will see you afterward.
          6. Add up everything, with a reserve. Our [cost estimator](/budget-estimator) helps with the first line,
             not with the last.
          7. Sleep on it.

          If the answer is still yes, we are glad to help: begin with [the trip planner](/trip-planner), or read how
          [medical travel](/medical-tourism) works. And if the answer is no, then this page has done its work as well.
        `),
      },
    ],
  },
  sources: [
    {
      title: 'School of Medicine',
      publisher: 'Cairo University',
      url: 'https://cu.edu.eg/old/page.php?pg=contentFront/SubSectionData.php&SubSectionId=31',
    },
    {
      title: 'N. A. El Dib: Kasr Al Ainy, the story of a palace that became a medical school',
      publisher: 'Kasr Al Ainy Medical Journal, 2015',
      url: 'https://doi.org/10.4103/1687-4625.155653',
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
      title: 'Accreditation standards (Law 2 of 2018)',
      publisher: 'General Authority for Healthcare Accreditation and Regulation (GAHAR), Egypt',
      url: 'https://www.gahar.gov.eg',
    },
    {
      title: 'Medical tourism: travel to another country for medical care',
      publisher: 'US Centers for Disease Control and Prevention',
      url: 'https://wwwnc.cdc.gov/travel/page/medical-tourism',
    },
  ],
}
