import { readDraft, writeDraft } from '../early/stored-draft.js'

/** What was typed into a form and not sent. */
export interface FormDraft<Values> {
  /** Names the form in the tab's storage, and to the script that fills it in before React comes. */
  readonly key: string
  /** Names the answers of the link that a form begins with. */
  readonly begunWith: (initial: Values) => string
  readonly stored: () => Values | undefined
  /** What the form begins with: the draft, into which another link than before puts its answers. */
  readonly resumed: (initial: Values) => Values
  readonly store: (values: Values, initial: Values) => void
  readonly forget: () => void
}

/**
 * Stores what was typed for as long as the tab is there, in its session storage and in no other: a reload, a page that
 * the phone has put away or a look at another page loses nothing. What is as untouched as `empty` is not stored.
 */
export function formDraft<Values extends object>(key: string, empty: Values): FormDraft<Values> {
  // The server renders for everybody and stores nothing of anybody.
  const read = () => (typeof document === 'undefined' ? undefined : readDraft(key))
  const stored = (): Values | undefined => {
    const draft = read()
    // Of another release's fields only those that are still asked.
    return draft && (pick(draft.values, empty) as Values)
  }
  return {
    key,
    begunWith: keyOf,
    stored,
    resumed: (initial) => {
      const draft = stored()
      if (!draft || read()?.begunWith === keyOf(initial)) return draft ?? initial
      return { ...draft, ...answered(initial) }
    },
    store: (values, initial) => {
      const isUntouched =
        JSON.stringify(values) === JSON.stringify(empty) || JSON.stringify(values) === JSON.stringify(initial)
      writeDraft(key, isUntouched ? undefined : { values, begunWith: keyOf(initial) })
    },
    forget: () => writeDraft(key, undefined),
  }
}

function pick(values: object, empty: object): object {
  const stored = new Map<string, unknown>(Object.entries(values))
  const known = Object.entries(empty).map(([name, nothing]) => {
    const value = stored.get(name)
    const fits = typeof value === typeof nothing && Array.isArray(value) === Array.isArray(nothing)
    return [name, fits ? value : (nothing as unknown)]
  })
  return Object.fromEntries(known) as object
}

const keyOf = (initial: object): string => JSON.stringify(answered(initial))

function answered<Values extends object>(initial: Values): Partial<Values> {
  const texts = Object.entries(initial).filter(([, answer]) => typeof answer === 'string' && answer !== '')
  return Object.fromEntries(texts) as Partial<Values>
}
