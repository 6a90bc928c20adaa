import type { TreatmentPage } from '../../publication.types.js'
import { prose } from '../prose.js'

/** ROUTE-27 */
export const glaucomaTreatment: TreatmentPage = {
  slug: 'glaucoma-treatment',
  heading: 'Glaucoma treatment',
  summary:
    'Drops, laser or surgery to protect the optic nerve. Lost sight does not come back, so the aim is to keep what you have.',
  meta: {
    title: 'Glaucoma care in Egypt',
    description:
      'Glaucoma treatment in Egypt: drops, laser and surgery, what each can do, how long to stay, lifelong checks, risks, and why travel is often not needed.',
  },
  image: { src: 'art:eye-emblem', alt: '' },
  intro: prose(`
    Glaucoma damages the optic nerve, mostly because the pressure in the eye is too high for it. It comes without pain
    and takes sight from the edges. What is lost does not return. What is left can usually be protected for life, with
    treatment that is kept up.

    > A red, hard, very painful eye with halos, headache and vomiting is an acute glaucoma. Go to an eye hospital now,
    > where you are.
  `),
  sections: [
    {
      title: 'Three ways to lower the pressure',
      content: prose(`
        **Eye drops** are taken every day, for good. They work well if they are taken, and that is the hard part.

        **Laser** (selective laser trabeculoplasty, SLT) helps the eye to drain better. It takes minutes, hardly hurts,
        and is now often offered first for open-angle glaucoma. In narrow-angle glaucoma a laser makes a tiny hole in
        the iris instead.

        **Surgery** makes a new way out for the fluid: a small stent together with a cataract operation, a
        trabeculectomy, or a drainage tube. It is for eyes that lose sight in spite of drops and laser.
      `),
    },
    {
      title: 'Who may gain from traveling',
      content: prose(`
        Glaucoma care is a matter of years, so it is best close to home. A journey can make sense for a second opinion
        with all measurements in one or two days, for a laser, or for surgery that is not available where you live.

        It makes no sense without an eye doctor at home who goes on with checks. Pressure, visual field and nerve are
        measured again and again, from every few months to every year or two, for life.
      `),
    },
    {
      title: 'Before you travel',
      content: prose(`
        Collect your visual fields, nerve scans and pressure readings, the older the better: the trend decides. Bring a
        list of all drops you have tried and how you tolerated them. Go on with your drops, in the plane too, and carry
        them in hand luggage.

        Tell the doctor about asthma, a slow heartbeat and kidney stones, because some drops do not go with them, and
        about blood thinners.
      `),
    },
    {
      title: 'How long to stay',
      content: prose(`
        As a rough guide, to be confirmed by the clinic:

        - Second opinion with all tests: three to four nights
        - Laser: four to six nights, with the pressure checked afterward
        - Stent with cataract surgery: seven to ten nights
        - Trabeculectomy or drainage tube: at least two to three weeks, because the first weeks of checks decide whether
          it works
      `),
    },
    {
      title: 'Recovery',
      content: prose(`
        After a laser the eye is a little sore for a day or two, and the effect shows after some weeks. It can fade
        after years and be repeated.

        After surgery sight is blurred for weeks. There are steroid drops every few hours at first, stitches that are
        loosened, and no bending, lifting, swimming or rubbing for several weeks. Many visits are normal, and mean care
        rather than trouble.
      `),
    },
    {
      title: 'Flying home',
      content: prose(`
        Commonly a day or two after a laser, once the pressure has been checked. After surgery fly only when the surgeon
        agrees and the pressure is steady, and never with gas in the eye. Your own eye doctor should see you within the
        first week at home.
      `),
    },
    {
      title: 'Risks',
      content: prose(`
        - **Drops**: red, itching eyes, darker lids, breathlessness or a slow pulse with some of them
        - **Laser**: a short rise of pressure, inflammation, and sometimes little effect
        - **Surgery**: pressure that is too low or still too high, bleeding, cataract, double vision, scars that close
          the new outlet, further operations
        - **Infection** of a drainage bleb, also years later: redness, pain and discharge need a doctor the same day
        - **Loss of remaining sight** in very advanced disease, which is rare
      `),
    },
    {
      title: 'What to ask',
      content: prose(`
        - Which kind of glaucoma do I have, and how fast is it getting worse?
        - Which pressure do you aim for, and why?
        - Would a laser do before drops or surgery?
        - How many of these operations do you do, and how many still work after three years?
        - What must my eye doctor at home be able to do in the first two months?
        - Are my relatives at risk, and should they be examined?
      `),
    },
    {
      title: 'When travel is a bad idea',
      content: prose(`
        Do not travel with an acute attack. Do not travel for surgery if you cannot stay for weeks, or if there is no
        glaucoma doctor within reach at home. Do not travel for cures: nobody can regrow an optic nerve today, and
        offers of stem cells, special vitamins or electric currents take money and time that your eyes do not have.

        If you already have a cataract as well, read about [cataract surgery](/treatments/cataract-surgery), which
        sometimes lowers the pressure too. An overview is on [eye treatment](/ophthalmology).
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
    { title: 'Corneal transplant', path: '/treatments/corneal-transplant' },
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
      title: 'Glaucoma: diagnosis and management (NG81)',
      publisher: 'National Institute for Health and Care Excellence',
      url: 'https://www.nice.org.uk/guidance/ng81',
    },
    {
      title: 'Glaucoma',
      publisher: 'National Eye Institute',
      url: 'https://www.nei.nih.gov/learn-about-eye-health/eye-conditions-and-diseases/glaucoma',
    },
  ],
}
