import { Button } from '@seneb/ui/button'
import { useState } from 'react'

import { DeskUpdateNewsletterIssueDocument } from '../../graph/generated/newsletter/graphql.js'
import { formError, ofInput } from '../../graph/desk-error.js'
import { useDeskMutation } from '../../session/use-desk-mutation.js'
import { DeskForm } from '../../ui/desk-form.js'
import { FormLocked } from '../../ui/form-locked.js'
import { NoteBar } from '../../ui/note-bar.js'
import { DiffText, wordDiff } from '../../ui/word-diff.js'
import { mayDiscard } from '../../unsaved/unsaved.js'
import { IssueFields } from './issue-fields.js'
import { IssuePreview } from './issue-preview.js'
import { IssueFigures, UncertainRecipients } from './issue-figures.js'
import { IssueStatus } from './issue-status.js'
import { isEditable, textOfIssue, wholeText, type IssueDetails } from './newsletter-issue.js'
import { newsletterCopy } from './newsletter.copy.js'
import { useIssueEdits, type IssueEdits } from './use-issue-edits.js'

const copy = newsletterCopy.editor

interface IssueEditorProps {
  readonly details: IssueDetails
  readonly onChanged: () => Promise<void>
}

/** An issue as it is edited, with its state, its figures and its preview. */
export function IssueEditor({ details, onChanged }: IssueEditorProps) {
  const { issue, uncertainRecipients } = details
  const edits = useIssueEdits({ id: issue.id, version: issue.version, text: textOfIssue(details) })
  const saving = useSaving({ details, edits, onChanged })
  const isChanged = issue.version > edits.seen
  return (
    <div className="grid gap-4">
      <IssueStatus
        details={details}
        isEdited={edits.isEdited}
        // An action would be refused until the version that was saved here is read.
        isPending={saving.isBusy || edits.seen > issue.version}
        onChanged={onChanged}
      />
      {issue.startedAt && <IssueFigures issue={issue} />}
      {uncertainRecipients.length > 0 && <UncertainRecipients recipients={uncertainRecipients} onChanged={onChanged} />}
      <div className="desk-pair">
        <EditForm details={details} edits={edits} isChanged={isChanged} saving={saving} />
        <IssuePreview id={issue.id} version={issue.version} />
      </div>
    </div>
  )
}

/** Saves the text over the version that was seen. */
function useSaving({ details, edits, onChanged }: IssueEditorProps & { readonly edits: IssueEdits }) {
  const [savedVersion, setSavedVersion] = useState<number>()
  const { mutate, isBusy, error } = useDeskMutation(DeskUpdateNewsletterIssueDocument, ({ result }) => result)
  const save = async () => {
    const sent = edits.content
    const saved = await mutate({ input: { id: details.issue.id, version: edits.seen, ...sent } })
    if (saved) {
      edits.saved({ content: sent, note: '' }, saved.version)
      setSavedVersion(saved.version)
    }
    await onChanged()
  }
  return { isBusy, error, save, savedVersion }
}

interface EditFormProps extends Pick<IssueEditorProps, 'details'> {
  readonly edits: IssueEdits
  readonly isChanged: boolean
  readonly saving: ReturnType<typeof useSaving>
}

function EditForm({ details, edits, isChanged, saving }: EditFormProps) {
  const { state, version } = details.issue
  const { isBusy, error, save, savedVersion } = saving
  const isOff = !isEditable(details.issue)
  const problem = isChanged && error?.code === 'CHANGED_MEANWHILE' ? undefined : ofInput(error)
  const formProblem = formError(problem, ['subject', 'preheader', 'body'])
  return (
    <section className="desk-panel" aria-label={copy.label}>
      <div className="desk-panel-head">
        <h2>{copy.label}</h2>
      </div>
      <div className="p-4">
        <DeskForm onSubmit={save}>
          {isChanged && <Conflict details={details} edits={edits} />}
          {isOff && <NoteBar>{state === 'SCHEDULED' ? copy.scheduled : copy.locked}</NoteBar>}
          {formProblem && <NoteBar tone="bad">{formProblem}</NoteBar>}
          <FormLocked value={isOff}>
            <fieldset disabled={isOff} className="grid min-w-0 gap-4">
              <IssueFields text={edits.content} error={problem} onText={edits.set} />
            </fieldset>
          </FormLocked>
          {!isOff && (
            <div className="desk-save-bar">
              <Button type="submit" variant="brand" isBusy={isBusy}>
                {copy.save}
              </Button>
              <span role="status" className="desk-small">
                {savedVersion === version && !edits.isEdited ? copy.saved : ''}
              </span>
            </div>
          )}
        </DeskForm>
      </div>
    </section>
  )
}

/** Text that somebody else saved during editing, compared with the current edits; neither is lost. */
function Conflict({ details, edits }: Pick<EditFormProps, 'details' | 'edits'>) {
  const { issue, writtenBy } = details
  const theirs = textOfIssue(details)
  const acceptTheirs = async () => {
    if (await mayDiscard(edits.isEdited)) edits.start(theirs, issue.version)
  }
  return (
    <NoteBar tone="warn" title={copy.conflict(writtenBy?.name ?? copy.someone)}>
      <p>{copy.conflictText}</p>
      <p className="desk-words text-ink">
        <DiffText pieces={wordDiff(wholeText(theirs), wholeText(edits.over(theirs)))} />
      </p>
      <span className="mt-3 flex flex-wrap gap-2">
        <Button isSmall onClick={() => void acceptTheirs()}>
          {copy.theirs}
        </Button>
        <Button isSmall onClick={() => edits.rebase(theirs, issue.version)}>
          {copy.mine}
        </Button>
      </span>
    </NoteBar>
  )
}
