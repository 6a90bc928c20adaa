import { Button } from '@seneb/ui/button'
import { useNavigate } from 'react-router'

import { DeskCreateNewsletterIssueDocument } from '../../graph/generated/newsletter/graphql.js'
import { formError, ofInput } from '../../graph/desk-error.js'
import { useDeskMutation } from '../../session/use-desk-mutation.js'
import { useRequestKey } from '../../session/use-request-key.js'
import { DeskForm } from '../../ui/desk-form.js'
import { NoteBar } from '../../ui/note-bar.js'
import { savedState } from '../../unsaved/unsaved.js'
import { IssueFields } from './issue-fields.js'
import { emptyIssue } from './newsletter-issue.js'
import { newsletterCopy } from './newsletter.copy.js'
import { useIssueEdits } from './use-issue-edits.js'

const copy = newsletterCopy.editor

/** Form of an issue that does not exist yet. */
export function NewIssue() {
  const navigate = useNavigate()
  const edits = useIssueEdits({ id: 'new', version: 0, text: emptyIssue })
  const { mutate, isBusy, error } = useDeskMutation(DeskCreateNewsletterIssueDocument, ({ result }) => result)
  const keyOf = useRequestKey()
  const problem = ofInput(error)
  const formProblem = formError(problem, ['subject', 'preheader', 'body'])
  const save = async () => {
    const sent = edits.content
    const created = await mutate({ input: sent, idempotencyKey: keyOf(sent) })
    if (!created) return
    edits.saved({ content: sent, note: '' }, created.version, created.id)
    void navigate(`/newsletter/${created.id}`, { replace: true, state: savedState })
  }
  return (
    <section className="desk-panel max-w-3xl" aria-label={copy.label}>
      <div className="p-4">
        <DeskForm onSubmit={save}>
          {formProblem && <NoteBar tone="bad">{formProblem}</NoteBar>}
          <IssueFields text={edits.content} error={problem} onText={edits.set} />
          <Button type="submit" variant="brand" className="justify-self-start" isBusy={isBusy}>
            {copy.save}
          </Button>
        </DeskForm>
      </div>
    </section>
  )
}
