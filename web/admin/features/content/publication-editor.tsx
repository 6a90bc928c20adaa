import { keyFieldOf, publicationBounds } from '@seneb/contracts/publications/publication-editing'
import { Button } from '@seneb/ui/button'
import { useState, type ReactNode } from 'react'

import { DeskSaveDraftDocument } from '../../graph/generated/content/graphql.js'
import { messageAt, type DeskError } from '../../graph/desk-error.js'
import { holds, type Viewer } from '../../session/staff-session.js'
import { useDeskMutation } from '../../session/use-desk-mutation.js'
import { DeskForm } from '../../ui/desk-form.js'
import { TextField } from '../../ui/fields.js'
import { NoteBar } from '../../ui/note-bar.js'
import { mayDiscard, useUnsaved } from '../../unsaved/unsaved.js'
import { contentCopy } from './content.copy.js'
import type { Content, NamedShape } from '../../schema-form/content-schema.js'
import { Problems } from '../../schema-form/problems.js'
import { PublicationConflict } from './publication-conflict.js'
import { PublicationDifference } from './publication-difference.js'
import { FormLocked } from '../../ui/form-locked.js'
import { PublicationFields } from '../../schema-form/publication-fields.js'
import { PublicationHistory } from './publication-history.js'
import { isReleased, kindName, type PublicationDetails } from './publication-kinds.js'
import { shapeOfKind } from './publication-schema-fields.js'
import { PublicationPosition } from './publication-position.js'
import { PublicationPreview } from './publication-preview.js'
import { PublicationStatus } from './publication-status.js'
import { usePublicationEdits, type PublicationEdits } from '../../schema-form/use-publication-edits.js'

const copy = contentCopy.publicationEditor

interface PublicationEditorProps {
  readonly details: PublicationDetails
  readonly viewer: Viewer
  readonly onChanged: () => Promise<void>
}

/** A text as it is edited, with its state, its difference to the site, its preview and its versions. */
export function PublicationEditor({ details, onChanged, viewer }: PublicationEditorProps) {
  const { publication, revision } = details
  const { key, kind } = publication
  const fields = formFields(shapeOfKind(kindName(kind)), keyFieldOf(kindName(kind)))
  const latest = contentOf(details)
  const edits = usePublicationEdits({ id: `${kind}.${key}`, revision, content: latest })
  useUnsaved(edits.isEdited, edits.forget)
  const saving = useSaving({ details, edits, onChanged })
  const acceptTheirs = async () => {
    if (await mayDiscard(edits.isEdited)) edits.start(latest, revision)
  }
  const isChanged = revision > edits.seen
  // An action would be refused until the revision that was saved here is read.
  const isPending = saving.isBusy || edits.seen > revision
  const act = { details, isPending, viewer, onChanged }
  return (
    <div className="grid gap-4">
      <PublicationStatus {...act} isEdited={edits.isEdited} />
      <div className="desk-pair">
        <EditForm
          {...{ details, edits, fields, isChanged, saving, viewer }}
          conflict={
            isChanged && (
              <PublicationConflict
                {...{ edits, fields }}
                theirs={latest}
                writer={details.draft?.version.writtenBy?.name}
                onTheirs={() => void acceptTheirs()}
                onMine={() => edits.rebase(latest, revision)}
              />
            )
          }
        />
        <div className="grid min-w-0 gap-4">
          <PublicationPreview details={details} />
          <PublicationDifference fields={fields} published={details.publishedContent} edited={edits.content} />
          <PublicationPosition details={details} viewer={viewer} onChanged={onChanged} />
          <PublicationHistory {...act} fields={fields} />
        </div>
      </div>
    </div>
  )
}

/** The content that is edited next: of the open version, or of the site. */
function contentOf({ draft, publishedContent }: PublicationDetails): Content {
  return draft?.content ?? publishedContent ?? {}
}

/** The key never changes, so that the form leaves it out; the id of an article is its key as well. */
export function formFields(fields: readonly NamedShape[], keyField: string): readonly NamedShape[] {
  return fields.filter(({ name }) => name !== keyField && name !== 'id')
}

