import { Button } from '@seneb/ui/button'
import { lazy, useState, type ReactNode } from 'react'

import { DeskSaveTemplateDocument } from '../../graph/generated/templates/graphql.js'
import { formError } from '../../graph/desk-error.js'
import type { Viewer } from '../../session/staff-session.js'
import { useDeskMutation } from '../../session/use-desk-mutation.js'
import { mayDiscard, useUnsaved } from '../../unsaved/unsaved.js'
import { DeskForm } from '../../ui/desk-form.js'
import { LazyComponent } from '../../ui/lazy-component.js'
import { NoteBar } from '../../ui/note-bar.js'
import { pathsOf, TemplateFormFields } from './template-form.js'
import { TemplateHistory } from './template-history.js'
import { TemplatePreview } from './template-preview.js'
import type { TemplateDetails } from './template-text.js'
import { templatesCopy } from './templates.copy.js'
import { templateInput, useTemplateEdits, type TemplateEdits } from './use-template-edits.js'

const copy = templatesCopy.templateEditor

/** Loaded on demand, because two people rarely edit a template at the same time. */
const TemplateConflict = lazy(async () => ({ default: (await import('./template-conflict.js')).TemplateConflict }))

interface TemplateEditorProps {
  readonly details: TemplateDetails
  readonly viewer: Viewer
  readonly onChanged: () => Promise<void>
}

/** Editor of a template, with a preview and its versions. */
export function TemplateEditor({ details, onChanged, viewer }: TemplateEditorProps) {
  const latest = details.template
  const edits = useTemplateEdits(latest)
  useUnsaved(edits.isUnsaved, edits.forget)
  // The loaded version may be older than the one just saved.
  const isChanged = latest.version > edits.seen
  const acceptTheirs = async () => {
    if (await mayDiscard(edits.isEdited)) edits.start(latest, latest.version)
  }
  return (
    <div className="desk-pair">
      <EditForm
        {...{ edits, isChanged, onChanged }}
        templateKey={latest.key}
        conflict={
          isChanged && (
            <LazyComponent>
              <TemplateConflict
                latest={latest}
                edits={edits}
                onTheirs={() => void acceptTheirs()}
                onMine={() => edits.rebase(latest, latest.version)}
              />
            </LazyComponent>
          )
        }
      />
      <div className="grid gap-4">
        <TemplatePreview template={edits.edited} viewer={viewer} />
        <TemplateHistory details={details} isPending={edits.seen > latest.version} onChanged={onChanged} />
      </div>
    </div>
  )
}

interface EditFormProps extends Pick<TemplateEditorProps, 'onChanged'> {
  readonly templateKey: string
  readonly edits: TemplateEdits
  readonly isChanged: boolean
  readonly conflict: ReactNode
}

function EditForm({ conflict, edits, isChanged, onChanged, templateKey }: EditFormProps) {
  const { isBusy, savedVersion, error, save } = useSaving({ edits, templateKey, onChanged })
  const visibleError = isChanged && error?.code === 'CHANGED_MEANWHILE' ? undefined : error
  const message = formError(visibleError, pathsOf(edits))
  return (
    <section className="desk-panel" aria-label={copy.label}>
      <div className="desk-panel-head">
        <h2>{copy.label}</h2>
      </div>
      <div className="p-4">
        <DeskForm onSubmit={save}>
          {conflict}
          <TemplateFormFields edits={edits} error={visibleError} />
          {message && <NoteBar tone="bad">{message}</NoteBar>}
          <div className="flex flex-wrap items-center gap-3">
            <Button type="submit" variant="brand" isBusy={isBusy}>
              {copy.saveAsTheNext}
            </Button>
            <span role="status" className="desk-small">
              {savedVersion === edits.seen && !edits.isEdited ? copy.versionIsSaved(savedVersion) : ''}
            </span>
          </div>
        </DeskForm>
      </div>
    </section>
  )
}

type Saving = Pick<EditFormProps, 'edits' | 'onChanged' | 'templateKey'>

/** Saves a new version over the seen one; resending unchanged input reuses its idempotency key. */
function useSaving({ edits, onChanged, templateKey }: Saving) {
  const [sent, setSent] = useState({ input: '', idempotencyKey: '' })
  const [savedVersion, setSavedVersion] = useState<number>()
  const { mutate, isBusy, error } = useDeskMutation(
    DeskSaveTemplateDocument,
    ({ saveReplyTemplate }) => saveReplyTemplate,
  )
  const save = async () => {
    const { edited, seen } = edits
    const { note } = edited
    const input = { key: templateKey, version: seen, template: templateInput(edited), ...(note ? { note } : {}) }
    const text = JSON.stringify(input)
    const idempotencyKey = sent.input === text ? sent.idempotencyKey : crypto.randomUUID()
    setSent({ input: text, idempotencyKey })
    const saved = await mutate({ ...input, idempotencyKey })
    if (saved) {
      edits.saved(edited, saved.version)
      setSavedVersion(saved.version)
    }
    await onChanged()
  }
  return { isBusy, savedVersion, error, save }
}
