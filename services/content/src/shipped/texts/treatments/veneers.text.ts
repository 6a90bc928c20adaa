import type { TreatmentPage } from '../../publication.types.js'
import { prose } from '../prose.js'

/** ROUTE-27 */
export const veneers: TreatmentPage = {
  slug: 'veneers',
  heading: 'Veneers',
  summary:
    'Thin shells for the front of teeth. They can look lovely, and what is taken off the tooth never grows back.',
  meta: {
    title: 'Veneers in Egypt',
    description:
      'Veneers in Egypt: porcelain or composite, how much tooth is removed, why they are not crowns, a stay of seven to ten nights, risks and what to ask.',
  },
  image: { src: 'art:tooth-emblem', alt: '' },
  intro: prose(`
    A veneer is a thin layer of porcelain or composite bonded to the front of a tooth. It changes color, shape and
    small gaps.

    Take your time with this one. For most porcelain veneers some enamel is removed for good, and from then on the tooth
    will always need a veneer or a crown.
  `),
  sections: [
    {
      title: 'Veneer or crown',
      content: prose(`
        This is the most important word in your plan. A **veneer** covers the front and needs about half a millimeter,
        sometimes nothing at all. A **crown** covers the whole tooth and takes away much more.

        Crowns are for teeth that are broken or heavily filled. If someone offers "veneers" and then files your teeth
        to pegs, those are crowns. On healthy young teeth that is a loss for life, and nerves may die years later. Ask
        to see, on a model, how much will go.
      `),
    },
    {
      title: 'Who it suits',
      content: prose(`
        Veneers can suit adults with worn edges, small chips, gaps, or stains that whitening cannot lift, on teeth that
        are otherwise healthy.

        Often something gentler is enough. [Whitening](/treatments/teeth-whitening) for color, composite bonding for
        edges, aligners for crooked teeth: none of these takes your enamel. A good dentist shows you these first.
      `),
    },
    {
      title: 'Who should wait',
      content: prose(`
        Wait if you have decay or gum disease, if you grind your teeth without a night guard, bite your nails or pens,
        if most of the enamel is already gone, if you are under eighteen, or if you are not sure. You can have veneers
        next year. You cannot have your enamel back.
      `),
    },
    {
      title: 'What happens, and how long it takes',
      content: prose(`
        Plan seven to ten nights. On the first visit the dentist takes X-rays, photographs and a scan, and draws the new
        smile with you. Ask for a **mock-up**: a trial in your mouth that comes off again.

        Then the teeth are prepared under local anesthesia, and temporary veneers protect them while the final ones are
        made. You try them in, ask for changes, and only when you are happy are they bonded. A last check of the bite
        follows.

        Have your teeth whitened two weeks or more before the journey, not during it and not after: the color settles
        late, fresh gel weakens the bond, and porcelain keeps its shade.
      `),
    },
    {
      title: 'Recovery',
      content: prose(`
        Teeth may be sensitive to hot and cold for days or weeks. There is little pain otherwise. Do not bite into ice,
        nuts or bones with them, wear a night guard if you grind, clean between the teeth every day and have them
        checked every six months.

        In studies about nineteen of twenty porcelain veneers were still in place after ten years; composite lasts less
        long. Plan on renewing them one day.
      `),
    },
    {
      title: 'Flying home',
      content: prose(`
        Usually on the day after they were fitted and checked. Better still, stay two days more and eat a few meals with
        them: a bite that is too high shows itself quickly, and can be adjusted while you are there.
      `),
    },
    {
      title: 'Risks',
      content: prose(`
        - Sensitivity, or a nerve that dies and needs root treatment
        - Chips, cracks, or a veneer that comes off
        - Gums that become inflamed when edges are too thick
        - A bite that does not fit, with sore jaws
        - A color or shape you do not like, once it is bonded
        - Decay underneath, when an edge leaks
      `),
    },
    {
      title: 'What to ask',
      content: prose(`
        - Are these veneers or crowns, tooth by tooth?
        - How many do you advise, and why not fewer?
        - How much enamel goes, and could bonding, whitening or aligners do it?
        - Can I wear a mock-up before you touch my teeth?
        - Which material, who makes them, and do I receive the papers?
        - What happens if one breaks in the first two years?
      `),
    },
    {
      title: 'What it costs',
      content: prose(`
        Prices are per tooth. Our [cost estimator](/budget-estimator) compares a typical price in Egypt with those
        in other countries, with the day of its figures. A low price for twenty teeth is no bargain if you needed six.
      `),
    },
    {
      title: 'When travel is a bad idea',
      content: prose(`
        Do not travel for veneers if the plan was made from a selfie, if everybody gets the same twenty teeth in the
        same white, or if the whole thing takes three days. The story of one careful journey is told in [Cleopatra
        Smile](/blogs/cleopatra-smile-experience), and the overview is on [dental care](/dental-care).
      `),
    },
  ],
  packageInclusions: ['treatment', 'accommodation', 'airport-pickup', 'interpreter', 'concierge', 'records'],
  relatedTopics: [
    { title: 'Teeth whitening', path: '/treatments/teeth-whitening' },
    { title: 'Dental care', path: '/dental-care' },
    { title: 'A dental journey: Cleopatra Smile', path: '/blogs/cleopatra-smile-experience' },
  ],
  sources: [
    {
      title: 'Surgical conditions: guidance on fitness to fly',
      publisher: 'UK Civil Aviation Authority',
      url: 'https://www.caa.co.uk/passengers-and-public/before-you-fly/am-i-fit-to-fly/guidance-for-health-professionals/surgical-conditions/',
    },
    {
      title:
        'Long-term survival and complication rates of porcelain laminate veneers in clinical studies: a systematic review',
      publisher: 'Journal of Clinical Medicine, 2021',
      url: 'https://doi.org/10.3390/jcm10051074',
    },
    {
      title: 'Dental tourism explained',
      publisher: 'Oral Health Foundation',
      url: 'https://www.dentalhealth.org/dental-tourism-explained',
    },
    {
      title: 'Oral health',
      publisher: 'World Health Organization',
      url: 'https://www.who.int/news-room/fact-sheets/detail/oral-health',
    },
  ],
}
