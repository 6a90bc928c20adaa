import type { TreatmentPage } from '../../publication.types.js'
import { prose } from '../prose.js'

/** ROUTE-27 */
export const teethWhitening: TreatmentPage = {
  slug: 'teeth-whitening',
  heading: 'Teeth whitening',
  summary:
    'A gel that lightens natural teeth without taking anything away. Simple, not lasting for ever, and no reason to fly on its own.',
  meta: {
    title: 'Teeth whitening in Egypt',
    description:
      'Teeth whitening in Egypt: how it works, what it cannot do, sensitivity, how long it lasts, what to ask the dentist, and why not to travel for it alone.',
  },
  image: { src: 'art:tooth-emblem', alt: '' },
  intro: prose(`
    Whitening bleaches the natural color of teeth with a gel, usually of hydrogen or carbamide peroxide. Enamel stays.
    Of all the treatments that make a smile lighter, it is the gentlest.

    It is also the one you least need to travel for. We describe it because many people have it done as part of a longer
    stay for other dental work.
  `),
  sections: [
    {
      title: 'Who it suits',
      content: prose(`
        It suits adults with healthy teeth and gums that have become yellow or brown with the years, or with coffee, tea
        and tobacco. Yellow shades lighten best. Gray shades, stains from some antibiotics in childhood, and white spots
        change less.

        It does nothing for crowns, fillings, veneers and dentures. They keep their color, and may then look too dark.
      `),
    },
    {
      title: 'Who should wait',
      content: prose(`
        - You have decay or a cracked tooth. Gel in a cavity hurts: treat it first.
        - Your gums are sore or bleeding.
        - You are under eighteen, pregnant or breastfeeding. There are too few studies.
        - Your teeth are already very sensitive.
        - One tooth has turned dark after a blow. It may be dead inside, and needs an X-ray, not a bleach.
      `),
    },
    {
      title: 'What happens',
      content: prose(`
        The dentist looks for decay and sensitive spots, cleans your teeth and notes their shade. Gums and lips are
        covered. Then the gel is put on in several rounds, commonly within one to two hours. A lamp may be used; studies
        do not show clearly that it helps.

        The other way is slower. Trays made to fit your teeth hold a milder gel, which you wear at home, often at night,
        for two to four weeks. A dentist in Egypt can make the trays during your stay. Many people do both.
      `),
    },
    {
      title: 'How long to stay, and what comes after',
      content: prose(`
        Three to four nights are enough: an examination and cleaning, the treatment, a check-up. You can fly the same or
        the next day.

        For one to three days teeth may twinge with cold air and drinks. A toothpaste for sensitive teeth helps. For two
        days, avoid coffee, tea, red wine, curry and tobacco.

        The shade settles after a week or two. That is the moment to choose the color of new crowns or veneers, not
        earlier.
      `),
    },
    {
      title: 'How long it lasts',
      content: prose(`
        From some months to about three years. It fades sooner if you smoke or drink much coffee or tea. Short top-ups
        with your trays keep it, with weeks of rest between them. More is not better: teeth that are bleached again and
        again become sensitive and chalky.
      `),
    },
    {
      title: 'Risks',
      content: prose(`
        - Sensitive teeth, common and passing
        - White, sore gums where gel touched them, which heal within days
        - An uneven result, most of all beside old fillings and crowns
        - Burns and damaged enamel from strong gels in untrained hands
        - Disappointment. Natural teeth are not paper white.
      `),
    },
    {
      title: 'What to ask',
      content: prose(`
        - Is a dentist doing this, and did a dentist examine me first?
        - Which gel do you use, and how strong is it? Rules differ: in the UK and the EU, for example, the strength is
          limited and a dental professional must do or supervise it.
        - Which shade can I really expect with my kind of stain?
        - What happens with my crowns and fillings?
        - What do you do if it hurts?
        - Do I take home trays, and how often may I use them?
      `),
    },
    {
      title: 'Kits, beauty salons and charcoal',
      content: prose(`
        Be careful with whitening in a salon or from a market stall. The gel may be too strong, the tray may leak, and
        nobody has looked for decay. Charcoal and lemon do not whiten teeth; they wear the enamel off, and what shines
        through afterward is the yellow layer underneath.

        Whitening toothpaste removes stains from the surface. It does not change the color of the tooth itself.
      `),
    },
    {
      title: 'When travel is a bad idea',
      content: prose(`
        Do not fly for whitening alone: flights and nights cost more than the treatment, and your own dentist can do it
        as well. For [veneers](/treatments/veneers) and crowns it belongs two weeks before the journey, not into it;
        your own dentist can do it. Beside [implants](/treatments/dental-implants) it can be done in the same stay. See
        [dental care](/dental-care).
      `),
    },
  ],
  packageInclusions: ['treatment', 'accommodation', 'airport-pickup', 'interpreter', 'concierge'],
  relatedTopics: [
    { title: 'Dental care', path: '/dental-care' },
    { title: 'Veneers', path: '/treatments/veneers' },
    { title: 'A dental journey: Cleopatra Smile', path: '/blogs/cleopatra-smile-experience' },
  ],
  sources: [
    {
      title: 'Home-based chemically-induced whitening (bleaching) of teeth in adults',
      publisher: 'Cochrane Database of Systematic Reviews, 2018',
      url: 'https://doi.org/10.1002/14651858.CD006202.pub2',
    },
    {
      title: 'Whitening',
      publisher: 'American Dental Association',
      url: 'https://www.ada.org/resources/ada-library/oral-health-topics/whitening',
    },
    {
      title: 'Directive 2011/84/EU on tooth whitening products',
      publisher: 'European Union',
      url: 'https://eur-lex.europa.eu/eli/dir/2011/84/oj',
    },
  ],
}
