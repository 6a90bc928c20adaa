import { useState } from 'react'

import type { AnswerTemplateInput } from '../../graph/generated/operations.js'
import { wholeText, type TemplateText } from './template-words.js'

/** A field as it is edited: it keeps its key whatever becomes of its name and place. */
export type EditedField = TemplateText['fields'][number] & { readonly id: string }

/** A template as it is edited, with why. */
export interface EditedTemplate extends Omit<TemplateText, 'fields'> {
  readonly fields: readonly EditedField[]
  readonly note: string
}

export const emptyTemplate: TemplateText = {
  ...{ name: '', kinds: ['TRIP_PLAN', 'CONSULTATION'], subject: 'About your request ({reference})', body: '{words}' },
  fields: [{ __typename: 'AnswerTemplateField', name: 'words', label: 'Your answer', type: 'WORDS' }],
}

/** What is edited of a template, beginning with what it says. */
export function useTemplateEdits(template: TemplateText) {
  const [begun, setBegun] = useState(template)
  const [edited, setEdited] = useState(() => editedOf(template))
  const set = (part: Partial<EditedTemplate>) => setEdited({ ...edited, ...part })
  const setFields = (fields: readonly EditedField[]) => set({ fields })
  return {
    ...{ edited, set },
    isEdited: wholeText(edited) !== wholeText(begun),
    /** Begins again with what is given. */
    start: (anew: TemplateText) => {
      setBegun(anew)
      setEdited(editedOf(anew))
    },
    setField: (id: string, part: Partial<EditedField>) =>
      setFields(edited.fields.map((field) => (field.id === id ? { ...field, ...part } : field))),
    removeField: (id: string) => setFields(edited.fields.filter((field) => field.id !== id)),
    addField: () => setFields([...edited.fields, withId({ ...newField, name: '' })]),
  }
}

export type TemplateEdits = ReturnType<typeof useTemplateEdits>

const newField = { __typename: 'AnswerTemplateField', name: '', label: '', type: 'LINE' } as const

function withId(field: TemplateText['fields'][number]): EditedField {
  return { ...field, id: crypto.randomUUID() }
}

function editedOf(template: TemplateText): EditedTemplate {
  const { body, fields, kinds, name, subject } = template
  return { body, kinds, name, subject, note: '', fields: fields.map(withId) }
}

/** What is edited, as the graph takes it. */
export function templateInput({ body, fields, kinds, name, subject }: EditedTemplate): AnswerTemplateInput {
  return {
    ...{ name, kinds: [...kinds], language: 'EN', subject, body },
    fields: fields.map(({ label, name: field, type }) => ({ name: field, label, type })),
  }
}
