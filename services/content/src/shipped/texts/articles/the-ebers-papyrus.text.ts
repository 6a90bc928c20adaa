import type { Article } from '../../publication.types.js'
import { prose } from '../prose.js'

/** ART-15: the Ebers Papyrus. */
export const theEbersPapyrus: Article = {
  id: 'the-ebers-papyrus',
  slug: 'the-ebers-papyrus',
  title: 'The Ebers Papyrus: what doctors on the Nile wrote down',
  summary:
    'Nearly nineteen meters of medicine from the sixteenth century before our era: eyes, stomach, skin, hair and heart. What it says, and what we should not read into it.',
  meta: {
    title: 'The Ebers Papyrus',
    description:
      'The Ebers Papyrus, kept in Leipzig, is the longest medical scroll of ancient Egypt. What stands in it about eyes, heart, teeth and skin, and how to read it.',
  },
  image: { src: 'art:article-header-papyrus', alt: 'An unrolled papyrus with rows of writing and red headings' },
  publishedOn: '2026-11-21',
  source: 'Seneb',
  category: 'History',
  keywords: [
    'Ebers Papyrus',
    'ancient Egypt',
    'medicine',
    'Leipzig',
    'history of medicine',
    'papyrus',
    'hieratic',
    'heart',
    'eyes',
  ],
  author: 'Seneb editorial team',
  content: {
    intro: prose(`
      In a library in Leipzig lies a book that is older than most of the Bible and than Homer. It is a scroll, written
      in black and red ink by a very steady hand, and it tells doctors what to do. It is called after the man who
      brought it there: the Ebers Papyrus.
    `),
    sections: [
      {
        title: 'The longest medical scroll of Egypt',
        content: prose(`
          The scroll measured 18.63 meters when it arrived, and thirty centimeters in height. Forty-eight sheets of
          papyrus had been glued together. The scribe divided his text into columns and numbered them up to 110,
          although there are only 108: he left out 28 and 29, and nobody knows why.

          On them stand 879 separate texts on some eighty illnesses. The writing is hieratic, the quick form of
          hieroglyphs, from right to left. Headings and quantities are red, the rest is black. There are few mistakes,
          and forgotten words were added above or below the column.

          Leipzig University Library calls it the largest and the only completely preserved medical scroll of ancient
          Egypt. Completely, that is, until the twentieth century: stored away from the bombs during the Second World
          War, it came back with columns damaged and lost. For these there is the facsimile that Georg Ebers had printed
          in 1875.
        `),
      },
      {
        title: 'How old it is, and how we know',
        content: prose(`
          On the back of the first column someone wrote a calendar. It names the ninth year of King Amenhotep I and the
          rising of the star Sirius. With that and the form of the writing, the scroll is placed in the sixteenth
          century before our era.

          Much of what it says is older still. It was copied, as schoolbooks are, from books that were copied before.
        `),
      },
      {
        title: 'How it came to Leipzig',
        content: prose(`
          Georg Ebers, a professor from Leipzig, bought the scroll at Thebes, today's Luxor, in the winter of 1872 to
          1873, from a dealer who said that it had been found between the legs of a mummy. Ebers could not pay the price
          by himself; a wealthy traveler helped him. He gave the scroll to his university library, and published it in
          1875.

          Where it was found was never proved. Like many treasures, it left Egypt in a time when few people asked
          whether it should.
        `),
      },
      {
        title: 'What stands in it',
        content: prose(`
          The scroll is a collection, and rather like a handbook. It is ordered by parts of the body and kinds of
          trouble:

          - **Stomach and bowel**, with remedies that move or calm them, and worms. One page describes how a doctor
            presses on a belly and draws conclusions from what the hand feels.
          - **Eyes**, many columns of them: inflammation, clouding, lashes that grow inwards. Dust, flies and sun were
            hard on eyes.
          - **Skin, wounds, burns and bites**. Honey, fat and lint come up again and again.
          - **Hair**: against graying, against falling out. The wish is as old as hair.
          - **Teeth and gums**, with pastes and mouth rinses, though hardly any repair.
          - **Women's health, children, ears, joints, tumors**
          - **The household**: how to keep away fleas, and how to sweeten the air

          Many recipes end with "for four days". Some come with a spell, to be spoken while the remedy is used.
        `),
      },
      {
        title: 'The book of the heart',
        content: prose(`
          Near the end comes a section that still moves doctors. It is headed as the beginning of the physician's
          secret: to know the movement of the heart, and to know the heart. Vessels, it says, go from the heart to every
          limb. Wherever a doctor puts the hands, on the head, the neck, the arms or the legs, there the heart "speaks".

          Someone felt a pulse, in many places, and understood that it was one heart.

          They did not know that blood goes round. They thought that the vessels also carried air, tears and waste. Both
          things are true at once: careful hands, and an explanation that was wrong.
        `),
      },
      {
        title: 'Clever, harmless, harmful',
        content: prose(`
          It is tempting to praise the scroll too much, or to laugh at it.

          **Some remedies make sense today.** Honey on wounds slows germs, and dressings with medical honey are still in
          use. Castor oil works as the scroll says.

          **Many did nothing**, and a good number of people got well, as they do.

          **Some were dangerous.** Lead in eye paint, dung in remedies: nobody should try them. This article is history,
          not advice.

          And much we cannot judge, because nobody can say for sure which plant hides behind a word. Translations differ
          widely. When someone tells you that the Egyptians "already knew" about diabetes, depression or cancer, ask
          which line they mean, and who translated it.
        `),
      },
      {
        title: 'What we can still learn from it',
        content: prose(`
          Not the recipes; the manner. Look, feel, ask, compare with what others have written, decide, write down. In a
          sister text, the Edwin Smith Papyrus, the doctor even says which case to treat, which to contend with, and
          which not to treat. To know one's limits is the oldest form of patient safety.

          Good doctors still work like this, in Egypt and everywhere. When you talk to one, you may ask for the same:
          what did you find, what do you conclude, what can be done, and what had better be left alone?

          More about eyes, which fill so much of the scroll, is on our page on [eye treatment](/ophthalmology). And
          where our own name comes from is told in [What Seneb means](/blogs/what-seneb-means).
        `),
      },
    ],
  },
  sources: [
    {
      title: 'Ebers Papyrus: description and translation of column 37',
      publisher: 'Leipzig University Library',
      url: 'https://www.ub.uni-leipzig.de:9000/54d8b146f3e91b134c000038/apps/55327c81569c2c2d3d000ed3/en.html',
    },
    {
      title: 'The Ebers Papyrus: the scroll online',
      publisher: 'Papyrus Ebers project',
      url: 'https://papyrusebers.de/en/',
    },
    {
      title: 'Papyrus Ebers, the earliest medical work extant (with the story of its purchase)',
      publisher: 'US National Library of Medicine, on Wikisource',
      url: 'https://en.wikisource.org/wiki/Page:Papyrus_Ebers_-_the_earliest_medical_work_extant_(IA_101705945.nlm.nih.gov).pdf/6',
    },
    {
      title: 'John F. Nunn: Ancient Egyptian Medicine, ISBN 0-7141-0981-9',
      publisher: 'British Museum Press, 1996',
      url: 'https://search.worldcat.org/search?q=Nunn+Ancient+Egyptian+Medicine',
    },
    {
      title: 'Honey as a topical treatment for wounds',
      publisher: 'Cochrane Database of Systematic Reviews, 2015',
      url: 'https://doi.org/10.1002/14651858.CD005083.pub4',
    },
  ],
}
