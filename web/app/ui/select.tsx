import { classNames } from '@seneb/ui/class-names'
import { ChevronDown } from 'lucide-react'
import { useLayoutEffect, useRef, type SelectHTMLAttributes } from 'react'

interface OptionFields {
  readonly value: string
  readonly label: string
  /** True for an option that is shown but cannot be chosen. */
  readonly isDisabled?: boolean
}

/** Option of a list; its label and its value may be the same text. */
export type SelectOption = string | OptionFields

type Placeholder = string | undefined

interface SelectProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'children' | 'value' | 'defaultValue'> {
  /** Chosen value of a controlled list. */
  readonly value?: string
  /** Initial value of an uncontrolled list. */
  readonly defaultValue?: string
  /** Text shown while nothing is chosen; without it one of the options is always chosen. */
  readonly placeholder?: string | undefined
  readonly options: readonly SelectOption[]
  /**
   * Text shown instead of the options until the script brings them. It is for a long list that a form can do without,
   * because laying out every option delays a phone's first readable content.
   */
  readonly until?: string
}

/**
 * A choice of many with the browser's own list: works by keyboard, on every phone and without JavaScript. With a mouse,
 * select.css limits its height (SHELL-29). React owns the list but not its options, because processing a thousand of
 * them would delay the form.
 */
export function Select({ className, placeholder, options, until, ...rest }: SelectProps) {
  const chosen = rest.value ?? rest.defaultValue ?? ''
  const all = { placeholder, options, until }
  const list = useOptions(all, chosen)
  return (
    <span className="select-box">
      <select
        ref={list}
        className={classNames(className, 'select')}
        {...rest}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: htmlOnServer(all, chosen) }}
      />
      <ChevronDown aria-hidden size={20} className="select-sign" />
    </span>
  )
}

interface SelectContent {
  readonly placeholder: Placeholder
  readonly options: readonly SelectOption[]
  readonly until: string | undefined
}

/** The server renders the options; a browser keeps those of the page, or gets them by `useOptions`. */
function htmlOnServer(content: SelectContent, chosen: string): string {
  return typeof document === 'undefined' ? optionsHtml(servedOptions(content, chosen), chosen) : ''
}

/** Returns all options, or the text shown in their place; the chosen one is always included. */
function servedOptions({ placeholder, options, until }: SelectContent, chosen: string): readonly SelectOption[] {
  if (until === undefined) return withPlaceholder(placeholder, options)
  const chosenOptions = options.filter((option) => valueOf(option) === chosen)
  return [...withPlaceholder(placeholder, chosenOptions), { value: '', label: until, isDisabled: true }]
}

function withPlaceholder(placeholder: Placeholder, options: readonly SelectOption[]): readonly SelectOption[] {
  return placeholder === undefined ? options : [{ value: '', label: placeholder }, ...options]
}

/** Updates the options of the list to the given ones; the server's options stay until others come. */
function useOptions({ placeholder, options, until }: SelectContent, chosen: string) {
  const list = useRef<HTMLSelectElement>(null)
  const written = useRef<WrittenOptions>(undefined)

  useLayoutEffect(() => {
    if (!list.current || isWritten(written.current, placeholder, options)) return
    if (until !== undefined && options.length === 0 && list.current.length > 0) return
    if (written.current || until !== undefined || list.current.length === 0) {
      writeOptions(list.current, withPlaceholder(placeholder, options), chosen)
    }
    written.current = { placeholder, options }
  }, [placeholder, options, until, chosen])

  return list
}

type WrittenOptions = Omit<SelectContent, 'until'>

/** Whether the options are already rendered; a list must not be rewritten while a person has it open. */
function isWritten(
  written: WrittenOptions | undefined,
  placeholder: Placeholder,
  options: readonly SelectOption[],
): boolean {
  if (written === undefined || written.placeholder !== placeholder) return false
  return written.options === options || sameOptions(written.options, options)
}

/** Renders the options of the list on the server, with the chosen one marked. */
export function optionsHtml(options: readonly SelectOption[], chosen: string): string {
  return options
    .map((option) => {
      const { value, label, isDisabled } = toFields(option)
      const state = isDisabled ? ' disabled=""' : value === chosen ? ' selected=""' : ''
      return `<option value="${escaped(value)}"${state}>${escaped(label)}</option>`
    })
    .join('')
}

/** Replaces the options of a list in the page and chooses one; the first when it is not among them. */
function writeOptions(list: HTMLSelectElement, options: readonly SelectOption[], chosen: string): void {
  list.replaceChildren(
    ...options.map((option) => {
      const { value, label } = toFields(option)
      return new Option(label, value, false, value === chosen)
    }),
  )
}

/** True when two lists offer the same answers in the same order. */
export function sameOptions(one: readonly SelectOption[], other: readonly SelectOption[]): boolean {
  return (
    one.length === other.length && one.every((option, index) => isSame(toFields(option), toFields(other[index] ?? '')))
  )
}

const valueOf = (option: SelectOption): string => toFields(option).value

const isSame = (one: OptionFields, other: OptionFields) => one.value === other.value && one.label === other.label

function toFields(option: SelectOption): OptionFields {
  return typeof option === 'string' ? { value: option, label: option } : option
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)
}
