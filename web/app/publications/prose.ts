/** An element of a cleaned text. */
export interface ProseElement {
  readonly tag: string
  readonly href?: string
  readonly start?: number
  /** The name of the column, for a cell of a table. */
  readonly column?: string | undefined
  readonly children: Prose
}

/**
 * Cleaned text as plain data. Pages build elements of it instead of passing HTML to the browser, so that the Trusted
 * Types policy needs no exception (S5, D-60).
 */
export type Prose = readonly (string | ProseElement)[]

/** Type of a graph reply after its HTML is parsed: `html` and `…Html` hold prose. */
export type WithProse<T> = T extends readonly (infer Item)[]
  ? readonly WithProse<Item>[]
  : T extends object
    ? {
        readonly [Key in keyof T]: Key extends 'html' | `${string}Html`
          ? Prose | Exclude<T[Key], string>
          : WithProse<T[Key]>
      }
    : T

/** Returns the text without markup, for machine-readable descriptions. */
export function textOf(prose: Prose): string {
  const text = prose.map((node) => (typeof node === 'string' ? node : ` ${textOf(node.children)} `)).join('')
  return text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[.,;:!?)])/g, '')
    .trim()
}

/** True when a text already links to `path`, so that no second link is needed. */
export function hasLinkTo(path: string, prose: Prose): boolean {
  return prose.some((node) => typeof node !== 'string' && (node.href === path || hasLinkTo(path, node.children)))
}
