import { textOf } from '../vocabulary/page-keywords.js'
import { specialties } from '../vocabulary/specialties.js'
import { treatmentTypes } from '../vocabulary/treatments.js'

/** Catalogue words that reveal nothing about anyone's health on their own. */
const plainText = new Set(['and', 'care', 'full', 'mini', 'other', 'targeted', 'the', 'with'])

const types: readonly {
  readonly name: string
  readonly slug: string
  readonly procedures: readonly { name: string }[]
}[] = treatmentTypes

/** Every catalogue word that names a treatment, a procedure or a part of the body. */
const catalogueTerms = new Set(
  [
    ...types.flatMap(({ name, procedures, slug }) => [name, slug, ...procedures.map((one) => one.name)]),
    ...specialties.flatMap(({ formLabel, navLabel }) => [formLabel, navLabel]),
  ]
    .flatMap(textOf)
    .flatMap((word) => word.split('-'))
    .map(oneOf)
    .filter((word) => word.length > 2 && !plainText.has(word)),
)

/** Beginnings of words that refer to health. */
const bodyTerms =
  /^(?:treat|surg|operation|procedure|medic|health|doctor|hospital|clinic|diagnos|patholog|symptom|therap|patient|pregnan|cancer|tumou?r|disease|illness|infect|diabet|obes|transplant|implant|prescri|denture|kidney|bladder|prostate|uter|ovar|sperm|embryo|arter)/

/** Parts of the body and other health-related words that the catalogue names differently. */
const bodyText = new Set(
  [
    'belly',
    'blood',
    'body',
    'bone',
    'bowel',
    'brain',
    'chest',
    'crown',
    'ear',
    'egg',
    'eye',
    'fat',
    'foot',
    'feet',
    'gum',
    'joint',
    'knee',
    'leg',
    'liver',
    'lung',
    'muscle',
    'neck',
    'nerve',
    'nose',
    'pain',
    'scar',
    'skin',
    'spine',
    'stomach',
    'teeth',
    'tooth',
    'vein',
    'weight',
    'womb',
  ].map(oneOf),
)

/** Maximum length of a subject. Letters that expand to eighteen are not decomposed beyond it. */
const reads = 500

/**
 * Returns the words of a subject that reveal something about a person's health: catalogue terms and similar words
 * (D-66).
 */
export function medicalTermsIn(subject: string): string[] {
  return textOf(subject.slice(0, reads))
    .flatMap((word) => word.split('-'))
    .filter((word) => {
      const one = oneOf(word)
      return catalogueTerms.has(one) || bodyText.has(one) || bodyTerms.test(one)
    })
}

/** Returns a word in lower case and in the singular, judged by its ending. */
function oneOf(word: string): string {
  return word.toLowerCase().replace(/(?<=\w{2})s$/, '')
}
