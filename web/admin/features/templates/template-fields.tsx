import { replyTemplateBounds } from '@seneb/contracts/vocabulary/reply-templates'
import { Button } from '@seneb/ui/button'
import { FieldError } from '@seneb/ui/field'
import { Plus, Trash2 } from 'lucide-react'
import { useRef } from 'react'

import type { ReplyFieldType } from '../../graph/generated/templates/graphql.js'
import { messageAt, type DeskError } from '../../graph/desk-error.js'
import { DeskIconButton } from '../../ui/desk-icon-button.js'
import { useFieldError } from '../../ui/field-error.js'
import { useSentRows } from '../../ui/use-sent-rows.js'
import { fieldTypes } from './template-text.js'
import { templatesCopy } from './templates.copy.js'
import type { EditedField, TemplateEdits } from './use-template-edits.js'
import { SelectField, TextField } from '../../ui/fields.js'

const copy = templatesCopy.templateFields

interface TemplateFieldsProps {
  readonly edits: TemplateEdits
  readonly error: DeskError | undefined
}

/** Template fields that the author of a reply fills in; the text refers to each by its name in braces. */
export function TemplateFields({ edits, error }: TemplateFieldsProps) {
  const { edited } = edits
  const legendRef = useRef<HTMLLegendElement>(null)
  const sentAt = useSentRows(
    edited.fields.map(({ id }) => id),
    error,
  )
  const errorOf = (id: string, part: string) => messageAt(error, `template.fields[${sentAt(id)}].${part}`)
  const list = useFieldError(messageAt(error, 'template.fields'), (change: () => void) => change())
  return (
    <fieldset className="grid gap-3">
      <legend ref={legendRef} tabIndex={-1} className="field-label outline-none">
        {copy.title}
      </legend>
      {edited.fields.length === 0 && <p className="desk-small">{copy.text}</p>}
      {edited.fields.map((field, at) => (
        <FieldRow
          key={field.id}
          field={field}
          number={at + 1}
          nameError={errorOf(field.id, 'name')}
          labelError={errorOf(field.id, 'label')}
          onField={(part) => edits.setField(field.id, part)}
          onRemove={() => {
            list.onValue(() => edits.removeField(field.id))
            // Its button was removed, which would lose the focus.
            legendRef.current?.focus()
          }}
        />
      ))}
      {list.error && <FieldError>{list.error}</FieldError>}
      {edited.fields.length < replyTemplateBounds.fields && (
        <Button isSmall className="justify-self-start" onClick={() => list.onValue(edits.addField)}>
          <Plus aria-hidden size={16} /> {copy.addAField}
        </Button>
      )}
    </fieldset>
  )
}

interface FieldRowProps {
  readonly field: EditedField
  readonly number: number
  readonly nameError: string | undefined
  readonly labelError: string | undefined
  readonly onField: (part: Partial<EditedField>) => void
  readonly onRemove: () => void
}

function FieldRow({ field: { label, name, type }, labelError, nameError, number, onField, onRemove }: FieldRowProps) {
  return (
    <div role="group" aria-label={copy.field(number)} className="desk-template-field">
      <TextField
        label={copy.fieldName(number)}
        autoComplete="off"
        maxLength={replyTemplateBounds.fieldName}
        value={name}
        onValue={(value) => onField({ name: value })}
        error={nameError}
      />
      <TextField
        label={copy.label(number)}
        autoComplete="off"
        maxLength={replyTemplateBounds.label}
        value={label}
        onValue={(value) => onField({ label: value })}
        error={labelError}
      />
      <SelectField
        label={copy.type(number)}
        value={type}
        options={fieldTypes}
        onValue={(value) => onField({ type: value as ReplyFieldType })}
      />
      <DeskIconButton label={copy.removeField(number, name ? `, ${name}` : '')} onPress={onRemove}>
        <Trash2 aria-hidden size={18} />
      </DeskIconButton>
    </div>
  )
}
