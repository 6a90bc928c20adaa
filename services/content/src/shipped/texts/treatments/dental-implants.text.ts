import type { TreatmentPage } from '../../publication.types.js'
import { prose } from '../prose.js'

/** ROUTE-27 */
export const dentalImplants: TreatmentPage = {
  slug: 'dental-implants',
  heading: 'Dental implants',
  summary: 'A titanium root for a missing tooth. Two journeys, months of healing, and care for as long as you have it.',
  meta: {
    title: 'Dental implants in Egypt',
    description:
      'Dental implants in Egypt: who they suit, why two journeys are usual, healing, risks, flying home, prices per implant, and the questions to ask first.',
  },
  image: { src: 'art:tooth-emblem', alt: '' },
  intro: prose(`
    A dental implant is a small screw, mostly of titanium, that a dentist sets into the jaw in place of a lost root.
    Bone grows onto it. Then it carries a crown, a bridge or a denture.

    Implants can last for decades. They can also fail, and they need cleaning and check-ups like teeth. They never
    decay, but the gum and bone around them can become ill.
  `),
  sections: [
    {
      title: 'Who it suits',
      content: prose(`
        Implants suit adults whose jaw has stopped growing, who miss one or more teeth, have healthy gums and enough
        bone, or are willing to have bone built up.

        They are not the only way. A bridge, a bonded bridge or a good denture may be simpler, quicker and cheaper. A
        dentist should offer you the choice.
      `),
    },
    {
      title: 'Who should wait',
      content: prose(`
        - Untreated gum disease or decay: treat it first.
        - Smoking makes failure much more likely. Stop weeks before and after, at the very least.
        - Diabetes that is not well controlled slows healing.
        - Bisphosphonates or denosumab for bones, or radiation of the jaw, can keep bone from healing. Tell the dentist,
          and ask your doctor.
        - Pregnancy: wait.
        - Teeth that grind all night need a splint and an honest talk.
      `),
    },
    {
      title: 'What happens, and how long it takes',
      content: prose(`
        **First journey, six to ten nights.** A 3D scan shows the bone. The implants are set under local anesthesia,
        with sedation if you wish. You leave with a temporary tooth or a covered gap. Stitches that do not dissolve come
        out after seven to fourteen days: arrange that where you live.

        **Healing, three to six months at home.** Bone grows onto the implant. After bone was built up it may take
        longer.

        **Second journey, about a week.** The dentist checks that the implant is firm, takes impressions and fits the
        final crown.

        "Teeth in a day" fixes temporary teeth to fresh implants. That can work for chosen cases with enough bone. The
        final teeth still come months later.
      `),
    },
    {
      title: 'Recovery',
      content: prose(`
        Swelling and bruises are strongest on the second and third day. Eat soft food for one to two weeks, cool the
        cheek, rinse as you were told. Do not smoke, and do not chew on the implant until the dentist says so.

        Brush and clean between the teeth every day, and have the implant checked every six months, for good.
      `),
    },
    {
      title: 'Flying home',
      content: prose(`
        Commonly two to three days after implants. After a sinus lift or a large bone graft dentists often ask for two
        weeks, because pressure in the sinuses can disturb healing.
      `),
    },
    {
      title: 'Risks',
      content: prose(`
        - An implant that does not hold, early or years later. In studies about nineteen of twenty implants were in
          place after ten years, and about one of five people had inflamed bone around one.
        - Inflammation of gum and bone around it (peri-implantitis), more often with smoking and old gum disease
        - A numb or tingling lip, chin or tongue, sometimes lasting
        - An opened sinus above the upper back teeth
        - Crowns that break or come loose
        - Parts of a rare make that nobody at home can get
      `),
    },
    {
      title: 'What to ask',
      content: prose(`
        - Can this tooth be saved, and would a second dentist say the same?
        - Do I have enough bone, and how do you know?
        - Which make of implant, and will I get its passport with the lot number?
        - How many journeys and nights in all, and what do I wear in between?
        - What is in the price of one implant: scan, screw, connecting part, crown?
        - What if it fails in the first year: who replaces it, and who pays for the journey?
      `),
    },
    {
      title: 'What it costs',
      content: prose(`
        Prices are given per implant. Our [cost estimator](/budget-estimator) compares a typical price in Egypt with
        those in other countries and shows the day of its figures. Add the flights of two journeys and the nights before
        you decide: for a single implant the sum can come out level.
      `),
    },
    {
      title: 'When travel is a bad idea',
      content: prose(`
        Stay home if you cannot make the second journey, have pain or an infection now, or if no dentist near you is
        willing to look after the implant. Stay home if someone wants to pull healthy teeth to make room for implants.
        See [dental care](/dental-care) for everything else.
      `),
    },
  ],
  packageInclusions: ['treatment', 'accommodation', 'airport-pickup', 'interpreter', 'concierge', 'records'],
  relatedTopics: [
    { title: 'Dental care', path: '/dental-care' },
    { title: 'Full mouth reconstruction', path: '/treatments/full-mouth-reconstruction' },
    { title: 'Veneers', path: '/treatments/veneers' },
  ],
  sources: [
    {
      title: 'Long-term (10-year) dental implant survival: a systematic review',
      publisher: 'Journal of Dentistry, 2019',
      url: 'https://doi.org/10.1016/j.jdent.2019.03.008',
    },
    {
      title: 'What is the prevalence of peri-implantitis? A systematic review and meta-analysis',
      publisher: 'BMC Oral Health, 2022',
      url: 'https://doi.org/10.1186/s12903-022-02493-8',
    },
    {
      title: 'Surgical conditions: guidance on fitness to fly',
      publisher: 'UK Civil Aviation Authority',
      url: 'https://www.caa.co.uk/passengers-and-public/before-you-fly/am-i-fit-to-fly/guidance-for-health-professionals/surgical-conditions/',
    },
    {
      title: 'Dental implants: what you should know',
      publisher: 'US Food and Drug Administration',
      url: 'https://www.fda.gov/medical-devices/dental-devices/dental-implants-what-you-should-know',
    },
    {
      title: 'Interventions for replacing missing teeth: surgical techniques for placing dental implants',
      publisher: 'Cochrane Database of Systematic Reviews',
      url: 'https://doi.org/10.1002/14651858.CD003606',
    },
    {
      title: 'Dental tourism explained',
      publisher: 'Oral Health Foundation',
      url: 'https://www.dentalhealth.org/dental-tourism-explained',
    },
  ],
}
