import { catalogueBounds } from '@seneb/contracts/publications/catalogue-entries'
import { Button } from '@seneb/ui/button'
import { useState } from 'react'
import { useNavigate } from 'react-router'

import { messageAt } from '../../graph/desk-error.js'
import { DeskSaveCatalogueEntryDocument, type CatalogueEntryKind } from '../../graph/generated/catalogue/graphql.js'
import { holds, type Viewer } from '../../session/staff-session.js'
import { useDeskMutation } from '../../session/use-desk-mutation.js'
import { DeskForm } from '../../ui/desk-form.js'
import { TextField } from '../../ui/fields.js'
import { FormLocked } from '../../ui/form-locked.js'
import { NoteBar } from '../../ui/note-bar.js'
import { mayDiscard, savedState, useUnsaved } from '../../unsaved/unsaved.js'
import { ChangedLines } from '../../schema-form/changed-lines.js'
import { emptyContent, textOfContent } from '../../schema-form/content-schema.js'
import { Problems } from '../../schema-form/problems.js'
import { PublicationFields } from '../../schema-form/publication-fields.js'
import { usePublicationEdits, type PublicationEdits } from '../../schema-form/use-publication-edits.js'
import { catalogueCopy } from './catalogue.copy.js'
import { fieldsOfKind, keyFieldOf, type EntryDetails } from './catalogue-entries.js'
import { EntryHistory } from './entry-history.js'
import { entryPathOf } from './entry-paths.js'
import { EntryReview } from './entry-review.js'

const copy = catalogueCopy.editor

interface EntryEditorProps {
  readonly details: EntryDetails
  readonly viewer: Viewer
  readonly onChanged: () => Promise<void>
}

/** A catalogue entry as it is edited, with the version that waits and its history. */
export function EntryEditor({ details, onChanged, viewer }: EntryEditorProps) {
  const { entry, pending, revision } = details
  const fields = fieldsOfKind(entry.kind)
  const latest = pending?.content ?? details.content ?? details.versions[0]?.content ?? {}
  const edits = usePublicationEdits({ id: `catalogue.${entry.kind}.${entry.key}`, revision, content: latest })
  useUnsaved(edits.isEdited, edits.forget)
  const isChanged = revision > edits.seen
  const discardMine = async () => {
    if (await mayDiscard(edits.isEdited)) edits.start(latest, revision)
  }
  const { isBusy, error, save, saved } = useSaving({ details, edits, onChanged })
  const mayEdit = holds(viewer, 'CATALOGUE_EDIT')
  const shown = isChanged && error?.code === 'CHANGED_MEANWHILE' ? undefined : error
  // An action would be refused until the revision that was saved here is read.
  const act = { details, fields, isPending: isBusy || edits.seen > revision, viewer, onChanged }
  return (
    <div className="desk-pair">
      <section className="desk-panel" aria-label={copy.label}>
        <div className="desk-panel-head">
          <h2>{copy.label}</h2>
        </div>
        <div className="p-4">
          <DeskForm onSubmit={save}>
            {isChanged && edits.isEdited && (
              <NoteBar tone="warn" title={copy.changed}>
                <p>{copy.changedText}</p>
                <ChangedLines
                  before={textOfContent(latest, fields)}
                  after={textOfContent(edits.over(latest), fields)}
                />
                <span className="mt-3 flex flex-wrap gap-2">
                  <Button isSmall onClick={() => void discardMine()}>
                    {copy.useTheirs}
                  </Button>
                  <Button isSmall onClick={() => edits.rebase(latest, revision)}>
                    {copy.saveMine}
                  </Button>
                </span>
              </NoteBar>
            )}
            {!mayEdit && <NoteBar>{copy.readOnly}</NoteBar>}
            {mayEdit && entry.kind === 'PROCEDURE' && <NoteBar>{copy.approvalNeeded}</NoteBar>}
            <Problems error={shown} />
            <FormLocked value={!mayEdit}>
              <fieldset disabled={!mayEdit} className="grid min-w-0 gap-4">
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
                  maxLength={catalogueBounds.note}
                  value={edits.note}
                  onValue={edits.setNote}
                  error={messageAt(shown, 'note')}
                />
              </fieldset>
            </FormLocked>
            {mayEdit && (
              <div className="desk-save-bar">
                <Button type="submit" variant="brand" isBusy={isBusy}>
                  {copy.save}
                </Button>
                <span role="status" className="desk-small">
                  {/* Another change of the entry, by whomever, ends the sentence. */}
                  {saved?.revision === revision && !edits.isEdited && savedText(saved)}
                </span>
              </div>
            )}
          </DeskForm>
        </div>
      </section>
      <div className="grid min-w-0 gap-4">
        <EntryReview {...act} />
        <EntryHistory {...act} />
      </div>
    </div>
  )
}

