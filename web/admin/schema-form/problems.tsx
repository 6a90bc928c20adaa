import { fieldName } from '@seneb/contracts/publications/field-names'

import type { DeskError } from '../graph/desk-error.js'
import { NoteBar } from '../ui/note-bar.js'
import { schemaFormCopy } from './schema-form.copy.js'

const copy = schemaFormCopy

/** Every problem of a rejected save, each with the field it is about. */
export function Problems({ error }: { readonly error: DeskError | undefined }) {
  if (!error) return null
  const { fields = [] } = error
  if (fields.length === 0) return <NoteBar tone="bad">{error.message}</NoteBar>
  return (
    <NoteBar tone="bad" title={copy.problems}>
      <ul className="list-disc ps-5">
        {fields.map(({ message, path }) => (
          <li key={path + message}>
            {withoutField.has(path) ? '' : `${fieldName(path)}: `}
            {message}
          </li>
        ))}
      </ul>
    </NoteBar>
  )
}

/** Arguments that no field of the form shows. */
const withoutField: ReadonlySet<string> = new Set(['', 'content', 'revision', 'number', 'version', 'from'])
