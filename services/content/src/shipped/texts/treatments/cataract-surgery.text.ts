import type { TreatmentPage } from '../../publication.types.js'
import { prose } from '../prose.js'

/** ROUTE-27 */
export const cataractSurgery: TreatmentPage = {
  slug: 'cataract-surgery',
  heading: 'Cataract surgery',
  summary:
    'A cloudy lens out, a clear one in, within half an hour. The important decision is which lens, and it is yours.',
  meta: {
    title: 'Cataract surgery in Egypt',
    description:
      'Cataract surgery in Egypt: when it is time, standard and premium lenses, one eye or both, five to twelve nights, recovery, risks and what to ask.',
  },
  image: { src: 'art:eye-emblem', alt: '' },
  intro: prose(`
    A cataract is a lens that has become cloudy, mostly with age. Colors fade, light dazzles, and new glasses no longer
    help. Surgery replaces the lens with an artificial one. It is among the most common operations in the world and
    usually goes well.

    > A red, painful eye, or sudden loss of sight, is not a cataract. See an eye doctor today, where you are.
  `),
  sections: [
    {
      title: 'When it is time',
      content: prose(`
        There is no need to wait until a cataract is "ripe", and no need to hurry either. It is time when clouding
        troubles you in what you like or have to do: reading, driving, faces, stairs.

        If you see well enough for your life, you may wait. Some people have it earlier because the doctor cannot see
        the retina, or because the swollen lens raises the pressure in the eye.
      `),
    },
    {
      title: 'Who should wait or ask first',
      content: prose(`
        Glaucoma, diabetes, an aging macula or an earlier laser change what surgery can give, and how the lens is
        calculated. Send reports. Tell the surgeon about tamsulosin and other prostate medicines, because they make the
        pupil floppy, and about blood thinners, which often may go on.

        Wait with an infected lid or eye, until it has healed.
      `),
    },
    {
      title: 'Which lens',
      content: prose(`
        **Single-focus lenses** give clear sight at one distance, mostly far. You wear reading glasses. They give the
        best contrast, and are the standard.

        **Toric lenses** correct astigmatism as well.

        **Multifocal or extended-focus lenses** make you less dependent on glasses, at the price of halos and less
        contrast at night. They do not suit eyes with a diseased retina or people who drive much in the dark.

        The most expensive lens does not suit everyone best. Ask which one the surgeon would choose with your eyes and
        your hobbies.
      `),
    },
    {
      title: 'What happens, and how long to stay',
      content: prose(`
        Plan five nights for one eye and up to twelve for both, about a week apart. Operating on both eyes on the same
        day saves time and carries a small risk of the same trouble in both.

        The eye is measured. Drops numb it, and you lie still for about half an hour. The lens is broken up with
        ultrasound and sucked out through a tiny cut, and the new lens unfolds in its place. You see lights and colors,
        no instruments. Then you rest with a shield over the eye. Check-ups follow on the next days.
      `),
    },
    {
      title: 'Recovery',
      content: prose(`
        Many people see better the next day, though it may be hazy for a week. Use the drops for about four weeks. Wear
        the shield at night for the first week. Do not rub, swim or lift heavy things for two to four weeks. New glasses
        are fitted after four to six.

        Bring an adult to help with drops and steps in the first days.

        Months or years later the skin behind the lens may cloud. A short laser treatment, at home, clears it.
      `),
    },
    {
      title: 'Flying home',
      content: prose(`
        Commonly two to three days after surgery without complications, once a check-up has shown that all is well. If
        gas was put into the eye, you must not fly until it has gone.
      `),
    },
    {
      title: 'Risks',
      content: prose(`
        - A torn lens capsule, and a lens that has to sit elsewhere. In the United Kingdom the capsule tears in about
          one to two of a hundred operations.
        - Swelling of cornea or macula, mostly passing
        - Raised pressure in the eye
        - A detached retina: flashes, many new floaters, a curtain. See an eye doctor at once.
        - Infection inside the eye, rare, and a threat to sight: pain, redness and worse vision in the first days
        - Glasses you did not expect to need
      `),
    },
    {
      title: 'What to ask',
      content: prose(`
        - What else is wrong with my eyes, and how well can I hope to see?
        - Which lens do you advise, and what are its drawbacks?
        - Will I receive the card with make, model and power of my lens?
        - Who operates, and how often do complications happen?
        - One eye or both in this stay, and how many days between them?
        - Whom does my eye doctor at home call with a question?
      `),
    },
    {
      title: 'When travel is a bad idea',
      content: prose(`
        If surgery at home is free or soon, there may be little reason to fly. Stay home if you cannot put in drops and
        have nobody who can, if you only have one seeing eye and no time for a longer stay, or if you were promised that
        you will never need glasses again. See also [eye treatment](/ophthalmology).
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
    'records',
  ],
  relatedTopics: [
    { title: 'Ophthalmology', path: '/ophthalmology' },
    { title: 'Glaucoma treatment', path: '/treatments/glaucoma-treatment' },
    { title: 'Corneal transplant', path: '/treatments/corneal-transplant' },
  ],
  sources: [
    {
      title: 'Surgical conditions: guidance on fitness to fly',
      publisher: 'UK Civil Aviation Authority',
      url: 'https://www.caa.co.uk/passengers-and-public/before-you-fly/am-i-fit-to-fly/guidance-for-health-professionals/surgical-conditions/',
    },
    {
      title: 'National Ophthalmology Database audit of cataract surgery',
      publisher: 'Royal College of Ophthalmologists',
      url: 'https://www.nodaudit.org.uk',
    },
    {
      title: 'Cataracts in adults: management (NG77)',
      publisher: 'National Institute for Health and Care Excellence',
      url: 'https://www.nice.org.uk/guidance/ng77',
    },
    {
      title: 'Cataracts',
      publisher: 'National Eye Institute',
      url: 'https://www.nei.nih.gov/learn-about-eye-health/eye-conditions-and-diseases/cataracts',
    },
  ],
}
