import type { SpecialtyPage } from '../../publication.types.js'
import { prose } from '../prose.js'

/** SPEC-01 */
export const ivfTreatment: SpecialtyPage = {
  slug: 'ivf-treatment',
  heading: 'Fertility treatment and IVF in Egypt',
  summary:
    'IVF, ICSI, IUI and genetic testing for married couples: the rules here, the days it takes, and the questions that count.',
  meta: {
    title: 'Fertility and IVF in Egypt',
    description:
      'IVF, ICSI, IUI and PGT in Egypt: the rules for couples, how many days a cycle takes, risks such as overstimulation, what to ask, when not to travel.',
  },
  image: { src: 'art:embryo-emblem', alt: '' },
  intro: prose(`
    Wanting a child and waiting for one is hard. Treatment asks for hope, patience and money at the same time, so you
    deserve plain words.

    Seneb helps you find independent fertility clinics in Egypt, compare their quotes, and plans the stay around your cycle. No
    clinic can promise a child, and neither can we.
  `),
  sections: [
    {
      title: 'The rules in Egypt',
      content: prose(`
        Egyptian rules allow treatment of a husband and wife with their own eggs and sperm, while the marriage lasts.
        Clinics ask for both passports and the marriage certificate, attested and translated. Donation and surrogacy are
        prohibited. After a divorce or the husband's death frozen eggs, sperm or embryos may not be used: ask before you
        freeze, and ask whether they may leave the country.

        If that is not your situation, this is not the right country for your treatment, and we would rather say so now.
        Choosing a sex without a medical reason is banned in many countries and disputed in Egypt, and may be a crime
        where you live: we do not arrange it.
      `),
    },
    {
      title: 'Who it suits, and who should wait',
      content: prose(`
        Doctors usually advise tests for both partners after a year of trying, or after six months when the woman is
        over thirty-five. Some causes have simpler answers than IVF: a thyroid that is out of balance, weight, a blocked
        tube, the timing.

        Wait if the causes have not been looked for, if an illness such as diabetes is not well controlled, if medicines
        you take would harm a pregnancy, or if a doctor has advised against carrying one.
      `),
    },
    {
      title: 'How long it takes',
      content: prose(`
        A full cycle of IVF or ICSI takes about eighteen to twenty-three nights, with both of you present for some of
        them. If your own doctor can start the injections and scans at home, the stay shortens to about eight to ten.

        IUI takes ten to fifteen nights, or three to five with monitoring at home. With genetic testing (PGT) embryos
        are frozen, and you come a second time for the transfer.

        The body sets the dates. Book tickets that can be changed.
      `),
    },
    {
      title: 'Recovery',
      content: prose(`
        Bloating and cramps are common after eggs are taken. You need no bed rest after the transfer, and most people
        fly one to two days later. A blood test two weeks later brings the answer.

        The waiting is the hardest part. Ask the clinic about counseling, and decide together, before the first
        injection, how many cycles you want to try.
      `),
    },
    {
      title: 'Risks to know',
      content: prose(`
        - **Overstimulated ovaries**: a fast growing belly, pain, vomiting or breathlessness. Seek help at once, and do
          not fly.
        - **Twins and triplets** are born early more often. One embryo at a time is safer.
        - **Ectopic pregnancy**: one-sided pain or bleeding after a positive test must be checked the same day.
        - **Bleeding or infection** after eggs are taken, which is rare.
        - **A cycle that ends early**: too few eggs, none fertilised, nothing to transfer. Ask what you pay then.

        In the United Kingdom about one of three embryos transferred led to a birth when the woman was under
        thirty-five, and one of twenty at forty-three or forty-four, with their own eggs.
      `),
    },
    {
      title: 'What to ask',
      content: prose(`
        - How many cycles started lead to a birth, for women of my age, in your clinic? Ask for births, not for positive
          tests.
        - How many embryos do you transfer, and why?
        - What happens to embryos that are left, how long are they stored, and what if we cannot come back?
        - How do you label and trace eggs, sperm and embryos?
        - Which extras do you suggest, and what is the evidence for them?
        - What is not in the quote: medicines, freezing, genetic tests, a canceled cycle?
      `),
    },
    {
      title: 'When travel is a bad idea',
      content: prose(`
        Do not travel if you cannot stay flexible by several days, if pregnancy would be dangerous for you, or if you
        would have to borrow more than you can lose. Do not travel for add-ons with big promises.

        If you are over forty, ask for honest figures for your age first. If the figures are low, ask the clinic to say
        so plainly, and ask for counseling before you decide to go on or to stop.
      `),
    },
  ],
  procedures: {
    ivf: prose(`Eggs and sperm meet in the laboratory, and an embryo is placed in the womb three to five days later.`),
    icsi: prose(
      `A single sperm is injected into each egg. It helps when there are few sperm or they move poorly. With normal sperm it brings no better chance than IVF.`,
    ),
    iui: prose(
      `Prepared sperm are placed in the womb at the right moment. Gentler than IVF, with a smaller chance per cycle.`,
    ),
    pgt: prose(`
      Some cells of an embryo are tested, for one inherited disease or for chromosomes. Testing all chromosomes (PGT-A)
      has not been shown to give most people a better chance of a child.
    `),
  },
  whyEgypt: [
    {
      title: 'Familiar rules for many couples',
      text: prose(`
        For couples who want treatment with their own eggs and sperm only, the rules here match what they are looking
        for.
      `),
    },
    {
      title: 'Quiet weeks',
      text: prose(`
        Some couples find it easier to go through a cycle away from work and questions, with a day free between
        appointments.
      `),
    },
    {
      title: 'Both of you heard',
      text: prose(`
        Tell us which language each of you speaks. An interpreter sits in where it matters, so that both partners can
        ask and understand.
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
    { title: 'Why Egypt', path: '/why-egypt' },
    { title: 'Our values', path: '/our-values' },
  ],
  sources: [
    {
      title: 'Fertility treatment 2023: trends and figures',
      publisher: 'Human Fertilisation and Embryology Authority, 2025',
      url: 'https://www.hfea.gov.uk/about-us/publications/research-and-data/fertility-treatment-2023-trends-and-figures',
    },
    {
      title: 'Infertility',
      publisher: 'World Health Organization',
      url: 'https://www.who.int/news-room/fact-sheets/detail/infertility',
    },
    {
      title: 'Fertility problems: assessment and treatment (CG156)',
      publisher: 'National Institute for Health and Care Excellence',
      url: 'https://www.nice.org.uk/guidance/cg156',
    },
    {
      title: "ESHRE's good practice guide for cross-border reproductive care",
      publisher: 'Human Reproduction, 2011',
      url: 'https://doi.org/10.1093/humrep/der090',
    },
    {
      title: 'Medically Assisted Reproduction in Egypt, Iran, Saudi Arabia and the United Arab Emirates',
      publisher: 'European Journal of Law Reform, 2014',
      url: 'https://doi.org/10.5553/EJLR/138723702014016002012',
    },
  ],
}
