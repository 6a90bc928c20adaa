let formsBefore: readonly HTMLFormElement[] = []

/** Remembers the forms of the document that is about to be hydrated; give it none once that is done. */
export function rememberForms(forms: Iterable<HTMLFormElement>): void {
  formsBefore = [...forms]
}

/**
 * What was typed into a form before hydration, also when React rendered the whole page again since and this form stands
 * in the place of the one that was typed into.
 */
export function valuesBeforeHydration(form: HTMLFormElement): FormData {
  const place = [...document.forms].indexOf(form)
  return new FormData(formsBefore[place] ?? form)
}
