import { readDraft, writeDraft } from '../early/stored-draft.js'

/** Unsent values typed into a form. */
export interface FormDraft<Values> {
  /** Name of its item in the tab's storage, by which the early script restores it before React runs. */
  readonly key: string
  /** Identifies the answers of the link that a form started with. */
  readonly initialValues: (initial: Values) => string
  readonly stored: () => Values | undefined
  /** Returns the initial values: the draft, with the answers of the link merged in when the link has changed. */
  readonly resumed: (initial: Values) => Values
  readonly store: (values: Values, initial: Values) => void
  readonly clear: () => void
  /** The key under which the draft is sent, which lives as long as the draft does; none without a draft. */
  readonly attempt: () => string | undefined
  /** Gives the draft a new idempotency key, so that it is sent as another form. */
  readonly renewAttempt: () => void
}

interface DraftOptions<Values> {
  /** Fields that are not stored on the device, such as a passport number. */
  readonly without?: readonly (keyof Values)[]
}

/**
 * Stores typed values in the tab's session storage only, until the tab is closed. They survive a reload, navigation,
 * and a page discarded by the phone. Values equal to `empty` are not stored. Ticks are never stored: consent requires
 * an action, so they return as in the untouched form.
 */
export function formDraft<Values extends object>(
  key: string,
  empty: Values,
  { without = [] }: DraftOptions<Values> = {},
): FormDraft<Values> {
  // The server renders for all visitors and stores no visitor's data.
  const read = () => (typeof document === 'undefined' ? undefined : readDraft(key))
  const stored = (): Values | undefined => {
    const draft = read()
    // Keeps only fields that the form has, because the draft may come from another release.
    return draft && withoutTicks(pick(draft.values, empty) as Values, empty)
  }
  return {
    key,
    initialValues: keyOf,
    stored,
    resumed: (initial) => {
      const draft = stored()
      if (!draft || read()?.prefill === keyOf(initial)) return draft ?? initial
      return { ...draft, ...filledTexts(initial) }
    },
    store: (values, initial) => {
      const omitted = Object.fromEntries(without.map((name) => [name, empty[name]]))
      const typed = { ...withoutTicks(values, empty), ...omitted }
      const isUntouched = [empty, withoutTicks(initial, empty)].some((form) => sameText(typed, form))
      const attempt = read()?.attempt ?? crypto.randomUUID()
      writeDraft(key, isUntouched ? undefined : { values: typed, prefill: keyOf(initial), attempt })
    },
    clear: () => writeDraft(key, undefined),
    attempt: () => read()?.attempt,
    renewAttempt: () => {
      const draft = read()
      if (draft) writeDraft(key, { ...draft, attempt: crypto.randomUUID() })
    },
  }
}

/**
 * Returns these answers with every checkbox in its initial state, because only a person's own click gives a consent.
 */
export function withoutTicks<Values extends object>(values: Values, empty: object): Values {
  const ticks = Object.entries(empty).filter(([, nothing]) => typeof nothing === 'boolean')
  return { ...values, ...Object.fromEntries(ticks) }
}

function sameText(one: object, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

function pick(values: object, empty: object): object {
  const stored = new Map<string, unknown>(Object.entries(values))
  const entries = Object.entries(empty).map(([name, nothing]) => {
    const value = stored.get(name)
    const fits = typeof value === typeof nothing && Array.isArray(value) === Array.isArray(nothing)
    return [name, fits ? value : (nothing as unknown)]
  })
  return Object.fromEntries(entries) as object
}

const keyOf = (initial: object): string => JSON.stringify(filledTexts(initial))

function filledTexts<Values extends object>(initial: Values): Partial<Values> {
  const texts = Object.entries(initial).filter(([, value]) => typeof value === 'string' && value !== '')
  return Object.fromEntries(texts) as Partial<Values>
}
