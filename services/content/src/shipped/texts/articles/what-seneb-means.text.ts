import type { Article } from '../../publication.types.js'
import { prose } from '../prose.js'

/** ART-15: the origin of the name. */
export const whatSenebMeans: Article = {
  id: 'what-seneb-means',
  slug: 'what-seneb-means',
  title: 'What Seneb means: a wish four thousand years old',
  summary:
    'Our name is the ancient Egyptian word for health. It stood in letters, in the names of people, and in a wish that every scribe could write with three signs.',
  meta: {
    title: 'What Seneb means',
    description:
      'Seneb is the ancient Egyptian word for health: from the wish ankh, wedja, seneb in letters and royal titles to the man Seneb and his family in Cairo.',
  },
  image: {
    src: 'art:article-header-name',
    alt: 'The three hieroglyphs of the word seneb: a folded cloth, a ripple of water and a foot',
  },
  publishedOn: '2026-11-21',
  source: 'Seneb',
  category: 'History',
  keywords: [
    'Seneb',
    'ancient Egyptian',
    'hieroglyphs',
    'health',
    'ankh wedja seneb',
    'Egyptian Museum',
    'letters',
    'names',
  ],
  author: 'Seneb editorial team',
  content: {
    intro: prose(`
      A good name for people who help others to get well should be short, old and kind. We found one in letters written
      when the pyramids still had their white casing. It is one word, and it means "be healthy".
    `),
    sections: [
      {
        title: 'A word of three consonants',
        content: prose(`
          Egyptologists write it *snb*. The ancient Egyptians wrote consonants and left out the vowels, so nobody knows
          exactly how the word sounded. By convention scholars put an *e* between the consonants and say **seneb**. Written out, the word takes the three signs above this article: a folded cloth for *s*, a ripple of water for *n*, a foot for *b*.

          It is a verb before it is a noun: to be healthy, to be well, to recover. A doctor could use it of a patient, a
          mother of her child, and a scribe of the man to whom he wrote. Dictionaries of Middle Egyptian, the classical
          form of the language, list all these uses side by side.

          The word describes a state more than an event. You do not *get* seneb once; you *are* seneb, and hope to stay
          so.
        `),
      },
      {
        title: 'Life, wholeness, health',
        content: prose(`
          Most often the word stands third in a row: *ankh, wedja, seneb*.

          - **Ankh**: to live, life
          - **Wedja**: to be whole, unharmed, to thrive
          - **Seneb**: to be healthy

          Together they are usually translated as "life, prosperity, health". The grammarian Alan Gardiner took them for
          verbs: "may he live, be prosperous, be healthy". The wish followed the name of the king and the mention of his
          palace, much as some people today add a blessing to the name of someone they revere.

          Because it had to be written so often, scribes shortened it to three signs: the looped cross of life, the fire
          drill, and a folded piece of cloth for the sound *s*. Three strokes of a reed pen, and a wish was made. Modern
          editions print it as three letters, "l.p.h.".
        `),
      },
      {
        title: 'How to end a letter',
        content: prose(`
          The wish was not for kings alone. Letters on papyrus from the second millennium before our era open and close
          with hopes for the health of the person addressed. A son writes to his father, an overseer to his men, a wife
          to her husband who is away: how are you, are you well, may you be well when you hear this.

          We know the feeling. Anyone who has waited for news from a hospital far away knows that the question "are you
          well?" is not a phrase.
        `),
      },
      {
        title: 'A man called Seneb',
        content: prose(`
          Parents gave the word to their children as a name. The best known of them lived in the third millennium before
          our era and stands, or rather sits, in the Egyptian Museum in Cairo.

          Seneb was a man of short stature. His statue, of painted limestone and hardly taller than a forearm, was found
          in his tomb at Giza. He sits cross-legged like a scribe. His wife, of average height, lays an arm around him
          and smiles. Where the legs of another man would be, the sculptor placed their two children, finger to mouth.
          The group is in perfect balance.

          The inscriptions call him a priest of two kings who had died before his time, Khufu and Djedefra, and give him
          charge of the royal wardrobe. His tomb has one of the earliest domes known over a square room.

          Museums date the statue to the late Fifth or early Sixth Dynasty; other scholars think it is older. Nobody
          doubts what it shows: a respected man, a couple fond of each other, and a name that wished him well.
        `),
      },
      {
        title: 'Why we took it',
        content: prose(`
          Health, in the old wish, is never alone. Life comes first, then wholeness, and health completes them. This is
          close to what doctors have learned again: a treatment that succeeds on paper has not succeeded if the person
          is left alone with fear, debt or pain.

          So the name reminds us of three things.

          **It is a wish, not a promise.** Nobody can guarantee health. We help people to find and plan treatment, and
          leave medicine to doctors.

          **It belongs to everyone.** It was written after the names of kings, and in the letters of ordinary people.

          **It asks a question.** "Are you well?" is how letters began. It is a good way to begin a plan as well.

          You can read about [the values we work by](/our-values), or about another treasure in ink from the same world:
          [the Ebers Papyrus](/blogs/the-ebers-papyrus).
        `),
      },
      {
        title: 'How to say it',
        content: prose(`
          Say *SEN-eb*, with a short e as in "pen". If you would like to use the whole wish, say *ankh, WED-ja, SEN-eb*.
          An ancient Egyptian would probably not understand you. We think they would be pleased all the same.
        `),
      },
    ],
  },
  sources: [
    {
      title: 'Statue of Seneb and his family',
      publisher: 'Egyptian Museum, Cairo',
      url: 'https://egyptianmuseumcairo.eg/artefacts/statue-of-the-dwarf-seneb-and-his-family/',
    },
    {
      title: 'Statue of the dwarf Seneb and his family',
      publisher: 'Ministry of Tourism and Antiquities, Egypt',
      url: 'https://egymonuments.gov.eg/collections/statue-of-the-dwarf-seneb-and-his-family-2/',
    },
    {
      title:
        'James P. Allen: Middle Egyptian. An Introduction to the Language and Culture of Hieroglyphs, third edition',
      publisher: 'Cambridge University Press, 2014',
      url: 'https://doi.org/10.1017/CBO9781139917094',
    },
    {
      title: 'Thesaurus Linguae Aegyptiae, the dictionary of the Egyptian language',
      publisher: 'Berlin-Brandenburg and Saxon Academies of Sciences',
      url: 'https://thesaurus-linguae-aegyptiae.de',
    },
  ],
}
