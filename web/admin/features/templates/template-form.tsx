import { replyTemplateBounds, knownFields } from '@seneb/contracts/vocabulary/reply-templates'

import { messageAt, type DeskError } from '../../graph/desk-error.js'
import { TemplateFields } from './template-fields.js'
import { kinds, kindLabels } from './template-text.js'
import { templatesCopy } from './templates.copy.js'
import type { TemplateEdits } from './use-template-edits.js'
import { CheckGroup } from '../../ui/check-group.js'
import { TextAreaField, TextField } from '../../ui/fields.js'

const copy = templatesCopy.templateForm

interface TemplateFormProps {
  readonly edits: TemplateEdits
  readonly error: DeskError | undefined
}

/** Returns the field paths at which messages of a refusal are shown. */
export function pathsOf({ edited: { fields } }: TemplateEdits): readonly string[] {
  const own = ['name', 'kinds', 'subject', 'body', 'fields'].map((name) => `template.${name}`)
  return [...own, 'note', ...fields.flatMap((_field, at) => sectionPaths(at))]
}

const sectionPaths = (at: number) => [`template.fields[${at}].name`, `template.fields[${at}].label`]

const knownFieldTexts = Object.entries(knownFields).map(([name, description]) => copy.is(name, description))

/** Name, enquiry kinds, and text of a template. */
export function TemplateFormFields({ edits, error }: TemplateFormProps) {
  const { edited, set } = edits
  return (
    <>
      <TextField
        label={copy.teamName}
        autoComplete="off"
        maxLength={replyTemplateBounds.name}
        value={edited.name}
        onValue={(name) => set({ name })}
        error={messageAt(error, 'template.name')}
      />
      <CheckGroup
        isInline
        legend={copy.legend}
        values={kinds}
        labelOf={(kind) => kindLabels[kind]}
        chosen={edited.kinds}
        onChosen={(chosen) => set({ kinds: chosen })}
        error={messageAt(error, 'template.kinds')}
      />
      <ContentFields edits={edits} error={error} />
      <TemplateFields edits={edits} error={error} />
      <TextField
        label={copy.reasonForThisChange}
        autoComplete="off"
        maxLength={replyTemplateBounds.note}
        value={edited.note}
        onValue={(note) => set({ note })}
        error={messageAt(error, 'note')}
      />
    </>
  )
}

/** Mailed text: the subject, and the body between the greeting and the signature. */
function ContentFields({ edits: { edited, set }, error }: TemplateFormProps) {
  return (
    <>
      <TextField
        label={copy.subject}
        hint={copy.subjectLinesCan}
        autoComplete="off"
        maxLength={replyTemplateBounds.subject}
        value={edited.subject}
        onValue={(subject) => set({ subject })}
        error={messageAt(error, 'template.subject')}
      />
      <TextAreaField
        label={copy.replyText}
        hint={copy.betweenTheGreeting(knownFieldTexts.join(', '))}
        rows={10}
        maxLength={replyTemplateBounds.body}
        value={edited.body}
        onValue={(body) => set({ body })}
        error={messageAt(error, 'template.body')}
      />
    </>
  )
}