interface Saving extends Pick<EntryEditorProps, 'details' | 'onChanged'> {
  readonly edits: PublicationEdits
}

interface Saved {
  readonly revision: number
  readonly state: string
}

function savedText({ state }: Saved): string {
  return state === 'CURRENT' ? copy.inEffect : copy.waits
}

/** Saves the content over the revision that was seen. */
function useSaving({ details: { entry }, edits, onChanged }: Saving) {
  const [saved, setSaved] = useState<Saved>()
  const { mutate, isBusy, error } = useDeskMutation(DeskSaveCatalogueEntryDocument, (data) => data.saveCatalogueEntry)
  const save = async () => {
    const { content, note, seen } = edits
    const { key, kind } = entry
    const result = await mutate({ kind, key, revision: seen, content, ...(note ? { note } : {}) })
    if (result) {
      edits.saved({ content, note }, result.revision)
      setSaved(result)
    }
    await onChanged()
  }
  return { isBusy, error, save, saved }
}

/** Editor of an entry that does not exist yet. */
export function NewEntry({ kind }: { readonly kind: CatalogueEntryKind }) {
  const navigate = useNavigate()
  const [fields, keyField] = [fieldsOfKind(kind), keyFieldOf(kind)]
  const empty = { ...emptyContent(fields), [keyField]: '' }
  const edits = usePublicationEdits({ id: `catalogue.${kind}.new`, revision: 0, content: empty })
  useUnsaved(edits.isEdited, edits.forget)
  const { mutate, isBusy, error } = useDeskMutation(DeskSaveCatalogueEntryDocument, (data) => data.saveCatalogueEntry)
  const named = edits.content[keyField]
  const key = typeof named === 'string' ? named : ''
  const save = async () => {
    const { content, note } = edits
    const added = await mutate({ kind, key, revision: 0, content, isNew: true })
    if (!added) return
    edits.saved({ content, note }, added.revision, `catalogue.${added.kind}.${added.key}`)
    void navigate(entryPathOf(added), { replace: true, state: savedState })
  }
  return (
    <section className="desk-panel max-w-3xl" aria-label={copy.label}>
      <div className="p-4">
        <DeskForm onSubmit={save}>
          <Problems error={error} />
          <TextField
            label={copy.key}
            hint={keyField === 'slug' ? copy.slugHint : copy.codeHint}
            autoComplete="off"
            // The page of the entry has its key in the address.
            readOnly={isBusy}
            value={key}
            onValue={(next) => edits.set({ ...edits.content, [keyField]: next })}
            error={messageAt(error, 'key') ?? messageAt(error, `content.${keyField}`)}
          />
          <PublicationFields
            fields={fields}
            value={edits.content}
            path="content"
            problems={error}
            onChange={edits.set}
          />
          <Button type="submit" variant="brand" className="justify-self-start" isBusy={isBusy}>
            {copy.save}
          </Button>
        </DeskForm>
      </div>
    </section>
  )
}
