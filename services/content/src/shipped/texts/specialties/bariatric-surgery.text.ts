import type { SpecialtyPage } from '../../publication.types.js'
import { prose } from '../prose.js'

/** SPEC-01 */
export const bariatricSurgery: SpecialtyPage = {
  slug: 'bariatric-surgery',
  heading: 'Bariatric surgery in Egypt, and the years after it',
  summary:
    'Sleeve, bypass, balloon and revision: an operation of hours and a change for life. Check your aftercare before you check flights.',
  meta: {
    title: 'Bariatric surgery in Egypt',
    description:
      'Gastric sleeve, bypass, balloon and revision surgery in Egypt: who it suits, nights to plan, vitamins for life, risks, what to ask, and when to wait.',
  },
  image: { src: 'art:stomach-emblem', alt: '' },
  notice: prose(`
    Seneb is an independent aggregator. We are not a medical provider, we do not check how well a surgeon operates, and
    we give no medical advice. Surgeons and hospitals are independent and treat you on their own responsibility. Please
    decide together with a doctor who knows you.
  `),
  intro: prose(`
    Obesity is a disease, not a lack of will. For some people an operation on stomach and bowel works better and longer
    than anything else. It also changes how you eat, drink and take tablets for the rest of your life.

    Seneb helps you find independent surgeons in Egypt and compare their quotes, and asks early who will look after you at home.
  `),
  sections: [
    {
      title: 'Who it suits, and who should wait',
      content: prose(`
        Many guidelines advise an assessment from a body mass index of 40, or from 35 with an illness that weight makes
        worse, such as type 2 diabetes or sleep apnoea. For people of some family backgrounds, and with recent diabetes,
        lower values apply. International surgical societies have set lower values since 2022.

        Please wait if:

        - nobody has talked with you about medicines for weight, food and movement yet;
        - you have an untreated eating disorder, depression or addiction. Get help with that first;
        - you smoke, since ulcers and leaks become more likely;
        - you want a child soon. Doctors advise twelve to eighteen months between surgery and pregnancy;
        - you cannot get blood tests and vitamins at home for good.
      `),
    },
    {
      title: 'How long to stay',
      content: prose(`
        - Gastric balloon: four to seven nights
        - Gastric sleeve: thirteen to sixteen nights
        - Gastric bypass or mini bypass: thirteen to seventeen nights
        - Revision: fourteen to nineteen nights

        One of the first days is left free, so that you can still say no. Before you travel there is often a diet of two
        weeks that makes the liver smaller. It is part of the treatment.
      `),
    },
    {
      title: 'Recovery',
      content: prose(`
        You walk on the day of the operation or the next, and drink in sips. Food returns in stages over six to eight
        weeks: liquids, purees, soft food, then small meals eaten slowly. Desk work is often possible after two weeks,
        lifting after four to six.

        Plan at least ten days between operation and flight, as aviation doctors advise after operations on the belly.
        Walk on board, drink often, and use the injections against clots if they were prescribed.

        Vitamins and minerals are taken every day, for life, with blood tests after about three, six and twelve months
        and then at least once a year. Hair loss, loose skin and mixed feelings are common in the first year and deserve
        help.
      `),
    },
    {
      title: 'Risks to know',
      content: prose(`
        - **A leak** at the staple line or a join: a racing heart, fever, or strong pain in belly or shoulder. It can
          come days or weeks later and is an emergency.
        - **Blood clots** in leg or lung, and bleeding.
        - **Heartburn** after a sleeve; **dumping** and ulcers after a bypass.
        - **Lack of vitamins, iron and protein**, sometimes with lasting nerve damage.
        - **Gallstones**, and a bowel trapped inside the belly years after a bypass.
        - **Weight that returns** when habits do not change.
        - **Vomiting on more than two or three days, confusion, unsteady walking or double vision** needs vitamin B1
          (thiamine) by injection the same day: say that you had this operation.

        In the United Kingdom about one of a thousand people died in hospital after a first operation, and about three
        of a hundred had a complication in the first stay. Revisions carry more risk. Ask for the figures of your
        hospital.
      `),
    },
    {
      title: 'What to ask',
      content: prose(`
        - Why this operation for me, rather than another one or medicines?
        - How often do you do it, how many leaks have you had, and how do you look for them?
        - Is there intensive care in the building, day and night?
        - Who guides my food, tablets and blood tests in the first two years?
        - What will you write for my own doctor, and in which language?
        - Who pays if I have to stay longer, or come back?
      `),
    },
    {
      title: 'When travel is a bad idea',
      content: prose(`
        Do not travel alone, and do not fly back within days because the hotel is paid until then. Do not travel if no
        doctor at home will do your blood tests.

        If you had an operation before, send its report first. Revisions carry a higher risk, and some are safer where
        your first surgeon is.
      `),
    },
  ],
  procedures: {
    'gastric-sleeve': prose(`Most of the stomach is removed for good. What stays is a narrow tube that fills early.`),
    'gastric-bypass': prose(`
      A small pouch is joined to the bowel further down. It helps with diabetes and reflux, and needs the closest care.
    `),
    'mini-gastric-bypass': prose(
      `A long pouch with a single join. Shorter surgery; bile reflux and lack of protein can follow.`,
    ),
    'gastric-balloon': prose(`
      A balloon fills part of the stomach for some months. No cut, and no lasting change unless you make one.
    `),
    'revision-bariatric-surgery': prose(
      `Corrects or changes an earlier operation that causes trouble or no longer works.`,
    ),
  },
  whyEgypt: [
    {
      title: 'A common operation here',
      text: prose(`
        Obesity is widespread in Egypt, and many of its surgeons treat it. Ask each of them for their own numbers all
        the same.
      `),
    },
    {
      title: 'Time near the hospital',
      text: prose(`
        We plan the quiet days after discharge close to your surgeon, when a leak would show itself.
      `),
    },
    {
      title: 'A plan that goes home with you',
      text: prose(`
        Your report, your diet stages and the list of blood tests travel with you, in English, for your own doctor.
      `),
    },
  ],
  packageInclusions: [
    'treatment',
    'accommodation',
    'airport-pickup',
    'interpreter',
    'concierge',
    'nutrition',
    'check-ups',
    'records',
  ],
  relatedTopics: [
    { title: 'Plastic surgery', path: '/cosmetic-surgery' },
    { title: 'Orthopedic surgery', path: '/orthopedic-surgery' },
    { title: 'Treatments', path: '/medical-tourism' },
  ],
  sources: [
    {
      title: 'Surgical conditions: guidance on fitness to fly',
      publisher: 'UK Civil Aviation Authority',
      url: 'https://www.caa.co.uk/passengers-and-public/before-you-fly/am-i-fit-to-fly/guidance-for-health-professionals/surgical-conditions/',
    },
    {
      title: 'Overview of the management of patients after bariatric surgery in general practice',
      publisher: 'British Obesity and Metabolic Surgery Society, 2023',
      url: 'https://bomss.org/bomss-overview-of-gp-management-of-patients-post-bariatric-surgery/',
    },
    {
      title: 'National Bariatric Surgery Registry, second report (deaths and complications)',
      publisher: 'British Obesity and Metabolic Surgery Society, 2014',
      url: 'https://bomss.org',
    },
    {
      title: 'Overweight and obesity management (NG246)',
      publisher: 'National Institute for Health and Care Excellence',
      url: 'https://www.nice.org.uk/guidance/ng246',
    },
    {
      title: 'Weight-loss (metabolic and bariatric) surgery',
      publisher: 'National Institute of Diabetes and Digestive and Kidney Diseases',
      url: 'https://www.niddk.nih.gov/health-information/weight-management/bariatric-surgery',
    },
    {
      title: 'Obesity and overweight',
      publisher: 'World Health Organization',
      url: 'https://www.who.int/news-room/fact-sheets/detail/obesity-and-overweight',
    },
  ],
}
