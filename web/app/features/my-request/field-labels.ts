import { createContext, useContext } from 'react'

/** Copy of form fields by their names. */
type FieldLabels = Readonly<Record<string, { readonly label?: string }>>

/** Labels of the fields in the forms that people sent; set by the page. */
export const FieldLabelsContext = createContext<FieldLabels>({})

/** Returns a function for the label that a field has in its form. */
export function useFieldLabels(): (name: string) => string {
  const labels = useContext(FieldLabelsContext)
  return (name) => labels[name]?.label ?? name
}
