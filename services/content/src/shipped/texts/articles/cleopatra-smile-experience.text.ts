import type { Article } from '../../publication.types.js'
import { prose } from '../prose.js'

/** ART-15: the Cleopatra Smile experience. */
export const cleopatraSmileExperience: Article = {
  id: 'cleopatra-smile-experience',
  slug: 'cleopatra-smile-experience',
  title: 'Cleopatra Smile: a dental journey, day by day',
  summary:
    'What a careful stay for veneers looks like, from the first photograph to the last check-up, with the moments at which it is right to say no.',
  meta: {
    title: 'Cleopatra Smile',
    description:
      'Cleopatra Smile: a dental journey to Egypt day by day, from first photographs and a mock-up to bonding and check-ups, and where it is right to stop.',
  },
  image: { src: 'art:article-header-smile', alt: 'An ancient Egyptian hand mirror that shows a smile' },
  publishedOn: '2026-11-21',
  source: 'Seneb',
  category: 'Dental care',
  keywords: ['veneers', 'dental care', 'Egypt', 'smile design', 'mock-up', 'whitening', 'dental journey', 'Cleopatra'],
  author: 'Seneb editorial team',
  content: {
    intro: prose(`
      We call this journey Cleopatra Smile, and have to begin with a confession: nobody knows how Cleopatra smiled. Her
      portraits on coins keep their lips closed.

      There is no patient behind this story, either. We do not publish stories that we cannot prove. What follows is a
      model: how a stay for six veneers should go, so that you can hold a real plan against it.
    `),
    sections: [
      {
        title: 'What teeth were like on the Nile',
        content: prose(`
          People in ancient Egypt had bad teeth, and the rich were no exception. When the British Museum scanned eight
          mummies in 2014, nearly all of them showed decay, worn teeth, missing teeth or abscesses. Sand and grit in the
          bread are thought to have ground the teeth down.

          The [Ebers Papyrus](/blogs/the-ebers-papyrus) has pastes and rinses for aching teeth, and little that could
          have repaired them. So if you envy the queen for something, let it not be her dentist.
        `),
      },
      {
        title: 'Two months before: photographs and a question',
        content: prose(`
          A journey begins at home, with your own dentist: a check-up, X-rays, cleaning, and any decay or gum trouble
          treated. Ask for copies.

          Then you write to us, with the X-rays and a few photographs taken in daylight, and with the most useful
          sentence of all: **what bothers you, and since when?** "The two in the middle are short and chipped" is a
          better beginning than "I want a Hollywood smile".

          Answers come from independent dentists. A good one asks back. Do you grind? What do you expect? Have you
          thought of bonding? A poor one sends a price for twenty.

          > **Stop here** if a plan comes without questions, if it says crowns for healthy teeth, or if the price is
          > only good until Sunday.
        `),
      },
      {
        title: 'Day one and two: arrival and examination',
        content: prose(`
          You land, someone holds up your name, and you sleep. Nothing else happens on the first day.

          On the second, the dentist examines you for an hour: teeth, gums, jaw joints, bite. There are new X-rays where
          they are needed, photographs, and a scan instead of a tray of paste. Then you talk, with an interpreter if you
          like.

          Perhaps the dentist says: four, not six. Or: whitening at home first, and come back later. Be glad. People who
          sell do not say such things.

          > **Stop here** if you hear a different plan from the one you came for and nobody can explain why. You may fly
          > home with nothing done.
        `),
      },
      {
        title: 'Day three: trying it on',
        content: prose(`
          The new shapes are made in wax or plastic and put over your own teeth: a mock-up. Nothing has been filed. You
          speak with it, laugh, look at it in daylight and in bad light, send a picture to someone honest.

          Say what disturbs you. Too long, too square, too white: now is the time. The shade is agreed now too. If you
          want whiter teeth, whiten them at home two weeks or more before you travel, because the color settles late
          and fresh gel weakens the bond.

          Wear it until the evening if you can.
        `),
      },
      {
        title: 'Day four: the point of no return',
        content: prose(`
          Under local anesthesia a little enamel is taken off the front of the teeth, often less than half a
          millimeter. The mock-up serves as a guide, so that no more goes than must. Then a scan, and temporary veneers.

          This is the one step that cannot be undone. Before it you should have signed a paper that you have read and
          understood, with the number of teeth, the material and the price.

          In the evening: soft food, nothing that stains, and perhaps a walk by the river.
        `),
      },
      {
        title: 'Days five to eight: waiting, fitting, bonding',
        content: prose(`
          A technician makes the porcelain. You have days to yourself. Museums are better than beaches now, and no hard
          bread.

          Then the fitting. The veneers are tried in with a paste that washes off again. You look in a hand mirror, at a
          window, from the side. **You decide.** Only when you say yes are they bonded, tooth by tooth, with the gums
          kept dry. It takes some hours. The bite is checked with colored paper until nothing touches too early.
        `),
      },
      {
        title: 'Days nine and ten: the last look',
        content: prose(`
          Sleep on it, eat on it, and go back. Edges are polished, the bite is checked again. You learn how to clean in
          between. If you grind, you receive a night guard.

          You take home: X-rays before and after, the scan, the name and lot of the material, the invoice, a letter to
          your dentist, and the number of a person who answers.

          Flying is fine the day after. A day more is better.
        `),
      },
      {
        title: 'The years after',
        content: prose(`
          In studies about nineteen of twenty porcelain veneers were still in place after ten years; composite lasts
          less long. One may chip. Teeth under them can still decay at the edge. You see your own dentist every six
          months, wear the guard, and count on a renewal one day.

          If something goes wrong in the first weeks, write to the dentist and to us with a photograph, and see a
          dentist near you for anything that hurts. What is covered is set out in your agreement: read it before day
          four, not after.
        `),
      },
      {
        title: 'What you can take from this',
        content: prose(`
          A good smile journey is slow, has fewer teeth in it than you thought, and three doors through which you may
          leave. Read more about [veneers](/treatments/veneers), about [whitening](/treatments/teeth-whitening) as the
          gentler way, and about [dental care](/dental-care) in general. And ask your own dentist what they think. They
          have known your teeth for longer than we have.
        `),
      },
    ],
  },
  sources: [
    {
      title: 'Ancient lives, new discoveries: dental disease in mummies at the British Museum',
      publisher: 'British Dental Journal, 2014',
      url: 'https://www.nature.com/articles/sj.bdj.2014.520',
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
      title: 'Treatment abroad checklist',
      publisher: 'NHS',
      url: 'https://www.nhs.uk/using-the-nhs/healthcare-abroad/going-abroad-for-treatment/treatment-abroad-checklist/',
    },
  ],
}
