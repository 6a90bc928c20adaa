import { createContext } from 'react'

/** Whether the fields of the form can only be read. A fieldset locks controls, but not the editor of prose. */
export const FormLocked = createContext(false)
