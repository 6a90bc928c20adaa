import { replyTemplateBounds, knownFields } from '@seneb/contracts/vocabulary/reply-templates'

import { sentenceAt, type Refusal } from '../../graph/refusal.js'
import { TemplateFields } from './template-fields.js'
import { kinds, kindWords } from './template-words.js'
import type { TemplateEdits } from './use-template-edits.js'
import { CheckGroup } from '../../ui/check-group.js'
import { TextAreaField, TextField } from '../../ui/fields.js'

interface TemplateFormProps {
  readonly edits: TemplateEdits
  readonly refusal: Refusal | undefined
}

/** Returns the field paths at which messages of a refusal are shown. */
export function pathsOf({ edited: { fields } }: TemplateEdits): readonly string[] {
  const own = ['name', 'kinds', 'subject', 'body', 'fields'].map((name) => `template.${name}`)
  return [...own, 'note', ...fields.flatMap((_field, at) => partPaths(at))]
}

const partPaths = (at: number) => [`template.fields[${at}].name`, `template.fields[${at}].label`]

const known = Object.entries(knownFields).map(([name, words]) => `{${name}} is ${words}`)

/** Name, enquiry kinds, and text of a template. */
export function TemplateFormFields({ edits, refusal }: TemplateFormProps) {
  const { edited, set } = edits
  return (
    <>
      <TextField
        label="What the team calls it"
        autoComplete="off"
        maxLength={replyTemplateBounds.name}
        value={edited.name}
        onValue={(name) => set({ name })}
        error={sentenceAt(refusal, 'template.name')}
      />
      <CheckGroup
        isInline
        legend="For which enquiries"
        values={kinds}
        words={(kind) => kindWords[kind]}
        chosen={edited.kinds}
        onChosen={(chosen) => set({ kinds: chosen })}
        error={sentenceAt(refusal, 'template.kinds')}
      />
      <Words edits={edits} refusal={refusal} />
      <TemplateFields edits={edits} refusal={refusal} />
      <TextField
        label="Reason for this change"
        autoComplete="off"
        maxLength={replyTemplateBounds.note}
        value={edited.note}
        onValue={(note) => set({ note })}
        error={sentenceAt(refusal, 'note')}
      />
    </>
  )
}

/** Mailed text: the subject, and the body between the greeting and the signature. */
function Words({ edits: { edited, set }, refusal }: TemplateFormProps) {
  return (
    <>
      <TextField
        label="Subject"
        hint="Subject lines can be seen by others: do not mention health; only {reference} is filled in."
        autoComplete="off"
        maxLength={replyTemplateBounds.subject}
        value={edited.subject}
        onValue={(subject) => set({ subject })}
        error={sentenceAt(refusal, 'template.subject')}
      />
      <TextAreaField
        label="What the answer says"
        hint={`Between the greeting and who wrote it. {words} stands for the field of that name; ${known.join(', ')}.`}
        rows={10}
        maxLength={replyTemplateBounds.body}
        value={edited.body}
        onValue={(body) => set({ body })}
        error={sentenceAt(refusal, 'template.body')}
      />
    </>
  )
}
