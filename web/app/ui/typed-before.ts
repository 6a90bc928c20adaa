let formsBefore: readonly HTMLFormElement[] = []

/** Remembers the forms of the document that React is about to take over; give it none once that is done. */
export function rememberForms(forms: Iterable<HTMLFormElement>): void {
  formsBefore = [...forms]
}

/**
 * What a form holds when its script comes: what was typed into it, also when React had to write the page anew since and
 * this form stands in the place of the one that was typed into.
 */
export function typedBefore(form: HTMLFormElement): FormData {
  const place = [...document.forms].indexOf(form)
  return new FormData(formsBefore[place] ?? form)
}
