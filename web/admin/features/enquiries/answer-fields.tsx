import type { AnswerTemplate } from '@seneb/contracts/vocabulary/answer-templates'

import { sentenceAt, type Refusal } from '../../graph/refusal.js'
import { TextArea } from '../../ui/text-area.js'
import { TextField } from '../../ui/text-field.js'

interface AnswerFieldsProps {
  readonly fields: AnswerTemplate['fields']
  readonly values: Readonly<Record<string, string>>
  readonly refusal: Refusal | undefined
  readonly onValue: (name: string, value: string) => void
}

const inputTypes = { line: 'text', day: 'date', time: 'time' } as const

/** What a template leaves to whoever answers, each with its own control and its own sentence. */
export function AnswerFields({ fields, onValue, refusal, values }: AnswerFieldsProps) {
  return Object.entries(fields).map(([name, { label, type }]) => {
    const field = {
      label,
      value: values[name] ?? '',
      error: sentenceAt(refusal, `fields.${name}`),
      onValue: (value: string) => onValue(name, value),
    }
    return type === 'words' ? (
      <TextArea key={name} {...field} rows={6} />
    ) : (
      <TextField key={name} {...field} type={inputTypes[type]} />
    )
  })
}
