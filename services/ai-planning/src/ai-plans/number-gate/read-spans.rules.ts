import type { Reader } from './figure.rules.js'
import { stemOf, type Token } from './gate-tokens.rules.js'
import { timeUnits } from './gate-words.rules.js'
import { numberAt, ranged } from './read-numbers.rules.js'

/** '9:30', '10 am', 'noon', "eight o'clock". */
export const timeAt: Reader = (tokens, at) => {
  const [first, next, after] = [tokens[at], tokens[at + 1], tokens[at + 2]]
  if (first?.key === 'noon' || first?.key === 'midnight') {
    return { kind: 'time', from: at, to: at, keys: [`time:${first.key}`] }
  }
  if (first?.kind === 'number' && next?.text === ':' && next.glued && after?.glued && after.kind === 'number') {
    return { kind: 'time', from: at, to: at + 2, keys: [`time:${first.text}:${after.text}`] }
  }
  const number = numberAt(tokens, at)
  const unit = number && tokens[number.to + 1]
  if (!number || !unit) return undefined
  const isDotted = /^[ap]$/.test(unit.key) && tokens[number.to + 2]?.text === '.' && tokens[number.to + 3]?.key === 'm'
  if (!isDotted && !/^(?:am|pm|o'clock|h|hrs)$/.test(unit.key)) return undefined
  return { kind: 'time', from: at, to: number.to + (isDotted ? 3 : 1), keys: [`time:${number.value}${unit.key[0]}`] }
}

const articles: ReadonlySet<string> = new Set(['a', 'an', 'each', 'per', 'every'])
const beforeSpans: ReadonlySet<string> = new Set(
  'for after in within of about only just stay least half lasts takes'.split(' '),
)
const betweenNumberAndUnit: ReadonlySet<string> = new Set(
  'full working whole more extra calendar business further quiet additional clear good - consecutive short long free'.split(
    ' ',
  ),
)

/** '7 nights', 'a week' after 'for', 'day 3', '5 to 8 nights'. */
export const spanAt: Reader = (tokens, at) => {
  const first = tokens[at]
  if (articles.has(first?.key ?? '') && beforeSpans.has(tokens[at - 1]?.key ?? '')) {
    const unit = timeUnits.get(tokens[at + 1]?.key ?? '')
    return unit && { kind: 'duration', from: at, to: at + 1, keys: [`${unit[0]}s:${unit[1]}`] }
  }
  if (first?.key === 'fortnight') return { kind: 'duration', from: at, to: at, keys: ['days:14'] }
  const number = numberAt(tokens, at)
  if (!number) return undefined
  const position = positionBefore(tokens, at)
  const placed = position && timeUnits.get(position.key)
  if (placed && !/^(?:min|mins|hour|hours)$/.test(position.key)) {
    return {
      kind: 'duration',
      from: at,
      to: number.to,
      keys: [`${position.key.replace(/s$/, '')}-number:${number.value}`],
    }
  }
  if (number.isOrdinal && number.value !== undefined && number.value > 2) {
    const unit = timeUnits.get(tokens[number.to + 1]?.key ?? '')
    if (unit)
      return {
        kind: 'duration',
        from: at,
        to: number.to + 1,
        keys: [`${stemOf(tokens[number.to + 1]?.key ?? '')}-number:${number.value}`],
      }
  }
  if (number.isOrdinal) return undefined
  const end = ranged(tokens, number).to
  const skip = betweenNumberAndUnit.has(tokens[end + 1]?.key ?? '') ? 1 : 0
  const unit = timeUnits.get(tokens[end + 1 + skip]?.key ?? '')
  if (!unit) return undefined
  const to = end === number.to ? end + 1 + skip : number.to
  return { kind: 'duration', from: at, to, keys: [`${unit[0]}s:${(number.value ?? NaN) * unit[1]}`] }
}

/** What places a number, as 'day' does in 'day 3' and for both numbers of 'days 3 to 5'. */
function positionBefore(tokens: readonly Token[], at: number): Token | undefined {
  let before = at - 1
  for (let steps = 0; steps < 3 && tokens[before - 1]?.kind === 'number'; steps++) {
    if (!/^(?:to|-|and|or|,)$/.test(tokens[before]?.key ?? '')) break
    before -= 2
  }
  // In '7 days 3 hotels' the days have a number of their own.
  return tokens[before - 1]?.kind === 'number' ? undefined : tokens[before]
}
