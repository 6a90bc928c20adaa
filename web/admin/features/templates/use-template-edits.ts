import { useMemo } from 'react'

import type { ReplyTemplateInput } from '../../graph/generated/templates/graphql.js'
import { useEdits } from '../../session/use-edits.js'
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

/** A template that does not exist yet. */
const unsaved = { key: 'new', version: 0, ...emptyTemplate }

/** Returns the edits of a template. */
export function useTemplateEdits(
  template: TemplateText & { readonly key: string; readonly version: number } = unsaved,
) {
  const original = useMemo(() => fieldsWithIds(template), [template])
  const { key: id, version } = template
  const {
    content,
    note,
    set: setText,
    ...edits
  } = useEdits({
    of: 'template',
    id,
    version,
    content: original,
    textOf: entireText,
  })
  const set = ({ note: nextNote = note, ...part }: Partial<EditedTemplate>) =>
    setText({ ...content, ...part }, nextNote)
  const setFields = (fields: readonly EditedField[]) => set({ fields })
  return {
    ...edits,
    edited: { ...content, note },
    set,
    /** Continues from content that is saved as a version; text typed during the save stays an edit. */
    saved: ({ note: sentNote, ...sent }: EditedTemplate, next: number, createdKey?: string) =>
      edits.saved({ content: sent, note: sentNote }, next, createdKey),
    /** Returns another version with the edits made here. */
    over: (other: TemplateText) => edits.over(fieldsWithIds(other)),
    /** Continues over another version: its text, except for the edits made here. */
    rebase: (other: TemplateText, next: number) => edits.rebase(fieldsWithIds(other), next),
    /** Restarts editing with the given content. */
    start: (from: TemplateText, next: number) => edits.start(fieldsWithIds(from), next),
    setField: (fieldId: string, part: Partial<EditedField>) =>
      setFields(content.fields.map((field) => (field.id === fieldId ? { ...field, ...part } : field))),
    removeField: (fieldId: string) => setFields(content.fields.filter((field) => field.id !== fieldId)),
    addField: () => setFields([...content.fields, withId({ ...newField, name: '' })]),
  }
}

export type TemplateEdits = ReturnType<typeof useTemplateEdits>

const newField = { __typename: 'ReplyTemplateField', name: '', label: '', type: 'LINE' } as const

function withId(field: TemplateText['fields'][number]): EditedField {
  return { ...field, id: crypto.randomUUID() }
}

function fieldsWithIds({ body, fields, kinds, name, subject }: TemplateText): Omit<EditedTemplate, 'note'> {
  return { body, kinds, name, subject, fields: fields.map(withId) }
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
