import type { MessageLanguage } from '@seneb/contracts/vocabulary/inbound-emails'

const maxReadCharacters = 4000
const minArabicShare = 0.3
const minFrenchWords = 2
const minFrenchShare = 0.12

const frenchWords = new Set(
  (
    'je j vous nous il elle ils elles le la les l un une des du de d et est sont ce cette ces mon ma mes votre vos ' +
    'pour avec sans dans sur pas plus que qui quoi ne n merci bonjour bonsoir oui cordialement suis avez ai être ' +
    'peux pouvez voudrais aux au quand où comment très bien mais aussi'
  ).split(' '),
)
/** English words that are French ones as well count for neither. */
const englishWords = new Set(
  (
    'the i you we he she they it is are was were my your our this that these to of and for with without in not have ' +
    'has do does did please thank thanks hello dear can could would will be am when where what how yes'
  ).split(' '),
)

/** Returns the language of a text: Arabic by its letters, French by its frequent words. */
export function detectLanguage(text: string): MessageLanguage {
  const read = text.slice(0, maxReadCharacters).replaceAll(/\S*(?:@|:\/\/)\S*/g, ' ')
  const letters = read.match(/\p{L}/gu)?.length ?? 0
  const arabic = read.match(/\p{Script=Arabic}/gu)?.length ?? 0
  if (letters > 0 && arabic / letters >= minArabicShare) return 'ar'
  const words = read.toLowerCase().match(/\p{L}+/gu) ?? []
  const french = words.filter((word) => frenchWords.has(word)).length
  const english = words.filter((word) => englishWords.has(word)).length
  const isFrench = french > english && french / Math.max(1, words.length) >= minFrenchShare
  return isFrench && (french >= minFrenchWords || words.length <= 3) ? 'fr' : 'unknown'
}
