import type { SpecialtyPage } from '../../publication.types.js'
import { prose } from '../prose.js'

/** SPEC-01, SPEC-05, D-57 */
export const oncology: SpecialtyPage = {
  slug: 'oncology',
  heading: 'Cancer treatment in Egypt: second opinions and care',
  summary:
    'Surgery, chemotherapy, radiation and newer medicines: what can be done well far from home, and what is better done nearby.',
  meta: {
    title: 'Cancer treatment in Egypt',
    description:
      'Chemotherapy, radiation, cancer surgery, immunotherapy and second opinions in Egypt: when travel helps, how long it takes, risks and what to ask.',
  },
  image: { src: 'art:cell-emblem', alt: '' },
  notice: prose(`
    During treatment a temperature of 37.5 °C or more, or below 36, shivering, or feeling suddenly ill even without
    fever is an emergency, and so is sudden weakness in the legs, new confusion or trouble breathing. Go to a hospital
    within the hour, and do not take paracetamol before you have measured your temperature.
  `),
  intro: prose(`
    A cancer diagnosis is a shock, and advice comes from all sides. You need a clear diagnosis, a team that talks with
    each other, and people around you. Sometimes a journey helps with that. Often the best place is close to home.

    Seneb helps you ask for second opinions from independent cancer centers in Egypt and, if you decide for treatment
    there, plans a stay that leaves room for bad days. We never promise a cure.
  `),
  sections: [
    {
      title: 'Begin with a second opinion',
      content: prose(`
        Many questions can be answered before anyone boards a plane. Pathology slides and scans can be sent and read
        again, and a **tumor board**, in which surgeon, oncologist, radiologist and pathologist sit together, can say
        what it would advise.

        Ask whether the aim is to cure, to hold back or to ease. All three are good aims. You should know which one is
        yours.
      `),
    },
    {
      title: 'What is offered',
      content: prose(`
        **Chemotherapy** is given in cycles over months, **radiation therapy** on most days for one to seven weeks.
        **Surgery** removes the tumor, sometimes after the other two. **Targeted medicines, immunotherapy and hormone
        therapy** suit tumors with certain features, which a laboratory has to find first. **Bone marrow transplants**
        take months and belong in very few centers. Egyptian law allows no Egyptian donor for a foreign patient outside
        narrow family cases, and asks for a request by your state when donor and patient are foreigners of the same
        nationality.

        Scans, laboratory tests, pain treatment, nutrition and talks about how you feel are part of good cancer care,
        not extras.
      `),
    },
    {
      title: 'Who it suits, and who should wait',
      content: prose(`
        Travel can make sense for a second opinion, for one planned operation, or for a course of radiation, if you are
        strong enough to sit, walk and look after yourself most of the day.

        Wait if your diagnosis is not certain, if tests are still missing, or if treatment could start at home within
        the recommended time. For many cancers weeks count.
      `),
    },
    {
      title: 'How long to stay',
      content: prose(`
        - First cycle of chemotherapy: eight nights, or twenty-four if you cannot fly within five days after the
          infusion; later ones are often better given near you
        - Immunotherapy, first dose: six to ten nights
        - A targeted medicine, first dose: seven to twelve nights
        - Hormone therapy, first dose: five to eight nights
        - Cancer surgery: fourteen to twenty-eight nights
        - Radiation: ten to forty-nine nights
        - Bone marrow transplant: forty-six nights at least with your own cells, about a hundred and twenty with those
          of a donor
        - Other treatments: ask the center
      `),
    },
    {
      title: 'Recovery and the way home',
      content: prose(`
        Tiredness lasts for weeks to months. About one to two weeks after an infusion the blood counts are low: stay
        near a hospital, avoid crowds, measure your temperature. Fly within the first five days after the infusion or
        after the low point, about three weeks after it, with a blood count of the day before and your doctor's consent;
        after large surgery usually not within ten to fourteen days.

        Cancer and long flights both make blood clots more likely. Ask about protection. Take home every report, scan
        and slide, and the plan for what comes next.
      `),
    },
    {
      title: 'Risks to know',
      content: prose(`
        - **Infection** while the blood counts are low. It can become dangerous within hours.
        - **Treatment in pieces**: two teams, two languages, a lost report. This is the risk of traveling itself.
        - **Side effects**: nausea, sore mouth, numb fingers, skin changes, an inflamed lung or bowel.
        - **Fertility**: some treatments end it. Freeze eggs or sperm where you live, before you travel: in Egypt they
          may be used only within a marriage.
        - **Costs that grow** when a plan changes, as plans do.
      `),
    },
    {
      title: 'What to ask',
      content: prose(`
        - Who has reviewed my slides and scans, and did a tumor board discuss my case?
        - What is the aim, and what would you advise if the cancer comes back?
        - Which guideline does the plan follow, and where does it differ?
        - Which medicines, from which maker, and can I get the same ones at home?
        - Whom do I call at night with a fever?
        - What does it cost if I need more cycles, intensive care or blood?
      `),
    },
    {
      title: 'When travel is a bad idea',
      content: prose(`
        Do not travel when you are too weak to be out of bed for half the day, when treatment at home is about to begin,
        or for methods that promise a cure without studies. When time is short, being with your people may be worth more
        than another line of treatment. A palliative care team near you can help at any stage.
      `),
    },
  ],
  procedures: {
    chemotherapy: prose(`Medicines that hit dividing cells, given in cycles with breaks in between.`),
    'radiation-therapy': prose(
      `Beams aimed at the tumor in many small daily doses. Planning takes about a week before it starts.`,
    ),
    'surgical-oncology': prose(`Removes the tumor with a margin of healthy tissue, and often the lymph nodes nearby.`),
    immunotherapy: prose(`Helps your own defenses to see the tumor. It can also turn them against healthy organs.`),
    'targeted-therapy': prose(
      `Tablets or infusions that block what a certain tumor lives on. It needs a test of the tumor first.`,
    ),
    'hormone-therapy': prose(`Takes away the hormones that some breast and prostate cancers need, often for years.`),
    'bone-marrow-transplant': prose(
      `New blood stem cells, your own or a donor's. The law limits who may give: have the hospital confirm your donor in writing.`,
    ),
  },
  whyEgypt: [
    {
      title: 'Opinions from several teams',
      text: prose(`
        Egypt has cancer institutes at its universities and private centers. You send your papers yourself to
        the ones you choose; we tell you what each asks for.
      `),
    },
    {
      title: 'Close for many families',
      text: prose(`
        For patients from Sudan, Libya, Yemen and the Gulf, Egypt is near in distance and language; from East Africa it
        is a few hours by air.
      `),
    },
    {
      title: 'A home for the time',
      text: prose(`
        We look for quiet apartments near the hospital, with a kitchen and a bed for the person who comes with you.
      `),
    },
  ],
  packageInclusions: [
    'treatment',
    'accommodation',
    'airport-pickup',
    'interpreter',
    'concierge',
    'companion',
    'records',
  ],
  relatedTopics: [
    { title: 'Treatments', path: '/medical-tourism' },
    { title: 'Our values', path: '/our-values' },
    { title: 'Why Egypt', path: '/why-egypt' },
  ],
  sources: [
    {
      title: 'Surgical conditions: guidance on fitness to fly',
      publisher: 'UK Civil Aviation Authority',
      url: 'https://www.caa.co.uk/passengers-and-public/before-you-fly/am-i-fit-to-fly/guidance-for-health-professionals/surgical-conditions/',
    },
    {
      title: 'Stem cell transplants: information for patients',
      publisher: 'Anthony Nolan',
      url: 'https://www.anthonynolan.org',
    },
    {
      title: 'Side effects of cancer treatment',
      publisher: 'Macmillan Cancer Support',
      url: 'https://www.macmillan.org.uk',
    },
    {
      title: 'Cancer',
      publisher: 'World Health Organization',
      url: 'https://www.who.int/news-room/fact-sheets/detail/cancer',
    },
    {
      title: 'Types of cancer treatment',
      publisher: 'National Cancer Institute',
      url: 'https://www.cancer.gov/about-cancer/treatment/types',
    },
    {
      title: 'Neutropenic sepsis: prevention and management in people with cancer (CG151)',
      publisher: 'National Institute for Health and Care Excellence',
      url: 'https://www.nice.org.uk/guidance/cg151',
    },
  ],
}
