import type { DeskError } from '../graph/desk-error.js'
import { NoteBar } from '../ui/note-bar.js'
import { schemaFormCopy } from './schema-form.copy.js'
import { inWords } from './content-schema.js'

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
            {fieldName(path)}
            {message}
          </li>
        ))}
      </ul>
    </NoteBar>
  )
}

/** `content.sections[0].title` as `Sections 1, title: `. */
function fieldName(path: string): string {
  const parts = path.replace(/^content\.?/, '').split('.')
  const name = parts.map((part) => part.replace(/\[(\d+)\]/, (_all, at: string) => ` ${Number(at) + 1}`)).join(', ')
  return name === '' || ['revision', 'number', 'version', 'from'].includes(name) ? '' : `${inWords(name)}: `
}