interface EditFormProps extends Omit<PublicationEditorProps, 'onChanged'> {
  readonly edits: PublicationEdits
  readonly fields: readonly NamedShape[]
  readonly isChanged: boolean
  readonly saving: ReturnType<typeof useSaving>
  readonly conflict: ReactNode
}

function EditForm({ conflict, details, edits, fields, isChanged, saving, viewer }: EditFormProps) {
  const { isBusy, error, save, saved } = saving
  const lock = lockOf(details)
  const mayWrite = holds(viewer, 'CONTENT_WRITE')
  // An archived or discarded text has nothing to edit until a version is made its draft.
  const isBare = !details.draft && !details.publishedContent
  const isOff = lock !== undefined || !mayWrite || isBare
  const shown = isChanged && error?.code === 'CHANGED_MEANWHILE' ? undefined : error
  return (
    <section className="desk-panel" aria-label={copy.label}>
      <div className="desk-panel-head">
        <h2>{copy.label}</h2>
      </div>
      <div className="p-4">
        <DeskForm onSubmit={save}>
          {conflict}
          {lock && <NoteBar>{lock}</NoteBar>}
          {!mayWrite && <NoteBar>{copy.readOnly}</NoteBar>}
          {mayWrite && isBare && <NoteBar>{copy.restoreFirst}</NoteBar>}
          <Problems error={shown} />
          <FormLocked value={isOff}>
            <fieldset hidden={isBare} disabled={isOff} className="grid min-w-0 gap-4">
              <PublicationFields
                fields={fields}
                value={edits.content}
                path="content"
                problems={shown}
                onChange={edits.set}
              />
              <TextField
                label={copy.reason}
                autoComplete="off"
                maxLength={publicationBounds.note}
                value={edits.note}
                onValue={edits.setNote}
                error={messageAt(shown, 'note')}
              />
            </fieldset>
          </FormLocked>
          {!isOff && (
            <div className="desk-save-bar">
              <Button type="submit" variant="brand" isBusy={isBusy}>
                {copy.saveDraft}
              </Button>
              <span role="status" className="desk-small">
                {/* Another change of the record, by whomever, ends the sentence. */}
                {saved?.revision === details.revision && !edits.isEdited && copy.saved(saved.number)}
              </span>
            </div>
          )}
        </DeskForm>
      </div>
    </section>
  )
}

/** Reason for which the text and its open version are read-only. */
function lockOf({ draft, publication }: PublicationDetails): string | undefined {
  if (isReleased(publication)) return copy.cookiePolicy
  if (draft?.version.state === 'APPROVED') return copy.approved
  return draft?.version.state === 'SCHEDULED' ? copy.scheduled : undefined
}

interface Saving extends Pick<PublicationEditorProps, 'details' | 'onChanged'> {
  readonly edits: PublicationEdits
}

function useSaving({ details: { publication }, edits, onChanged }: Saving) {
  const [saved, setSaved] = useState<{ readonly number: number; readonly revision: number }>()
  const [tooLong, setTooLong] = useState<DeskError>()
  const { mutate, isBusy, error } = useDeskMutation(DeskSaveDraftDocument, (data) => data.savePublicationDraft)
  const save = async () => {
    const { content, note, seen } = edits
    const problem = sizeProblem(content)
    setTooLong(problem)
    if (problem) return
    const { key, kind } = publication
    const result = await mutate({ kind, key, revision: seen, content, ...(note ? { note } : {}) })
    if (result) {
      edits.saved({ content, note }, result.revision)
      setSaved(result)
    }
    await onChanged()
  }
  return { isBusy, error: tooLong ?? error, save, saved }
}

/** Returns the error of a text that is too long to be sent. */
export function sizeProblem(content: Content): DeskError | undefined {
  const size = JSON.stringify(content).length
  const max = publicationBounds.content
  return size > max ? { code: 'INPUT_INVALID', message: copy.tooLong(max, size) } : undefined
}
