import { maxViewName } from '@seneb/contracts/vocabulary/care-enquiries'
import { Button } from '@seneb/ui/button'
import { Checkbox } from '@seneb/ui/checkbox'
import { useState } from 'react'

import { ofInput, messageAt, formError } from '../../graph/desk-error.js'
import { DeskDialog } from '../../ui/desk-dialog.js'
import { DialogForm } from '../../ui/dialog-form.js'
import { NoteBar } from '../../ui/note-bar.js'
import { inputOf, viewOf, type Owner, type SavedViews, type ViewFilter } from './saved-view.js'
import { useSavingViews } from './use-saving-views.js'
import { TextField } from '../../ui/fields.js'
import { viewDialogsCopy } from './view-dialogs.copy.js'

const copy = viewDialogsCopy.saveViewDialog

interface SaveViewDialogProps {
  readonly lists: SavedViews | undefined
  readonly filter: ViewFilter
  readonly search: string
  /** Whether they may save one for the team. */
  readonly mayShare: boolean
  readonly onChanged: () => Promise<void>
  readonly onClose: () => void
}

/**
 * Saves the current filter of the list under a name, for the viewer or the team. A search is not saved, because it may
 * name a person.
 */
export function SaveViewDialog(props: SaveViewDialogProps) {
  return (
    <DeskDialog title={copy.title} onClose={props.onClose}>
      {props.search ? <SearchNote onClose={props.onClose} /> : <NameForm {...props} />}
    </DeskDialog>
  )
}

function SearchNote({ onClose }: Pick<SaveViewDialogProps, 'onClose'>) {
  return (
    <div className="grid gap-4">
      <NoteBar tone="warn">{copy.note}</NoteBar>
      <Button className="justify-self-end" onClick={onClose}>
        {copy.backToTheList}
      </Button>
    </div>
  )
}

function NameForm({ filter, lists, mayShare, onChanged, onClose }: SaveViewDialogProps) {
  const [name, setName] = useState('')
  const [isForTeam, setForTeam] = useState(false)
  const owner = isForTeam ? 'team' : 'own'
  const { version, views } = listOf(lists, owner)
  const { isBusy, error: saveError, save } = useSavingViews(owner)
  const error = ofInput(saveError)
  const path = `views[${views.length}].name`
  const submit = async () => {
    const isSaved = await save([...views.map(inputOf), viewOf(name, filter)], version)
    // Views that others changed in the meantime are loaded, so that the next attempt adds to them.
    await onChanged()
    if (isSaved) onClose()
  }
  return (
    <DialogForm
      submitLabel={copy.action}
      isBusy={isBusy}
      error={error?.code === 'CHANGED_MEANWHILE' ? changedElsewhere : formError(error, [path])}
      onSubmit={submit}
    >
      <TextField
        label={copy.name}
        hint={isForTeam ? copy.teamCanUse : copy.forExampleLateTrip}
        autoComplete="off"
        maxLength={maxViewName}
        value={name}
        onValue={setName}
        error={messageAt(error, path)}
      />
      {mayShare && (
        <Checkbox checked={isForTeam} onChange={(event) => setForTeam(event.target.checked)} label={copy.forTeam} />
      )}
    </DialogForm>
  )
}

const changedElsewhere = copy.theseViewsWereChanged

/** One of the lists; empty until it is read. */
function listOf(lists: SavedViews | undefined, owner: Owner): SavedViews['own'] {
  return lists?.[owner] ?? { __typename: 'SavedViewList', version: 0, views: [] }
}
