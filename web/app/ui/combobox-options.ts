import { foldedSpellings, foldForSearch } from '@seneb/contracts/forms/fold-for-search'

/** Places whose local and English names differ, each in lower case without accents. */
const otherNames: readonly (readonly [theirs: string, english: string])[] = [
  ['koln', 'cologne'],
  ['munchen', 'munich'],
  ['nurnberg', 'nuremberg'],
  ['wien', 'vienna'],
  ['geneve', 'geneva'],
  ['genf', 'geneva'],
  ['roma', 'rome'],
  ['milano', 'milan'],
  ['venezia', 'venice'],
  ['napoli', 'naples'],
  ['firenze', 'florence'],
  ['torino', 'turin'],
  ['lisboa', 'lisbon'],
  ['sevilla', 'seville'],
  ['warszawa', 'warsaw'],
  ['praha', 'prague'],
  ['bucuresti', 'bucharest'],
  ['kobenhavn', 'copenhagen'],
  ['goteborg', 'gothenburg'],
  ['athina', 'athens'],
  ['moskva', 'moscow'],
  ['beograd', 'belgrade'],
  ['bruxelles', 'brussels'],
  ['brussel', 'brussels'],
  ['al qahira', 'cairo'],
  ['القاهره', 'cairo'],
  ['الرياض', 'riyadh'],
  ['جده', 'jeddah'],
  ['دبي', 'dubai'],
  ['roissy', 'charles de gaulle'],
]

/** Returns the options that contain every typed word in any spelling, or whose other name was typed. */
export function matchingOptions(options: readonly string[], typed: string): readonly string[] {
  const spellings = foldedSpellings(typed).flatMap((spelling) => [spelling, ...englishNames(spelling)])
  if (spellings.length === 0) return /[^\s\p{Cf}]/u.test(typed) ? [] : options
  return options.filter((option) => {
    const folded = foldForSearch(option)
    const close = folded.replaceAll(' ', '')
    return spellings.some(
      (spelling) =>
        close.includes(spelling.replaceAll(' ', '')) || spelling.split(' ').every((word) => close.includes(word)),
    )
  })
}

/** Returns English names for a spelling that was typed completely; a partly typed name matches nothing. */
function englishNames(spelling: string): readonly string[] {
  return otherNames.filter(([theirs]) => theirs === spelling).map(([, english]) => english)
}
