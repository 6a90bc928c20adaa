import type { SpecialtyPage } from '../../publication.types.js'
import { prose } from '../prose.js'

/** SPEC-01, ROUTE-24 */
export const dentalCare: SpecialtyPage = {
  slug: 'dental-care',
  heading: 'Dental care in Egypt, planned with time',
  summary:
    'Implants, veneers, whitening and full-mouth work: what to expect, how many journeys it takes, and when to stay home.',
  meta: {
    title: 'Dental care in Egypt',
    description:
      'Dental implants, veneers, whitening and full mouth reconstruction in Egypt: how long it takes, the risks, what to ask, and what a package includes.',
  },
  image: { src: 'art:tooth-emblem', alt: '' },
  intro: prose(`
    Good dentistry is slow. It begins with an honest examination, repairs what is ill before it makes anything
    beautiful, and keeps as much of your own teeth as it can.

    This page helps you judge a plan, wherever you have it done. Seneb finds independent dentists in Egypt, asks them for quotes that you can compare,
    for you and plans the stay. Whether a treatment suits you is for a dentist to say.
  `),
  sections: [
    {
      title: 'Who it suits, and who should wait',
      content: prose(`
        Traveling for dental work makes sense when the treatment can be planned: a missing tooth, worn or broken
        crowns, a whole mouth that needs order.

        Wait, or have it done near you, if any of this is true:

        - You have pain, swelling or fever now. That needs a dentist today, not a flight.
        - Gum disease or decay has not been treated. Implants and veneers on a diseased foundation fail.
        - You take medicines for osteoporosis such as bisphosphonates, have had radiation of the jaw, or your diabetes
          is badly controlled. Ask your doctor and the dentist first.
        - You are pregnant. Planned work can usually wait.
        - Your jaw is still growing: implants and veneers are for adults.
      `),
    },
    {
      title: 'How long it takes',
      content: prose(`
        Whitening takes a few days. Veneers usually take a stay of seven to ten nights, because they are made between
        two visits.

        Implants need two journeys: the first to place them, the second for the final crowns, usually three to six
        months later. A full mouth takes at least two journeys, sometimes more. Be careful with anyone who offers all of
        it in a long weekend.
      `),
    },
    {
      title: 'Recovery',
      content: prose(`
        After implants or extractions, swelling is strongest on the second and third day and fades within a week. Eat
        soft food, and do not smoke. After veneers or crowns, teeth may be sensitive to hot and cold for some weeks.

        Flying is commonly fine two to three days after implants, and a day after veneers are fitted. After a sinus lift
        or a large bone graft, dentists often ask for two weeks.
      `),
    },
    {
      title: 'Risks to know',
      content: prose(`
        - **Too much of a healthy tooth is taken away.** Enamel does not grow back. A crown removes far more than a
          veneer, and neither is needed to make straight, healthy teeth whiter.
        - **Infection or a lost implant**, more often in people who smoke or have gum disease.
        - **Nerve injury**: a numb lip or chin, mostly passing, sometimes lasting.
        - **A bite that does not fit**, with sore jaws and broken porcelain.
        - **Nobody nearby to repair it.** Some dentists will not take over work they did not plan.
      `),
    },
    {
      title: 'What to ask',
      content: prose(`
        - Which of my teeth do you want to touch, why, and what happens if we leave them alone?
        - Are these veneers or crowns, and how much of each tooth is removed?
        - Which make of implant do you use, and can a dentist where I live get the parts?
        - How many journeys, and what do I chew with in between?
        - Will I receive my X-rays, the plan and the papers of the materials?
        - What is covered if something breaks, for how long, and who pays for the flight?
      `),
    },
    {
      title: 'When travel is a bad idea',
      content: prose(`
        Stay home if you have not had a check-up and recent X-rays, if you cannot come back for the second stage, or if
        you have a single tooth that your own dentist can treat. Stay home, too, if a plan was made from a selfie alone,
        if a price is only valid today, or if nobody can tell you the name of the dentist.
      `),
    },
  ],
  procedures: {
    'dental-implants': prose(`
      A titanium screw takes the place of a missing root and carries a crown, a bridge or a denture. [Read about dental
      implants](/treatments/dental-implants).
    `),
    veneers: prose(`
      Thin shells of porcelain or composite that cover the front of teeth. They change shape and shade, and cannot be
      undone. [Read about veneers](/treatments/veneers).
    `),
    'teeth-whitening': prose(`
      A gel lightens natural teeth without removing anything from them. [Read about teeth
      whitening](/treatments/teeth-whitening).
    `),
    'full-mouth-reconstruction': prose(`
      Rebuilds most or all teeth of a jaw in planned stages, with crowns, bridges and implants. [Read about full mouth
      reconstruction](/treatments/full-mouth-reconstruction).
    `),
  },
  whyEgypt: [
    {
      title: 'Time for a proper plan',
      text: prose(`
        A stay gives a dentist several days in a row to examine, try and adjust, instead of short appointments weeks
        apart.
      `),
    },
    {
      title: 'Prices you can check',
      text: prose(`
        Compare typical prices of one implant or one veneer with those where you live in our [savings
        calculator](/budget-estimator). It shows the date of its figures.
      `),
    },
    {
      title: 'Mild winters, one flight away',
      text: prose(`
        Egypt is four to six hours by air from most of Western Europe, and less from the Gulf and North Africa, which
        matters when a treatment needs two journeys.
      `),
    },
  ],
  packageInclusions: ['treatment', 'accommodation', 'airport-pickup', 'interpreter', 'concierge', 'records'],
  relatedTopics: [
    { title: 'Dental implants', path: '/treatments/dental-implants' },
    { title: 'Veneers', path: '/treatments/veneers' },
    { title: 'Full mouth reconstruction', path: '/treatments/full-mouth-reconstruction' },
    { title: 'A dental journey: Cleopatra Smile', path: '/blogs/cleopatra-smile-experience' },
  ],
  sources: [
    {
      title: 'Oral health',
      publisher: 'World Health Organization',
      url: 'https://www.who.int/news-room/fact-sheets/detail/oral-health',
    },
    {
      title: 'Dental tourism explained',
      publisher: 'Oral Health Foundation',
      url: 'https://www.dentalhealth.org/dental-tourism-explained',
    },
    {
      title: 'Treatment abroad checklist',
      publisher: 'NHS',
      url: 'https://www.nhs.uk/using-the-nhs/healthcare-abroad/going-abroad-for-treatment/treatment-abroad-checklist/',
    },
  ],
}
