interface OptionParts {
  readonly value: string
  readonly label: string
  /** Said, but no answer. */
  readonly isDisabled?: boolean
}

/** One answer of a list; what is said and what is sent may be the same text. */
export type SelectOption = string | OptionParts

/** The answers of a list as the server writes them into the page, the chosen one marked. */
export function optionsHtml(options: readonly SelectOption[], chosen: string): string {
  return options
    .map((option) => {
      const { value, label, isDisabled } = parts(option)
      const state = isDisabled ? ' disabled=""' : value === chosen ? ' selected=""' : ''
      return `<option value="${escaped(value)}"${state}>${escaped(label)}</option>`
    })
    .join('')
}

/** Puts other answers into a list of the page and chooses one; the first where it is not among them. */
export function writeOptions(list: HTMLSelectElement, options: readonly SelectOption[], chosen: string): void {
  list.replaceChildren(
    ...options.map((option) => {
      const { value, label } = parts(option)
      return new Option(label, value, false, value === chosen)
    }),
  )
}

/** True when two lists offer the same answers in the same order. */
export function sameOptions(one: readonly SelectOption[], other: readonly SelectOption[]): boolean {
  return one.length === other.length && one.every((option, place) => isSame(parts(option), parts(other[place] ?? '')))
}

/** What is sent when this answer is chosen. */
export const valueOf = (option: SelectOption): string => parts(option).value

const isSame = (one: OptionParts, other: OptionParts) => one.value === other.value && one.label === other.label

function parts(option: SelectOption): OptionParts {
  return typeof option === 'string' ? { value: option, label: option } : option
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)
}
