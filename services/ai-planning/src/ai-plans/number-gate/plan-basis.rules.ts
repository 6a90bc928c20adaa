import { isCalendarDay, type CalendarDay } from '../calendar.rules.js'
import { toLegible, tokenize, type Token } from './gate-tokens.rules.js'
import { keysOfDate } from './read-dates.rules.js'
import { figuresIn } from './read-figures.rules.js'
import { pairKey, type KnownTerms } from './read-names.rules.js'

/** Sources of a plan, for all its figures and names. */
export interface PlanSources {
  /** Our texts: catalogue content, results our rules calculate from it, and evidence a person has attached. */
  readonly texts: readonly string[]
  /** Texts the patient typed: a source of words and figures, but not of prices. */
  readonly answers: readonly string[]
  /** Amounts the patient named, in US dollars. */
  readonly dollars: readonly number[]
  /** Calendar days that the stay or an answer names. */
  readonly days: readonly (CalendarDay | undefined)[]
  /** The last day of the stay; each day up to it may be named by its number. */
  readonly lastDay: number
}

/** The sources in parsed form, so that many lines can be checked. */
export interface PlanBasis extends KnownTerms {
  readonly keys: ReadonlySet<string>
}

/** Parses the sources of a plan. */
export function planBasis({ answers, days, dollars, lastDay, texts }: PlanSources): PlanBasis {
  const lines = [...texts, ...answers].map((text) => tokenize(toLegible(text)))
  const keys = new Set(lines.flatMap((tokens, i) => keysOf(tokens, i < texts.length)))
  for (const amount of dollars) keys.add(`money:USD:${amount}`)
  for (const day of days) if (isCalendarDay(day)) for (const key of keysOfDate(day)) keys.add(key)
  for (let day = 1; day <= lastDay; day++) keys.add(`day-number:${day}`)
  for (const nights of [lastDay - 1]) keys.add(`nights:${nights}`).add(`days:${nights}`).add(`days:${lastDay}`)
  const wordTokens = lines.flatMap((tokens) => tokens.filter(({ kind }) => kind === 'word'))
  return {
    keys,
    words: new Set(wordTokens.map(({ key }) => key)),
    names: new Set(wordTokens.flatMap(({ key, text }) => (/^\p{Lu}/u.test(text) ? [key] : []))),
    pairs: new Set(lines.flatMap((tokens) => tokens.slice(1).flatMap((token, i) => pairKeys(tokens[i], token)))),
  }
}

function keysOf(tokens: readonly Token[], allowsPrices: boolean): string[] {
  return figuresIn(tokens).flatMap(({ keys, kind }) => {
    if (kind === 'money' && !allowsPrices) return []
    return keys.flatMap((key) => (isCalendarDay(key.slice(5)) ? keysOfDate(key.slice(5)) : [key]))
  })
}

const pairKeys = (before: Token | undefined, token: Token) => (before ? [pairKey(before, token)] : [])
