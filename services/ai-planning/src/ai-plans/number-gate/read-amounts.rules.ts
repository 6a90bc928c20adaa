import type { Reader } from './figure.rules.js'
import type { Figure } from './figure.rules.js'
import { stemOf, type Token } from './gate-tokens.rules.js'
import { freeOfCharge, timeUnits } from './gate-words.rules.js'
import { currencyOf, numberAt, ranged, type ReadNumber } from './read-numbers.rules.js'

/** 'free of charge', 'half price': a price too. */
export const priceWordsAt: Reader = (tokens, at) => {
  const found = freeOfCharge.find((words) => words.every((word, i) => tokens[at + i]?.key === word))
  return found && { kind: 'money', from: at, to: at + found.length - 1, keys: [`money:${found.join(' ')}`] }
}

/** An amount with a currency before or after it, and per what. */
export const moneyAt: Reader = (tokens, at) => {
  const before = currencyOf(tokens[at])
  if (before !== undefined && isSignOrCode(tokens[at])) {
    const isDouble = currencyOf(tokens[at + 1]) !== undefined
    const number = numberAt(tokens, at + (isDouble ? 2 : 1))
    if (number) return amount(tokens, { at, number, currency: isDouble ? currencyOf(tokens[at + 1]) : before })
    if (/^\p{Sc}$/u.test(tokens[at]?.text ?? '')) return { kind: 'money', from: at, to: at, keys: ['money:sign'] }
    // 'II', but also 'lOO', which is no word.
    if (/^(?:[IVXLCDM]{2,}|[oOlISZB]{2,})$/.test(tokens[at + 1]?.text ?? '')) {
      return { kind: 'money', from: at, to: at + 1, keys: ['money:letters'] }
    }
  }
  const number = numberAt(tokens, at)
  if (!number) return undefined
  const end = ranged(tokens, number).to
  const skip = /^(?:us|u|egyptian|american|british|canadian|australian)$/.test(tokens[end + 1]?.key ?? '') ? 1 : 0
  const after = currencyOf(tokens[end + 1 + skip])
  if (after === undefined || isPercent(tokens, number)) return undefined
  return amount(tokens, { at, number, currency: after })
}

const isSignOrCode = (token: Token | undefined) => !!token && (token.kind === 'sign' || token.text.length <= 3)

function amount(
  tokens: readonly Token[],
  { at, currency, number }: { at: number; number: ReadNumber; currency: string | undefined },
): Figure {
  let to = number.to
  if (/^(?:us|u|egyptian|american|british|canadian|australian)$/.test(tokens[to + 1]?.key ?? '')) to++
  if (currencyOf(tokens[to + 1]) !== undefined) to++
  const [per, what] = tokens.slice(to + 1, to + 3)
  const isPer = what?.kind === 'word' && /^(?:per|each|every|an?|\/)$/.test(per?.key ?? '')
  const each = per?.key === 'each' || per?.key === 'apiece' ? ' each' : isPer ? ` per ${stemOf(what.key)}` : ''
  return { kind: 'money', from: at, to, keys: [`money:${currency}:${number.value}${each}`] }
}

const isPercent = (tokens: readonly Token[], { to }: ReadNumber) => {
  const [next, after] = tokens.slice(to + 1, to + 3)
  return /^(?:%|‰|percent|percentage|pct)$/.test(next?.key ?? '') || (next?.key === 'per' && after?.key === 'cent')
}

/** 'half of', 'a quarter of', '80 %', 'nine out of ten'. */
export const shareAt: Reader = (tokens, at) => {
  const first = tokens[at]
  const next = tokens[at + 1]
  if (
    /^(?:half|quarter|double|triple|third|thirds|fifths)$/.test(first?.key ?? '') &&
    /^(?:of|off|the|price)$/.test(next?.key ?? '')
  ) {
    return { kind: 'percentage', from: at, to: at + 1, keys: [`share:${first?.key}`] }
  }
  const number = numberAt(tokens, at)
  if (!number) return undefined
  if (isPercent(tokens, number)) {
    const to = number.to + (tokens[number.to + 1]?.key === 'per' ? 2 : 1)
    return { kind: 'percentage', from: at, to, keys: [`percentage:${number.value}`] }
  }
  const [out, of] = tokens.slice(number.to + 1, number.to + 3)
  const isOutOf = (out?.key === 'out' && of?.key === 'of') || (out?.key === 'in' && !!numberAt(tokens, number.to + 2))
  const whole = isOutOf ? numberAt(tokens, number.to + (out.key === 'out' ? 3 : 2)) : undefined
  if (!whole || timeUnits.has(tokens[whole.to + 1]?.key ?? '')) return undefined
  return { kind: 'percentage', from: at, to: whole.to, keys: [`share:${number.value}/${whole.value}`] }
}
