import { keyFieldOf } from '@seneb/contracts/publications/publication-editing'
import { Button } from '@seneb/ui/button'
import { useState } from 'react'
import { useNavigate } from 'react-router'

import { DeskSaveDraftDocument, type PublicationKind } from '../../graph/generated/content/graphql.js'
import { messageAt, type DeskError } from '../../graph/desk-error.js'
import { useDeskMutation } from '../../session/use-desk-mutation.js'
import { DeskForm } from '../../ui/desk-form.js'
import { TextField } from '../../ui/fields.js'
import { savedState, useUnsaved } from '../../unsaved/unsaved.js'
import { contentCopy } from './content.copy.js'
import { emptyContent } from '../../schema-form/content-schema.js'
import { Problems } from '../../schema-form/problems.js'
import { formFields, sizeProblem } from './publication-editor.js'
import { PublicationFields } from '../../schema-form/publication-fields.js'
import { shapeOfKind } from './publication-schema-fields.js'
import { deskPathOf, kindName } from './publication-kinds.js'
import { usePublicationEdits, type PublicationEdits } from '../../schema-form/use-publication-edits.js'

const copy = contentCopy.publicationEditor

/** Editor of a text that does not exist yet. */
export function NewPublication({ kind }: { readonly kind: PublicationKind }) {
  const name = kindName(kind)
  const [keyField, fields] = [keyFieldOf(name), shapeOfKind(name)]
  const edits = usePublicationEdits({ id: `${kind}.new`, revision: 0, content: emptyContent(fields) })
  useUnsaved(edits.isEdited, edits.forget)
  const { isBusy, error, save } = useAdding(kind, edits)
  const named = edits.content[keyField]
  const key = typeof named === 'string' ? named : ''
  // The id of an article is its key as well.
  const setKey = (next: string) =>
    edits.set({ ...edits.content, [keyField]: next, ...('id' in edits.content ? { id: next } : {}) })
  return (
    <section className="desk-panel max-w-3xl" aria-label={copy.label}>
      <div className="p-4">
        <DeskForm onSubmit={() => save(key)}>
          <Problems error={error} />
          <TextField
            label={copy.key}
            hint={copy.keyHint}
            autoComplete="off"
            // The page of the text has its key in the address.
            readOnly={isBusy}
            value={key}
            onValue={setKey}
            error={messageAt(error, 'key') ?? messageAt(error, `content.${keyField}`)}
          />
          <PublicationFields
            fields={formFields(fields, keyField)}
            value={edits.content}
            path="content"
            problems={error}
            onChange={edits.set}
          />
          <Button type="submit" variant="brand" className="justify-self-start" isBusy={isBusy}>
            {copy.addText}
          </Button>
        </DeskForm>
      </div>
    </section>
  )
}

function useAdding(kind: PublicationKind, { content, note, saved }: PublicationEdits) {
  const navigate = useNavigate()
  const [tooLong, setTooLong] = useState<DeskError>()
  const { mutate, isBusy, error } = useDeskMutation(DeskSaveDraftDocument, (data) => data.savePublicationDraft)
  const save = async (key: string) => {
    const problem = sizeProblem(content)
    setTooLong(problem)
    if (problem) return
    const added = await mutate({ kind, key, revision: 0, content, isNew: true })
    if (!added) return
    saved({ content, note }, added.revision, `${added.kind}.${added.key}`)
    void navigate(deskPathOf(added), { replace: true, state: savedState })
  }
  return { isBusy, error: tooLong ?? error, save }
}
