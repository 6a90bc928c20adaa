/** What was typed into a form and not sent. */
export interface FormDraft<Values> {
  readonly stored: () => Values | undefined
  /** What the form begins with: the draft, into which another link than before puts its answers. */
  readonly resumed: (initial: Values) => Values
  readonly store: (values: Values, initial: Values) => void
  readonly forget: () => void
}

/**
 * Stores what was typed while the person looks at other pages and comes back. In memory of the page only: nothing of an
 * unfinished enquiry is written to the device.
 */
export function formDraft<Values extends object>(): FormDraft<Values> {
  let draft: Values | undefined
  /** The answers of the link that the draft was begun with. */
  let begunWith = ''
  return {
    stored: () => draft,
    resumed: (initial) => {
      if (!draft || begunWith === keyOf(initial)) return draft ?? initial
      return { ...draft, ...answered(initial) }
    },
    store: (values, initial) => {
      // The server renders for everybody and stores nothing of anybody.
      if (typeof document === 'undefined') return
      draft = values
      begunWith = keyOf(initial)
    },
    forget: () => {
      draft = undefined
    },
  }
}

const keyOf = (initial: object): string => JSON.stringify(answered(initial))

function answered<Values extends object>(initial: Values): Partial<Values> {
  const texts = Object.entries(initial).filter(([, answer]) => typeof answer === 'string' && answer !== '')
  return Object.fromEntries(texts) as Partial<Values>
}
