import { latinDigits } from './typed-text.js'

/**
 * Returns text normalized for search: lower case, no accents, digits 0-9, single spaces between words. Apply it to
 * stored text and queries alike. Apostrophes, hyphens, and invisible marks are removed; other signs separate words.
 */
export function foldForSearch(text: string): string {
  return [...latinDigits(text.toLowerCase().replace(joining, '')).normalize('NFKD').replace(diacritics, '')]
    .map((letter) => foldLetters[letter] ?? letter)
    .join('')
    .replace(otherSigns, ' ')
    .trim()
    .normalize('NFC')
}

/**
 * Returns the folded spellings to search for. German and Nordic names have two spellings: `Jürgen Müller` and `Juergen
 * Mueller`. The search includes both, so stored text needs only one.
 */
export function foldedSpellings(query: string): readonly string[] {
  const small = query.normalize('NFC').toLowerCase()
  const longer = small.replace(/[äöüøå]/g, (letter) => longSpellings[letter] ?? letter)
  const shorter = small.replace(/([aou])e|aa/g, (pair) => pair.charAt(0))
  return [...new Set([small, longer, shorter].map(foldForSearch))].filter(Boolean)
}

const longSpellings: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' }

// Apostrophes, half rings of transcribed Arabic, hyphens and the Catalan middle dot belong to a word.
const joining = /['‘’‛`´′\u02b9-\u02bf\u05f3＇·−\p{Pd}\p{DI}]/gu
// Accents of Latin, Greek and Cyrillic, vowel signs of Arabic and Hebrew; the vowels of Indian scripts are letters.
const diacritics =
  /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e8\u06ea-\u06ed\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]/g
const otherSigns = /[^\p{L}\p{M}\p{N}]+/gu

/** Letters that Unicode does not decompose, and Arabic letters that are used for each other. */
const foldLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ŧ: 't',
  þ: 'th',
  ŋ: 'ng',
  ı: 'i',
  ə: 'a',
  ς: 'σ',
  ٱ: 'ا',
  ة: 'ه',
  ہ: 'ه',
  ە: 'ه',
  ى: 'ي',
  ی: 'ي',
  ے: 'ي',
  ک: 'ك',
}
