import { messageAt, type DeskError } from '../../graph/desk-error.js'
import type { Template } from './use-reply-templates.js'
import { TextAreaField, TextField } from '../../ui/fields.js'

interface ReplyFieldsProps {
  readonly fields: Template['fields']
  readonly values: Readonly<Record<string, string>>
  readonly error: DeskError | undefined
  readonly onValue: (name: string, value: string) => void
}

const inputTypes = { LINE: 'text', DAY: 'date', TIME: 'time' } as const

/** Shows the fields that a template leaves to the author of the reply, each with its control and error. */
export function ReplyFields({ fields, onValue, error, values }: ReplyFieldsProps) {
  return fields.map(({ label, name, type }) => {
    const field = {
      label,
      value: values[name] ?? '',
      error: messageAt(error, `fields.${name}`),
      onValue: (value: string) => onValue(name, value),
    }
    return type === 'WORDS' ? (
      <TextAreaField key={name} {...field} rows={6} />
    ) : (
      <TextField key={name} {...field} type={inputTypes[type]} />
    )
  })
}
