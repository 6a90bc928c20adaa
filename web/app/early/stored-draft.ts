/** Values typed into a form and not sent, as stored in the tab's session storage. */
export interface StoredDraft {
  readonly values: object
  /** The link's prefilled answers with which the draft was started. */
  readonly prefill: string
  /** Under which key it is sent; a copy of the tab has the same. */
  readonly attempt?: string
}

/** Returns the draft stored under this name, or undefined when there is none or it is malformed. */
export function readDraft(item: string): StoredDraft | undefined {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(item) ?? 'null')
    return isDraft(draft) ? draft : undefined
  } catch {
    // Storage may be denied.
    return undefined
  }
}

/** Stores typed values until the tab is closed; without a draft, deletes stored ones. */
export function writeDraft(item: string, draft: StoredDraft | undefined): void {
  try {
    if (draft) sessionStorage.setItem(item, JSON.stringify(draft))
    else sessionStorage.removeItem(item)
  } catch {
    // Storage may be denied or full; the draft then lasts until the page is left.
  }
}

function isDraft(draft: unknown): draft is StoredDraft {
  if (typeof draft !== 'object' || draft === null) return false
  const { prefill, values } = draft as Partial<StoredDraft>
  return typeof prefill === 'string' && typeof values === 'object'
}

/**
 * Restores drafts into the document's forms before hydration, so that the visitor never sees an empty form first. A
 * form submitted without a script arrives with its answers and is left unchanged.
 */
export function restoreDrafts(page: Document): void {
  for (const form of page.querySelectorAll<HTMLFormElement>('form[data-draft]:not([data-answered])')) {
    const draft = readDraft(form.dataset['draft'] ?? '')
    if (!draft) continue
    const values = new Map<string, unknown>(Object.entries(withLink(draft, form.dataset['begun'] ?? '')))
    for (const control of form.elements) fill(control, values)
    form.dataset['restored'] = ''
  }
}

/** Returns the draft with the answers of a new link merged in (`FormDraft.resumed` does the same). */
function withLink({ prefill, values }: StoredDraft, initial: string): object {
  if (initial === prefill || initial === '') return values
  return { ...values, ...(JSON.parse(initial) as object) }
}

function fill(control: Element, values: ReadonlyMap<string, unknown>): void {
  const value = values.get((control as HTMLInputElement).name)
  if (control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type)) {
    // Ticks are not part of a draft; the browser may have restored them itself.
    if (Array.isArray(value)) control.checked = value.includes(control.value)
    else control.checked = typeof value === 'string' ? value === control.value : control.defaultChecked
  } else if (typeof value === 'string' && 'value' in control) control.value = value
}
