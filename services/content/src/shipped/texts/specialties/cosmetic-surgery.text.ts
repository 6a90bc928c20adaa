import type { SpecialtyPage } from '../../publication.types.js'
import { prose } from '../prose.js'

/** SPEC-01, SPEC-03, D-27 */
export const cosmeticSurgery: SpecialtyPage = {
  slug: 'cosmetic-surgery',
  heading: 'Plastic surgery in Egypt, with time to think',
  summary:
    'Rhinoplasty, liposuction, tummy tuck, breast surgery and facelift: a decision that deserves a consultation and no countdown.',
  meta: {
    title: 'Plastic surgery in Egypt',
    description:
      'Plastic surgery in Egypt without hurry: who it suits, how long to stay, recovery, risks, what to ask your surgeon, and when it is better not to travel.',
  },
  image: { src: 'art:profile-emblem', alt: '' },
  notice: prose(`
    A consultation with the surgeon always comes first. It may end with the advice not to operate, and you are free to
    decide against it at any time. Prices here are where a package starts, never a reason to hurry.
  `),
  needsConsultationNotice: true,
  intro: prose(`
    Plastic surgery changes how you look. It is still surgery: with an anesthetic, scars, and weeks in which you need
    rest and help.

    Seneb finds independent surgeons in Egypt, asks them for quotes that you can compare, and plans the journey. We do not tell anyone that they
    need an operation, and we do not sell one.
  `),
  sections: [
    {
      title: 'Who it suits, and who should wait',
      content: prose(`
        It may suit you if you are an adult, in good health, at a steady weight, and if one thing has bothered you for a
        long time for reasons of your own.

        Please wait if:

        - you are in a crisis, newly separated or grieving, or doing it for someone else;
        - you think about your looks for hours each day. A talk with a psychologist helps more than an operation;
        - you smoke or vape and cannot stop for at least four weeks before and until you have healed;
        - your weight is changing, you are pregnant or breastfeeding, or you plan a pregnancy soon;
        - you have had a blood clot, or have heart, lung or bleeding problems that nobody has looked at yet.
      `),
    },
    {
      title: 'How long to stay',
      content: prose(`
        Plan ten to thirteen nights for liposuction or a nose, ten to fifteen for breast surgery, and fourteen to
        seventeen for a tummy tuck or a facelift.

        Speak with your surgeon by video two weeks or more before you travel: two weeks to think are the standard in the
        United Kingdom. Our plans keep one more free day between meeting your surgeon and the operation, so that you can
        still say no. Keep a margin at the end: a flight that can be changed is worth its price.
      `),
    },
    {
      title: 'Recovery',
      content: prose(`
        The first week hurts and is tiring. Most people return to desk work after one to three weeks and to sport after
        about six. Swelling takes months to settle, and a nose can take a year to find its shape. Scars fade for a year
        or longer.

        Surgeons commonly allow flying after seven to ten days, and after ten to fourteen days or more following a tummy
        tuck or facelift. Walk on board, drink, and wear what you were told to wear.
      `),
    },
    {
      title: 'Risks to know',
      content: prose(`
        - **Bleeding, infection and slow healing**, more often in smokers.
        - **Blood clots** in leg or lung. Long operations, several at once, and a flight soon afterward raise the risk.
        - **Anesthetic problems**, rare, and the reason for a proper check beforehand.
        - **A result you do not like**: unevenness, visible scars, numb skin, a second operation.
        - **Implants do not last for ever.** They may harden, move or leak, and a rare lymphoma has been linked to some.

        Several operations in one session save a journey and add up their risks. Be wary if a clinic suggests more than
        you asked for.
      `),
    },
    {
      title: 'What to ask',
      content: prose(`
        - Are you a specialist in plastic surgery, and where can I check your registration?
        - How often do you do this operation, and how often do you correct one?
        - Who gives the anesthetic, and is there intensive care in the building?
        - Can I see results of people like me, including ones that did not go as planned?
        - What happens if I need a second operation: who does it, and who pays for treatment, nights and flights?
        - Whom do I call at night, in a language I speak?
      `),
    },
    {
      title: 'When travel is a bad idea',
      content: prose(`
        Do not travel for an operation if nobody can stay with you in the first days, if you have to fly or work sooner
        than your surgeon advises, or if no doctor at home is willing to see you afterward.

        Do not travel because a discount runs out. And do not combine surgery with a beach holiday: fresh scars, sun,
        sea and alcohol do not go together.
      `),
    },
  ],
  procedures: {
    rhinoplasty: prose(`
      Changes the shape of the nose, its breathing, or both. Swelling hides the final shape for up to a year.
    `),
    liposuction: prose(`
      Removes fat from certain places. It shapes; it does not treat overweight or loose skin.
    `),
    'tummy-tuck': prose(`
      Removes loose skin of the belly and tightens the muscles, often after pregnancy or large weight loss. A long scar
      remains.
    `),
    'breast-surgery': prose(`
      Enlarges, reduces, lifts or rebuilds the breasts. Ask about screening, feeling and breastfeeding before you
      decide.
    `),
    facelift: prose(`
      Lifts the deeper layers of face and neck. It turns the clock back a little, and does not stop it.
    `),
  },
  whyEgypt: [
    {
      title: 'Quiet days to recover',
      text: prose(`
        Away from work and family, rest is easier. We plan the stay around your check-ups, near the surgeon, with help
        for the first days.
      `),
    },
    {
      title: 'One contact who speaks your language',
      text: prose(`
        An interpreter sits in at the consultation and when you sign, so that you understand what you agree to.
      `),
    },
    {
      title: 'A quote you can compare',
      text: prose(`
        We ask every provider the same questions, so that you can see what is in, what is not, and who carries the risk.
      `),
    },
  ],
  packageInclusions: [
    'treatment',
    'accommodation',
    'airport-pickup',
    'interpreter',
    'concierge',
    'check-ups',
    'companion',
  ],
  relatedTopics: [
    { title: 'Skin & Hair Treatment', path: '/hair-transplant' },
    { title: 'Bariatric surgery', path: '/bariatric-surgery' },
    { title: 'Treatments', path: '/medical-tourism' },
  ],
  sources: [
    {
      title: 'What is cosmetic surgery?',
      publisher: 'Royal College of Surgeons of England',
      url: 'https://rcseng.ac.uk/patient-care/cosmetic-surgery/what-is-cosmetic-surgery',
    },
    {
      title: 'Treatment abroad checklist',
      publisher: 'NHS',
      url: 'https://www.nhs.uk/using-the-nhs/healthcare-abroad/going-abroad-for-treatment/treatment-abroad-checklist/',
    },
    {
      title: 'Am I fit to fly?',
      publisher: 'UK Civil Aviation Authority',
      url: 'https://www.caa.co.uk/passengers-and-public/before-you-fly/am-i-fit-to-fly/',
    },
  ],
}
