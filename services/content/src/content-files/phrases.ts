import type { FieldMistake } from './check-written.js'

/** Sentences, or lists of them, by the names under which facts use them. */
export type Phrases = ReadonlyMap<string, string | readonly string[]>

/** A value with its phrases in place, and the mistakes in their names. */
export interface Phrased {
  readonly data: unknown
  readonly mistakes: readonly FieldMistake[]
}

/** Puts the phrase in place of each `use: name`; in a list, those of a list one by one. */
export function withPhrases(data: unknown, phrases: Phrases, path = ''): Phrased {
  if (isUse(data)) {
    const phrase = phrases.get(data.use)
    const ignored = Object.keys(data).filter((name) => name !== 'use')
    const mistakes = ignored.map((name) => ({ path, message: `"${name}" beside the phrase "${data.use}" is not read` }))
    if (phrase !== undefined) return { data: phrase, mistakes }
    return { data: '', mistakes: [{ path, message: `there is no phrase "${data.use}"` }] }
  }
  if (Array.isArray(data)) {
    const items = data.map((item: unknown, i) => withPhrases(item, phrases, `${path}[${i}]`))
    return {
      data: items.flatMap((item, i) => (isUse(data[i]) ? item.data : [item.data])),
      mistakes: items.flatMap(({ mistakes }) => mistakes),
    }
  }
  if (data === null || typeof data !== 'object') return { data, mistakes: [] }
  const fields = Object.entries(data).map(
    ([name, value]) => [name, withPhrases(value, phrases, path === '' ? name : `${path}.${name}`)] as const,
  )
  return {
    data: Object.fromEntries(fields.map(([name, field]) => [name, field.data])),
    mistakes: fields.flatMap(([, { mistakes }]) => mistakes),
  }
}

/** Finds a group of phrases that is empty or holds no names, such as a text. */
export function groupMistakes(group: unknown, path: string): FieldMistake[] {
  const isGroup = group !== null && typeof group === 'object' && !Array.isArray(group) && Object.keys(group).length > 0
  return isGroup ? [] : [{ path, message: `${path} is no group of phrases with a name each` }]
}

/** Adds named sentences and lists, each of which may use those before it. */
export function addPhrases(
  written: unknown,
  phrases: Phrases,
  path: string,
): { phrases: Phrases; mistakes: FieldMistake[] } {
  const all = new Map(phrases)
  const mistakes: FieldMistake[] = []
  for (const [name, value] of Object.entries(written ?? {})) {
    const fullPath = path === '' ? name : `${path}.${name}`
    const phrased = withPhrases(value, all, fullPath)
    mistakes.push(...phrased.mistakes)
    const texts = [phrased.data].flat()
    if (texts.length > 0 && texts.every((text) => typeof text === 'string' && text !== '')) {
      all.set(name, phrased.data as string | readonly string[])
    } else if (phrased.mistakes.length === 0) {
      mistakes.push({ path: fullPath, message: `${fullPath} is no sentence and no list of sentences` })
    }
  }
  return { phrases: all, mistakes }
}

function isUse(value: unknown): value is { readonly use: string } {
  return value !== null && typeof value === 'object' && 'use' in value && typeof value.use === 'string'
}
