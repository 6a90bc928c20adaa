import { type FigureReader, type Figure, stemOf, type Token } from './gate-tokens.rules.js'
import { phoneTerms, uncountedTerms, multipliers, ordinaryCodes } from './gate-terms.rules.js'
import { numberAt, stemsAround, type ReadNumber } from './read-numbers.rules.js'

/** '+20 100 000 0000', 'call 123', '0100-123-4567'. */
export const phoneAt: FigureReader = (tokens, at) => {
  const first = tokens[at]
  const isPlus = first?.text === '+' && tokens[at + 1]?.kind === 'number'
  if (!isPlus && first?.kind !== 'number') return undefined
  let [to, digits] = [at - 1, '']
  for (let i = at; i < tokens.length && i < at + maxPhoneTokens; i++) {
    const token = tokens[i]
    if (token?.kind === 'number') [to, digits] = [i, digits + token.text.replace(/\D/g, '')]
    else if (!/^[-+(). /]$/.test(token?.text ?? '')) break
  }
  const followsPhoneTerm = [1, 2, 3].some((distance) => phoneTerms.has(tokens[at - distance]?.key ?? ''))
  const isLong = digits.length >= 9 || (digits.startsWith('0') && digits.length >= 7)
  if (!(isPlus || isLong || (followsPhoneTerm && digits.length >= 3)) || digits.length < 3) return undefined
  return { kind: 'contact', from: at, to, keys: [`phone:${digits}`] }
}
const maxPhoneTokens = 24

/** Reads any other number; a source must use the same number for the same noun. */
export const countAt: FigureReader = (tokens, at) => {
  const number = numberAt(tokens, at)
  if (!number) return undefined
  const code = codeAround(tokens, number)
  if (code)
    return ordinaryCodes.has(code.code)
      ? undefined
      : { kind: 'count', from: code.from, to: code.to, keys: [`code:${code.code}`] }
  if (number.isOrdinal && (number.value ?? 0) <= 2 && tokens[at]?.kind === 'word') return undefined
  if (tokens[at]?.key === 'one' && number.from === number.to) return countOfOne(tokens, number)
  const stems = stemsAround(tokens, number, (key) => uncountedTerms.has(key))
  const year =
    /^(?:19|20|21)\d\d$/.test(tokens[at]?.text ?? '') && number.from === number.to ? [`year:${number.value}`] : []
  const keys = (stems.length > 0 ? stems : ['']).map((stem) => `count:${number.value}:${stem}`)
  return { kind: 'count', from: at, to: number.to, keys: [...year, ...keys] }
}

/** 'one' counts before something countable of a treatment; 'one of the team' or 'one after the other' does not. */
function countOfOne(tokens: readonly Token[], number: ReadNumber): Figure | undefined {
  const next = stemOf(tokens[number.to + 1]?.key ?? '')
  if (
    !/^(?:implant|graft|session|visit|cycle|operation|surger|crown|veneer|treatment|appointment|injection|dose|tablet|percent)$/.test(
      next,
    )
  )
    return undefined
  return { kind: 'count', from: number.from, to: number.to, keys: [`count:1:${next}`] }
}

/** Letters and digits in one word: 'A380', '5OO', '2x', '24/7'. */
function codeAround(tokens: readonly Token[], { from, to }: ReadNumber) {
  let [first, last] = [from, to]
  while (tokens[first]?.isAttached && isInCode(tokens[first - 1])) first--
  while (tokens[last + 1]?.isAttached && isInCode(tokens[last + 1])) last++
  while (last > to && tokens[last]?.kind === 'sign') last--
  while (first < from && tokens[first]?.kind === 'sign') first++
  if (first === from && last === to) return undefined
  const part = tokens.slice(first, last + 1)
  const hasHyphenOnly =
    part.every(({ key, kind }) => kind !== 'sign' || key === '-') && part.some(({ key }) => key === '-')
  const code = part.map(({ key }) => key).join('')
  // '12-hour' and '3-unit' are numbers with their unit.
  if (hasHyphenOnly && !ordinaryCodes.has(code)) return undefined
  return { from: first, to: last, code }
}

const isInCode = (token: Token | undefined) =>
  !!token && (token.kind !== 'sign' || /^[-/.]$/.test(token.text)) && !multipliers.has(token.key)
