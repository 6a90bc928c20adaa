import type { SpecialtyPage } from '../../publication.types.js'
import { prose } from '../prose.js'

/** SPEC-01 */
export const ophthalmology: SpecialtyPage = {
  slug: 'ophthalmology',
  heading: 'Eye treatment in Egypt, from laser to cornea',
  summary:
    'Laser vision correction, cataract surgery and corneal transplants: what suits your eyes is decided by measurements, not by a menu.',
  meta: {
    title: 'Eye treatment in Egypt',
    description:
      'LASIK, LASEK, PRK, Femto-LASIK, cataract surgery and corneal transplants in Egypt: who they suit, days to plan, recovery, risks and what to ask.',
  },
  image: { src: 'art:eye-emblem', alt: '' },
  intro: prose(`
    A good eye clinic measures for an hour before it treats for minutes, and sends some people home without a laser.

    Seneb helps you find independent eye clinics in Egypt, compare their quotes, and plans the stay. Which treatment suits you, if
    any, is for an eye doctor to decide.
  `),
  sections: [
    {
      title: 'Three kinds of treatment',
      content: prose(`
        **Laser vision correction** reshapes the cornea so that you need glasses less. It is a choice, not a need.

        **Cataract surgery** replaces a clouded lens with a clear artificial one. It is done when clouding troubles you
        in daily life.

        **Corneal transplants** replace a cornea, or some of its layers, that disease or injury has made cloudy or
        misshapen. They need care for years.
      `),
    },
    {
      title: 'Who it suits, and who should wait',
      content: prose(`
        Laser treatment suits adults whose glasses have hardly changed for one to two years and whose cornea is thick
        and regular enough.

        It does not suit you, or not now, if you have keratoconus, very dry eyes, an active eye infection, some
        autoimmune diseases, or are pregnant or breastfeeding. Reading glasses will come in your forties whether you had
        a laser or not.

        Cataract surgery suits most people with a troublesome cataract. Glaucoma, diabetes or a weak retina limit what
        it can give, so they are examined first.
      `),
    },
    {
      title: 'How long to stay',
      content: prose(`
        - LASIK and Femto-LASIK: four to six nights
        - PRK and LASEK: seven to nine nights, because the surface has to grow back
        - Cataract: five nights for one eye, up to twelve for both
        - Corneal transplant: twelve to twenty-one nights, and an eye doctor at home who sees you often in the first
          year
      `),
    },
    {
      title: 'Recovery',
      content: prose(`
        After LASIK most people see well within one or two days. After PRK and LASEK the first three days hurt, and
        sight clears over weeks. After cataract surgery, drops are used for about four weeks and new glasses fitted
        after four to six.

        Do not rub your eyes, keep water and dust away, and wear the shields at night. Flying is commonly fine one to
        two days after LASIK and two to three after cataract surgery.

        > Never fly while there is air or gas in the eye, as after some corneal grafts. It expands in the cabin and can
        > cost your sight.
      `),
    },
    {
      title: 'Risks to know',
      content: prose(`
        - **Dry eyes, glare and halos** at night are common after lasers, mostly for months, sometimes for good.
        - **Over- or undercorrection**: you may still need glasses or a second treatment.
        - **Infection** is rare and can cost sight. Growing pain, redness or worse vision need an eye doctor the same
          day.
        - **A bulging cornea** can follow a laser on an unsuitable eye. This is why the measurements matter.
        - **Rejection** of a corneal graft can happen years later.
      `),
    },
    {
      title: 'What to ask',
      content: prose(`
        - Which figures say that my eyes are suited, and may I have them?
        - Which method would you advise against for me, and why?
        - Who operates, and who sees me the next day and a week later?
        - Which lens do you advise for my cataract, and what are its drawbacks?
        - Where does donor tissue come from, and which papers come with it?
        - Is a second laser treatment included, and for how long?
      `),
    },
    {
      title: 'When travel is a bad idea',
      content: prose(`
        Sudden loss of sight, flashes with a curtain before the eye, or a red and painful eye is an emergency where you
        are. Do not board a plane.

        Stay home, too, if you cannot keep the check-ups, if your work puts dust or blows in your face the week after,
        or if nobody at home will look after a corneal graft.
      `),
    },
  ],
  procedures: {
    lasik: prose(`
      A thin flap is cut with a blade, the cornea is reshaped underneath, and the flap is laid back. [Read about
      LASIK](/treatments/lasik).
    `),
    'femto-lasik': prose(`
      The same idea as LASIK; here a second laser makes the flap instead of a blade.
    `),
    prk: prose(`
      The surface layer is taken off and grows back after the laser has worked. There is no flap, and more days of pain.
    `),
    lasek: prose(`
      Like PRK, but the surface layer is loosened, folded aside and put back. It suits thinner corneas.
    `),
    'cataract-surgery': prose(`
      The cloudy lens is removed and an artificial one put in, one eye at a time. [Read about cataract
      surgery](/treatments/cataract-surgery).
    `),
    'corneal-transplant': prose(`
      Donor tissue replaces the whole cornea or its diseased layers. [Read about corneal
      transplants](/treatments/corneal-transplant).
    `),
  },
  whyEgypt: [
    {
      title: 'An old concern here',
      text: prose(`
        Eye disease fills whole columns of the [Ebers Papyrus](/blogs/the-ebers-papyrus). Today Egypt has large eye
        departments at its university hospitals and many private clinics beside them.
      `),
    },
    {
      title: 'Short stays',
      text: prose(`
        Most laser treatments fit into less than a week, with the important first check-ups done before you leave.
      `),
    },
    {
      title: 'Prices with a date',
      text: prose(`
        LASIK, LASEK and Femto-LASIK are in our [cost estimator](/budget-estimator), per eye, with the day the
        figures were taken.
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
    'records',
  ],
  relatedTopics: [
    { title: 'LASIK', path: '/treatments/lasik' },
    { title: 'Cataract surgery', path: '/treatments/cataract-surgery' },
    { title: 'Corneal transplant', path: '/treatments/corneal-transplant' },
    { title: 'Glaucoma treatment', path: '/treatments/glaucoma-treatment' },
  ],
  sources: [
    {
      title: 'Patient information on eye conditions and operations',
      publisher: 'Royal College of Ophthalmologists',
      url: 'https://www.rcophth.ac.uk',
    },
    {
      title: 'Photorefractive (laser) surgery for the correction of refractive errors (IPG164)',
      publisher: 'National Institute for Health and Care Excellence',
      url: 'https://www.nice.org.uk/guidance/ipg164',
    },
    {
      title: 'Cataracts in adults: management (NG77)',
      publisher: 'National Institute for Health and Care Excellence',
      url: 'https://www.nice.org.uk/guidance/ng77',
    },
  ],
}
