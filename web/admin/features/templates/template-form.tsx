import { replyTemplateBounds, knownFields } from '@seneb/contracts/vocabulary/reply-templates'

import { messageAt, type Refusal } from '../../graph/refusal.js'
import { TemplateFields } from './template-fields.js'
import { kinds, kindLabels } from './template-words.js'
import { templatesCopy } from './templates.copy.js'
import type { TemplateEdits } from './use-template-edits.js'
import { CheckGroup } from '../../ui/check-group.js'
import { TextAreaField, TextField } from '../../ui/fields.js'

const copy = templatesCopy.templateForm

interface TemplateFormProps {
  readonly edits: TemplateEdits
  readonly refusal: Refusal | undefined
}

/** Returns the field paths at which messages of a refusal are shown. */
export function pathsOf({ edited: { fields } }: TemplateEdits): readonly string[] {
  const own = ['name', 'kinds', 'subject', 'body', 'fields'].map((name) => `template.${name}`)
  return [...own, 'note', ...fields.flatMap((_field, at) => sectionPaths(at))]
}

const sectionPaths = (at: number) => [`template.fields[${at}].name`, `template.fields[${at}].label`]

const known = Object.entries(knownFields).map(([name, words]) => copy.is(name, words))

/** Name, enquiry kinds, and text of a template. */
export function TemplateFormFields({ edits, refusal }: TemplateFormProps) {
  const { edited, set } = edits
  return (
    <>
      <TextField
        label={copy.whatTheTeamCalls}
        autoComplete="off"
        maxLength={replyTemplateBounds.name}
        value={edited.name}
        onValue={(name) => set({ name })}
        error={messageAt(refusal, 'template.name')}
      />
      <CheckGroup
        isInline
        legend={copy.legend}
        values={kinds}
        words={(kind) => kindLabels[kind]}
        chosen={edited.kinds}
        onChosen={(chosen) => set({ kinds: chosen })}
        error={messageAt(refusal, 'template.kinds')}
      />
      <Words edits={edits} refusal={refusal} />
      <TemplateFields edits={edits} refusal={refusal} />
      <TextField
        label={copy.reasonForThisChange}
        autoComplete="off"
        maxLength={replyTemplateBounds.note}
        value={edited.note}
        onValue={(note) => set({ note })}
        error={messageAt(refusal, 'note')}
      />
    </>
  )
}

/** Mailed text: the subject, and the body between the greeting and the signature. */
function Words({ edits: { edited, set }, refusal }: TemplateFormProps) {
  return (
    <>
      <TextField
        label={copy.subject}
        hint={copy.subjectLinesCan}
        autoComplete="off"
        maxLength={replyTemplateBounds.subject}
        value={edited.subject}
        onValue={(subject) => set({ subject })}
        error={messageAt(refusal, 'template.subject')}
      />
      <TextAreaField
        label={copy.whatTheAnswerSays}
        hint={copy.betweenTheGreeting(known.join(', '))}
        rows={10}
        maxLength={replyTemplateBounds.body}
        value={edited.body}
        onValue={(body) => set({ body })}
        error={messageAt(refusal, 'template.body')}
      />
    </>
  )
}
