import type { TreatmentPage } from '../../publication.types.js'
import { prose } from '../prose.js'

/** ROUTE-27 */
export const cornealTransplant: TreatmentPage = {
  slug: 'corneal-transplant',
  heading: 'Corneal transplant',
  summary: 'Donor tissue for a cloudy or misshapen cornea. It gives sight back slowly, and asks for care over years.',
  meta: {
    title: 'Corneal transplant in Egypt',
    description:
      'Corneal transplants in Egypt: full or partial grafts, where donor tissue comes from, twelve to twenty-one nights, rejection, when not to fly, what to ask.',
  },
  image: { src: 'art:eye-emblem', alt: '' },
  intro: prose(`
    The cornea is the clear window at the front of the eye. When disease, a scar or a bulge clouds or bends it, glasses
    no longer help, and a graft of donor tissue can.

    A transplant is tissue from someone who has died, at its best a gift, and the beginning of a long partnership with
    an eye doctor near you. Arrange that partnership before you travel.
  `),
  sections: [
    {
      title: 'Kinds of graft',
      content: prose(`
        **Full grafts** (penetrating keratoplasty) replace all layers. They are needed for deep scars, and heal slowly.

        **Front-layer grafts** (DALK) keep your own inner layer. They suit keratoconus and many scars, and are rejected
        less often.

        **Inner-layer grafts** (DSAEK, DMEK) replace only the thin layer at the back. They suit Fuchs' dystrophy and
        corneas that have swollen after cataract surgery. Sight returns within weeks to months.

        Keratoconus can often be held with cross-linking and hard contact lenses. Ask whether you need a graft at all.
      `),
    },
    {
      title: 'Who it suits, and who should wait',
      content: prose(`
        It suits people whose sight is poor because of the cornea, while retina and optic nerve still work. The
        examination has to prove this.

        Wait with an active infection or inflammation, very dry eyes, glaucoma that is not controlled, or if you cannot
        use drops every day for many months.
      `),
    },
    {
      title: 'Where the tissue comes from',
      content: prose(`
        Ask before you book, and have the answer in writing: which eye bank, in which country, how it was tested for
        infections, when it was taken, and which papers come with it. Tissue may arrive late or not pass its tests. Ask
        what happens to your dates then.

        Ask for proof that the donor or the family agreed. In Egypt licensed eye banks may by law (Law 79 of 2003) take
        corneas from people who die in certain hospitals without written consent, and much tissue is imported. Tissue is
        never bought from a person. If the source or the consent is unclear, walk away.
      `),
    },
    {
      title: 'What happens, and how long to stay',
      content: prose(`
        Plan twelve to twenty-one nights. After the examination and the arrival of the tissue, the operation takes one
        to two hours under local or general anesthesia.

        After an inner-layer graft you lie on your back for one to three days, so that a bubble of air or gas presses
        the graft into place. Sometimes a second bubble is needed. Check-ups follow in the first days, after a week and
        before you leave.
      `),
    },
    {
      title: 'Recovery',
      content: prose(`
        Steroid drops go on for many months, sometimes for good. Never stop them on your own. Wear a shield at night,
        and do not rub, swim, lift heavy things or do contact sports for at least one to two months.

        Sight returns within weeks to months after inner-layer grafts, and over a year or longer after full ones, often
        with hard contact lenses. Stitches stay for a year or more.
      `),
    },
    {
      title: 'Rejection: what to remember for life',
      content: prose(`
        The body may attack the graft, most often in the first two years, and sometimes after ten. Remember four signs:
        **redness, sensitivity to light, worse vision, pain**. If one of them lasts for more than a few hours, see an
        eye doctor the same day. Treated at once, most episodes can be stopped.
      `),
    },
    {
      title: 'Flying home',
      content: prose(`
        > Do not fly, and do not go into the mountains, while air or gas is in the eye. It expands and can cost your
        > sight.

        Have a doctor confirm in writing that the bubble has gone. Tell every anesthesiologist about the bubble, because
        laughing gas must not be given; ask for a wristband that says so. Flights inside Egypt count too. Without a
        bubble, surgeons commonly ask for one to two weeks. See your eye doctor at home within a week, then often in the
        first year.
      `),
    },
    {
      title: 'Risks',
      content: prose(`
        - Rejection, and a graft that clouds again
        - Raised pressure and glaucoma, also from the drops
        - Strong astigmatism after full grafts
        - Infection, loose stitches, a wound that opens after a blow
        - An inner graft that does not stick and needs another bubble
        - Cataract in an eye that still has its own lens
        - A disease that returns, or is passed on by the tissue, which is rare
      `),
    },
    {
      title: 'What to ask',
      content: prose(`
        - Do I need a graft, or would cross-linking, a lens or time do?
        - Which kind, and how often does it stay clear after one and five years in your hands?
        - Which eye bank, and may I see the papers?
        - What if the tissue does not arrive in my dates?
        - Is there a bubble, and when may I fly?
        - What do you write for my eye doctor, and may they call you?
      `),
    },
    {
      title: 'When travel is a bad idea',
      content: prose(`
        If no eye doctor near you will look after the graft, do not travel. The same is true if you cannot get the drops
        at home, if you live high in the mountains and cannot wait, or if a hole in the cornea threatens: that is an
        emergency. See [eye treatment](/ophthalmology) for an overview.
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
    { title: 'Cataract surgery', path: '/treatments/cataract-surgery' },
    { title: 'Glaucoma treatment', path: '/treatments/glaucoma-treatment' },
  ],
  sources: [
    {
      title: 'Patient information on eye conditions and operations',
      publisher: 'Royal College of Ophthalmologists',
      url: 'https://www.rcophth.ac.uk',
    },
    {
      title: 'Surgical conditions: guidance on fitness to fly',
      publisher: 'UK Civil Aviation Authority',
      url: 'https://www.caa.co.uk/passengers-and-public/before-you-fly/am-i-fit-to-fly/guidance-for-health-professionals/surgical-conditions/',
    },
    {
      title: 'Corneal endothelial transplantation (IPG304)',
      publisher: 'National Institute for Health and Care Excellence',
      url: 'https://www.nice.org.uk/guidance/ipg304',
    },
    {
      title: 'WHO guiding principles on human cell, tissue and organ transplantation',
      publisher: 'World Health Organization, 2010',
      url: 'https://www.who.int/publications/i/item/WHO-HTP-EHT-CPR-2010.01',
    },
  ],
}
