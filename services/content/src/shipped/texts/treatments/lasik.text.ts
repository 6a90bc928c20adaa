import type { TreatmentPage } from '../../publication.types.js'
import { prose } from '../prose.js'

/** ROUTE-27 */
export const lasik: TreatmentPage = {
  slug: 'lasik',
  heading: 'LASIK',
  summary:
    'A flap, a laser, and sharp sight the next day for most. The measurements beforehand matter more than the minutes themselves.',
  meta: {
    title: 'LASIK in Egypt',
    description:
      'LASIK in Egypt: who it suits and who should not have it, measurements, four to six nights, recovery, dry eyes and halos, flying home, what to ask.',
  },
  image: { src: 'art:eye-emblem', alt: '' },
  intro: prose(`
    LASIK corrects short sight, some long sight and astigmatism. A thin flap of the cornea is lifted, a laser reshapes
    the layer underneath, and the flap is laid back. It takes about half an hour for both eyes.

    You can live well without it. That is why the examination must be strict, and why "no" can be the best result of a
    journey.
  `),
  sections: [
    {
      title: 'Who it suits',
      content: prose(`
        LASIK suits adults whose glasses have hardly changed for one to two years, with healthy eyes, a cornea that is
        thick and regular enough, and a correction within the range of the laser.

        It makes you need glasses less, for distance. It does not stop eyes from aging: from your forties you will need
        reading glasses, or one eye set for near, which not everyone likes. Try that with a contact lens first.
      `),
    },
    {
      title: 'Who should not have it, or not now',
      content: prose(`
        - Keratoconus, or a cornea whose shape is suspicious. The laser can make it bulge.
        - Very dry eyes, or inflamed lids that have not been treated
        - Active autoimmune or rheumatic disease, badly controlled diabetes
        - Pregnancy and breastfeeding, because the correction shifts
        - Isotretinoin in recent months
        - Glaucoma, cataract or a diseased retina: ask an eye doctor first
        - Work or sport in which eyes are often hit. PRK, without a flap, may be safer.
      `),
    },
    {
      title: 'LASIK, Femto-LASIK, PRK, LASEK',
      content: prose(`
        In LASIK a fine blade cuts the flap, in **Femto-LASIK** a second laser. **PRK** and **LASEK** work on the
        surface without a flap: more pain, slower sight, and a better choice for thin corneas. After some months the
        results are much alike. Let the measurements choose. More about them on [eye treatment](/ophthalmology).
      `),
    },
    {
      title: 'Before you travel',
      content: prose(`
        Stop wearing soft contact lenses two weeks before, toric and gas-permeable ones three and hard ones four weeks
        before, or as the clinic tells you, because they change the shape of the cornea. Bring someone, or plan a
        driver: you cannot drive after the treatment. Send your glasses prescriptions of the last two years. Have dry
        eyes treated before, not after.
      `),
    },
    {
      title: 'What happens, and how long to stay',
      content: prose(`
        Plan four to six nights. The day after you arrive, shape and thickness of the cornea, tear film, pupils and
        retina are measured. This should take an hour or more, and the surgeon should go through it with you.

        On the third day comes the laser. Drops numb the eye, a holder keeps it open, and you look at a light. There is
        pressure, hardly any pain. You go to bed with shields. The next day the flaps are checked, and sight is often
        already clear.
      `),
    },
    {
      title: 'Recovery',
      content: prose(`
        Use the drops exactly as prescribed, and do not rub your eyes, not even at night. Keep water, soap, dust and
        make-up away for one to two weeks, and do not swim for two to four. From March to May hot winds (khamsin) bring
        sand and dust to Egypt: not the season for it. Drive when a doctor has measured your sight.

        Dryness, glare and halos at night are common for weeks to months. The flap can be moved by a blow even years
        later.
      `),
    },
    {
      title: 'Flying home',
      content: prose(`
        Commonly one to two days after LASIK, after the first check-up. Cabin air is dry: use tear drops every hour.
        Arrange a check-up at home after a week and after one to three months.
      `),
    },
    {
      title: 'Risks',
      content: prose(`
        - Dry, sore eyes, mostly passing, sometimes for years
        - Glare, halos and weaker contrast at night. In a study for the US authority more than four of ten people who
          had no glare or halos before reported some after three months; one to four of a hundred were not happy with
          their sight.
        - Too much or too little correction, and a second treatment
        - A flap that wrinkles or slips, or cells that grow under it
        - Infection or inflammation, rare and urgent
        - A cornea that bulges, rare and serious
        - Sight that is worse than with your old glasses, which is rare

        > Growing pain, much redness, discharge or worse sight must be seen by an eye doctor the same day.
      `),
    },
    {
      title: 'What to ask',
      content: prose(`
        - How thick is my cornea, and how much will be left underneath the flap?
        - Is there any sign of keratoconus in my scans, and may I have copies?
        - Which method would you advise against, and why?
        - Who operates, and who sees me the next day?
        - How many of your patients with my figures need a second laser, and is it included?
        - What do you do for people whose eyes stay dry?
      `),
    },
    {
      title: 'What it costs',
      content: prose(`
        Prices are per eye. Our [cost estimator](/budget-estimator) compares LASIK, LASEK and Femto-LASIK between
        Egypt and other countries, with the day of its figures.
      `),
    },
    {
      title: 'When travel is a bad idea',
      content: prose(`
        Stay home if your prescription is still changing, if you cannot stop wearing contact lenses long enough, or if a
        clinic wants to treat you an hour after you land. And stay home if you need perfect sight at night for your
        living and have not talked about halos.
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
    { title: 'Ophthalmology', path: '/ophthalmology' },
    { title: 'Cataract surgery', path: '/treatments/cataract-surgery' },
    { title: 'Glaucoma treatment', path: '/treatments/glaucoma-treatment' },
  ],
  sources: [
    {
      title: 'Symptoms and satisfaction of patients in the PROWL studies',
      publisher: 'JAMA Ophthalmology, 2017',
      url: 'https://doi.org/10.1001/jamaophthalmol.2016.4587',
    },
    {
      title: 'Surgical conditions: guidance on fitness to fly',
      publisher: 'UK Civil Aviation Authority',
      url: 'https://www.caa.co.uk/passengers-and-public/before-you-fly/am-i-fit-to-fly/guidance-for-health-professionals/surgical-conditions/',
    },
    {
      title: 'LASIK',
      publisher: 'US Food and Drug Administration',
      url: 'https://www.fda.gov/medical-devices/surgery-devices/lasik',
    },
    {
      title: 'Photorefractive (laser) surgery for the correction of refractive errors (IPG164)',
      publisher: 'National Institute for Health and Care Excellence',
      url: 'https://www.nice.org.uk/guidance/ipg164',
    },
    {
      title: 'Laser eye surgery and lens surgery',
      publisher: 'NHS',
      url: 'https://www.nhs.uk/conditions/laser-eye-surgery-and-lens-surgery/',
    },
  ],
}
