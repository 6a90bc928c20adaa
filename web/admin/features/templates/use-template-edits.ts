import { useState } from 'react'

import type { ReplyTemplateInput } from '../../graph/generated/templates/graphql.js'
import { useStoredDraft } from '../../session/stored-draft.js'
import { entireText, type TemplateText } from './template-text.js'
import { templatesCopy } from './templates.copy.js'

const copy = templatesCopy.useTemplateEdits

/** Edited field; its key stays the same when its name or position changes. */
export type EditedField = TemplateText['fields'][number] & { readonly id: string }

/** Edited template, with the reason for the edit. */
export interface EditedTemplate extends Omit<TemplateText, 'fields'> {
  readonly fields: readonly EditedField[]
  readonly note: string
}

const emptyTemplate: TemplateText = {
  name: '',
  kinds: ['TRIP_PLAN', 'CONSULTATION'],
  subject: copy.aboutYourRequestReference,
  body: '{words}',
  fields: [{ __typename: 'ReplyTemplateField', name: 'words', label: copy.yourReply, type: 'WORDS' }],
}

/** Unsaved edits of a template kept in browser storage, and the version on which they are based. */
interface StoredTemplate {
  readonly version: number
  readonly edited: EditedTemplate
}

/** A template that does not exist yet. */
const unsaved = { key: 'new', version: 0, ...emptyTemplate }

/** Returns the edits of a template, starting from its content or from edits left unsaved earlier. */
export function useTemplateEdits(
  template: TemplateText & { readonly key: string; readonly version: number } = unsaved,
) {
  const [stored, store] = useStoredDraft<StoredTemplate>(`template.${template.key}`)
  const [initial, setStarted] = useState<TemplateText>(template)
  const [seen, setViewed] = useState(stored?.version ?? template.version)
  const [edited, setEdited] = useState(() => stored?.edited ?? editedOf(template))
  const isUnsavedIn = (one: EditedTemplate) => entireText(one) !== entireText(initial) || one.note !== ''
  const set = (part: Partial<EditedTemplate>) => {
    const changed = { ...edited, ...part }
    setEdited(changed)
    store(isUnsavedIn(changed) ? { version: seen, edited: changed } : undefined)
  }
  const setFields = (fields: readonly EditedField[]) => set({ fields })
  return {
    edited,
    set,
    seen,
    isEdited: entireText(edited) !== entireText(initial),
    isUnsaved: isUnsavedIn(edited),
    discard: () => store(undefined),
    /** Continues with the same text over another version. */
    see: (version: number) => {
      setViewed(version)
      store({ version, edited })
    },
    /** Restarts editing with the given content. */
    start: (content: TemplateText, version: number) => {
      setStarted(content)
      setEdited(editedOf(content))
      setViewed(version)
      store(undefined)
    },
    setField: (id: string, part: Partial<EditedField>) =>
      setFields(edited.fields.map((field) => (field.id === id ? { ...field, ...part } : field))),
    removeField: (id: string) => setFields(edited.fields.filter((field) => field.id !== id)),
    addField: () => setFields([...edited.fields, withId({ ...newField, name: '' })]),
  }
}

export type TemplateEdits = ReturnType<typeof useTemplateEdits>

const newField = { __typename: 'ReplyTemplateField', name: '', label: '', type: 'LINE' } as const

function withId(field: TemplateText['fields'][number]): EditedField {
  return { ...field, id: crypto.randomUUID() }
}

function editedOf(template: TemplateText): EditedTemplate {
  const { body, fields, kinds, name, subject } = template
  return { body, kinds, name, subject, note: '', fields: fields.map(withId) }
}

/** Returns the edited template as GraphQL input. */
export function templateInput({ body, fields, kinds, name, subject }: EditedTemplate): ReplyTemplateInput {
  return {
    name,
    kinds: [...kinds],
    language: 'EN',
    subject,
    body,
    fields: fields.map(({ label, name: field, type }) => ({ name: field, label, type })),
  }
}
