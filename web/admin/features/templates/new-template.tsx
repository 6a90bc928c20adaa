import { Button } from '@seneb/ui/button'
import { useState } from 'react'
import { useNavigate } from 'react-router'

import { DeskAddTemplateDocument } from '../../graph/generated/templates/graphql.js'
import { formError } from '../../graph/desk-error.js'
import type { Viewer } from '../../session/staff-session.js'
import { useDeskMutation } from '../../session/use-desk-mutation.js'
import { savedState, useUnsaved } from '../../unsaved/unsaved.js'
import { DeskForm } from '../../ui/desk-form.js'
import { NoteBar } from '../../ui/note-bar.js'
import { pathsOf, TemplateFormFields } from './template-form.js'
import { TemplatePreview } from './template-preview.js'
import { templatesCopy } from './templates.copy.js'
import { templateInput, useTemplateEdits, type TemplateEdits } from './use-template-edits.js'

const copy = templatesCopy.newTemplate

/** Editor of a template that does not exist yet. */
export function NewTemplate({ viewer }: { readonly viewer: Viewer }) {
  const edits = useTemplateEdits()
  useUnsaved(edits.isUnsaved, edits.forget)
  const { isBusy, error, save } = useAdding(edits)
  const message = formError(error, pathsOf(edits))
  return (
    <div className="desk-pair">
      <section className="desk-panel" aria-label={copy.label}>
        <div className="desk-panel-head">
          <h2>{copy.label}</h2>
        </div>
        <div className="p-4">
          <DeskForm onSubmit={save}>
            <TemplateFormFields edits={edits} error={error} />
            {message && <NoteBar tone="bad">{message}</NoteBar>}
            <Button type="submit" variant="brand" className="justify-self-start" isBusy={isBusy}>
              {copy.addTheTemplate}
            </Button>
          </DeskForm>
        </div>
      </section>
      <TemplatePreview template={edits.edited} viewer={viewer} />
    </div>
  )
}

function useAdding({ edited, saved }: TemplateEdits) {
  const navigate = useNavigate()
  const [sent, setSent] = useState({ input: '', idempotencyKey: '' })
  const { mutate, isBusy, error } = useDeskMutation(DeskAddTemplateDocument, ({ addReplyTemplate }) => addReplyTemplate)
  const save = async () => {
    const { note } = edited
    const input = { template: templateInput(edited), ...(note ? { note } : {}) }
    const text = JSON.stringify(input)
    const idempotencyKey = sent.input === text ? sent.idempotencyKey : crypto.randomUUID()
    setSent({ input: text, idempotencyKey })
    const added = await mutate({ ...input, idempotencyKey })
    if (!added) return
    saved(edited, added.version, added.key)
    void navigate(`/templates/${added.key}`, { replace: true, state: savedState })
  }
  return { isBusy, error, save }
}
