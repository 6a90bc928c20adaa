import { foldForSearch } from '@seneb/contracts/forms/fold-for-search'
import { treatmentTypes } from '@seneb/contracts/vocabulary/treatments'

import namesAbroad from './names-of-procedures.json' with { type: 'json' }
import { textOf } from './search.rules.js'

/** Colloquial terms and the words that our pages use instead; terms on the left are separated by `|` (ROUTE-30). */
const synonyms: readonly (readonly [said: string, meant: string])[] = [
  [
    'boob job|boob|boobs|breast implants|breast implant|breast augmentation|breast lift|breast reduction',
    'breast surgery',
  ],
  ['nose job|nose surgery', 'rhinoplasty'],
  ['face lift', 'facelift'],
  ['lipo|fat removal', 'liposuction'],
  ['mommy makeover|belly surgery|abdominoplasty', 'tummy tuck'],
  ['bbl|butt lift|brazilian butt lift', 'plastic surgery'],
  ['wrinkles|fillers', 'botox'],
  ['bald|baldness|balding|hair loss|hair graft|hair implants', 'hair transplant'],
  ['lose weight|weight loss|weight loss surgery|obesity surgery', 'bariatric surgery'],
  ['stomach stapling|stomach reduction|gastric sleeve surgery', 'gastric sleeve'],
  ['test tube baby|have a baby|getting pregnant', 'ivf'],
  ['eye laser|laser eye|laser eye surgery|laser eyes|eye lasers', 'lasik'],
  ['cloudy eye|cataracts', 'cataract surgery'],
  ['screw in teeth|false teeth|new teeth|tooth implant|teeth implants|missing tooth|missing teeth', 'dental implants'],
  ['hollywood smile|smile makeover|white teeth caps', 'veneers'],
  ['whiten teeth|tooth whitening|bleaching', 'teeth whitening'],
  ['open heart|open heart surgery|cabg', 'heart bypass'],
  ['stent|stents|blocked artery', 'coronary angioplasty'],
  ['heart valve', 'valve replacement'],
  ['chemo', 'chemotherapy'],
  ['leukemia|leukaemia|lymphoma|melanoma|myeloma|carcinoma|tumor|tumour|tumors|tumours', 'oncology'],
  ['radiotherapy|radiation', 'radiation therapy'],
  ['new knee|knee surgery', 'knee replacement'],
  ['new hip', 'hip replacement'],
  ['torn ligament|cruciate ligament|acl', 'acl reconstruction'],
  ['slipped disc|back surgery', 'spinal fusion'],
  ['broken bone', 'fracture repair'],
]

/** A phrase as people type it, folded, and the words our pages use for it. */
interface Phrase {
  readonly typed: readonly string[]
  readonly meant: readonly string[]
}

/** From this length on a word may have an ending more than the one we know: Zahnimplantat, Zahnimplantate. */
const shortestStem = 6
const maxEnding = 3

/**
 * Replaces colloquial words of a query, and words in five other languages, with the words of our pages. The longest
 * phrase wins; unlisted words stay as typed (ROUTE-30).
 */
export function suggestedTerms(words: readonly string[]): readonly string[] {
  const folded = words.map(foldWord)
  const meant: string[] = []
  for (let index = 0; index < words.length;) {
    const phrase = phrasesByLength.find(({ typed }) => startsWith(folded.slice(index), typed))
    meant.push(...(phrase?.meant ?? [words[index] ?? '']))
    index += phrase?.typed.length ?? 1
  }
  // Different words may yield the same name twice ('hair loss hair transplant'); a repetition would not increase its
  // weight.
  return [...new Set(meant)]
}

function startsWith(words: readonly string[], typed: readonly string[]): boolean {
  return typed.every((word, i) => isForm(words[i] ?? '', word))
}

function isForm(typed: string, term: string): boolean {
  if (typed === term) return true
  const ending = typed.length - term.length
  return term.length >= shortestStem && ending > 0 && ending <= maxEnding && typed.startsWith(term)
}

/** A folded word without the article that Arabic may or may not write. */
export function foldWord(word: string): string {
  const plain = foldForSearch(word)
  return plain.length > 4 && plain.startsWith('ال') ? plain.slice(2) : plain
}

const englishNames = new Map<string, string>(
  treatmentTypes.flatMap((type) => type.procedures.map(({ name, slug }) => [slug, name] as const)),
)

function phrasesFor(typed: string, meant: string): Phrase[] {
  const phrases = typed.split('|').map((one) => ({ typed: textOf(one).map(foldWord), meant: textOf(meant) }))
  // A phrase without words would begin every query, and no query would ever end.
  return phrases.filter((phrase) => phrase.typed.length > 0)
}

const phrasesByLength: readonly Phrase[] = [
  ...synonyms.flatMap(([typed, meant]) => phrasesFor(typed, meant)),
  // In Arabic, French, German, Russian and Italian; several names are parted by `|` (ROUTE-30).
  ...Object.entries(namesAbroad).flatMap(([slug, names]) =>
    names.flatMap((typed) => phrasesFor(typed, englishNames.get(slug) ?? '')),
  ),
].sort((a, b) => b.typed.length - a.typed.length)
