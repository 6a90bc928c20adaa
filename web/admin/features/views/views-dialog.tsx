import { maxViewName } from '@seneb/contracts/vocabulary/care-enquiries'
import { Button } from '@seneb/ui/button'
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState, type RefObject } from 'react'

import { ofInput, messageAt, formError, type DeskError } from '../../graph/desk-error.js'
import { DeskDialog } from '../../ui/desk-dialog.js'
import { DeskIconButton } from '../../ui/desk-icon-button.js'
import { DialogForm } from '../../ui/dialog-form.js'
import { NoteBar } from '../../ui/note-bar.js'
import { useSentRows } from '../../ui/use-sent-rows.js'
import { mayDiscard } from '../../unsaved/unsaved.js'
import { filterOf, viewOf, type Owner, type SavedView, type SavedViews } from './saved-view.js'
import { useSavingViews } from './use-saving-views.js'
import { SelectField, TextField } from '../../ui/fields.js'
import { viewDialogsCopy } from './view-dialogs.copy.js'

const copy = viewDialogsCopy.viewsDialog

interface ViewsDialogProps {
  readonly lists: SavedViews
  readonly mayShare: boolean
  readonly onChanged: () => Promise<void>
  readonly onClose: () => void
}

const owners = copy.owners

/** Renames, orders and removes views. */
export function ViewsDialog({ lists, mayShare, onChanged, onClose }: ViewsDialogProps) {
  const [owner, setOwner] = useState<Owner>(lists.own.views.length > 0 ? 'own' : 'team')
  const isChanged = useRef(false)
  const choose = async (chosen: Owner) => {
    if (await mayDiscard(isChanged.current)) setOwner(chosen)
  }
  return (
    <DeskDialog title={copy.changeViews} onClose={onClose}>
      <div className="grid gap-4">
        {mayShare && (
          <SelectField
            label={copy.whichViews}
            value={owner}
            options={owners}
            onValue={(chosen) => void choose(chosen as Owner)}
          />
        )}
        <ListForm key={owner} {...{ owner, isChanged, onChanged, onClose }} list={lists[owner]} />
      </div>
    </DeskDialog>
  )
}

/** Edited view; its key stays the same when its name or position changes. */
interface Row {
  readonly key: string
  readonly name: string
  readonly view: SavedView
}

const rowsOf = (views: readonly SavedView[]): readonly Row[] =>
  views.map((view) => ({ key: view.name, name: view.name, view }))

interface ListFormProps extends Pick<ViewsDialogProps, 'onChanged' | 'onClose'> {
  readonly owner: Owner
  readonly list: SavedViews['own']
  /** Set to whether there are unsaved changes here. */
  readonly isChanged: RefObject<boolean>
}

function ListForm({ isChanged, list, onChanged, onClose, owner }: ListFormProps) {
  const [seen, setViewed] = useState(list)
  const { rows, statusText, ...edits } = useRows(list.views)
  const { isBusy, error: saveError, save } = useSavingViews(owner)
  const isUnsaved = entireList(rows) !== entireList(rowsOf(seen.views))
  useEffect(() => {
    isChanged.current = isUnsaved
  }, [isChanged, isUnsaved])
  const error = ofInput(saveError)
  const submit = async () => {
    const views = rows.map(({ name, view }) => viewOf(name, filterOf(view)))
    const isSaved = await save(views, seen.version)
    await onChanged()
    if (isSaved) onClose()
  }
  const showTheirs = () => {
    edits.start(list.views)
    setViewed(list)
  }
  const rejectedEntirely =
    error?.code === 'CHANGED_MEANWHILE' ? undefined : formError(error, [...rows.keys()].map(pathOf))
  return (
    <DialogForm submitLabel={copy.action} isBusy={isBusy} error={rejectedEntirely} onSubmit={submit}>
      {list.version !== seen.version && (
        <ChangedNote views={list.views} onTheirs={showTheirs} onMine={() => setViewed(list)} />
      )}
      <p
        ref={edits.statusRef}
        tabIndex={-1}
        role="status"
        className="desk-small outline-none"
        data-unsaved={isUnsaved ? '' : undefined}
      >
        {statusText || copy.renameOrderOrRemove}
      </p>
      <Rows rows={rows} refusal={saveError} edits={edits} />
    </DialogForm>
  )
}

/** The names in their order, as one text. */
const entireList = (rows: readonly Row[]) => rows.map(({ key, name }) => `${key}\n${name.trim()}`).join('\n')
const pathOf = (at: number) => `views[${at}].name`

interface RowsProps {
  readonly rows: readonly Row[]
  readonly refusal: DeskError | undefined
  readonly edits: Pick<ReturnType<typeof useRows>, 'move' | 'remove' | 'rename'>
}

function Rows({ edits, refusal, rows }: RowsProps) {
  const error = ofInput(refusal)
  const sentAt = useSentRows(
    rows.map(({ key }) => key),
    refusal,
  )
  if (rows.length === 0) return <p className="desk-empty">{copy.noViewsLeft}</p>
  return (
    <ol className="grid gap-3">
      {rows.map((row, at) => (
        <RowFields
          key={row.key}
          row={row}
          error={messageAt(error, pathOf(sentAt(row.key)))}
          isFirst={at === 0}
          isLast={at === rows.length - 1}
          onName={(name) => edits.rename(row, name)}
          onMove={(by) => edits.move(at, by)}
          onRemove={() => edits.remove(row)}
        />
      ))}
    </ol>
  )
}

/** Returns the views with the changes made here, and the text that announces the last change. */
function useRows(views: readonly SavedView[]) {
  const [rows, setRows] = useState(() => rowsOf(views))
  const [statusText, setStatus] = useState('')
  const statusRef = useRef<HTMLParagraphElement>(null)
  return {
    rows,
    statusText,
    statusRef,
    start: (saved: readonly SavedView[]) => setRows(rowsOf(saved)),
    rename: (row: Row, name: string) => setRows(rows.map((one) => (one === row ? { ...row, name } : one))),
    move: (at: number, by: -1 | 1) => {
      const moved = rows.toSpliced(at, 1)
      setRows(moved.toSpliced(at + by, 0, ...rows.slice(at, at + 1)))
      setStatus(copy.isNumberOf(rows[at]?.name ?? '', at + by + 1, rows.length))
    },
    remove: (row: Row) => {
      setRows(rows.filter((one) => one !== row))
      setStatus(copy.goesWhenYouSave(row.name))
      // Its button was removed, which would lose the focus.
      statusRef.current?.focus()
    },
  }
}

interface ChangedNoteProps {
  readonly views: readonly SavedView[]
  readonly onTheirs: () => void
  readonly onMine: () => void
}

function ChangedNote({ onMine, onTheirs, views }: ChangedNoteProps) {
  const actions = (
    <span className="flex flex-wrap gap-2">
      <Button isSmall onClick={onTheirs}>
        {copy.showTheirs}
      </Button>
      <Button isSmall onClick={onMine}>
        {copy.saveMine}
      </Button>
    </span>
  )
  return (
    <NoteBar tone="warn" title={copy.changedElsewhere} action={actions}>
      {views.length > 0 ? copy.theViewsAreNow(views.map(({ name }) => name).join(', ')) : copy.thereIsNoView}
    </NoteBar>
  )
}

interface RowFieldsProps {
  readonly row: Row
  readonly error: string | undefined
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly onName: (name: string) => void
  readonly onMove: (by: -1 | 1) => void
  readonly onRemove: () => void
}

function RowFields({ error, isFirst, isLast, onMove, onName, onRemove, row: { name, view } }: RowFieldsProps) {
  return (
    <li className="flex flex-wrap items-end gap-1">
      <div className="min-w-0 flex-1 basis-48">
        <TextField
          label={copy.nameOf(view.name)}
          autoComplete="off"
          maxLength={maxViewName}
          value={name}
          onValue={onName}
          error={error}
        />
      </div>
      <DeskIconButton label={copy.moveUp(view.name)} isOff={isFirst} onPress={() => onMove(-1)}>
        <ArrowUp aria-hidden size={18} />
      </DeskIconButton>
      <DeskIconButton label={copy.moveDown(view.name)} isOff={isLast} onPress={() => onMove(1)}>
        <ArrowDown aria-hidden size={18} />
      </DeskIconButton>
      <DeskIconButton label={copy.remove(view.name)} onPress={onRemove}>
        <Trash2 aria-hidden size={18} />
      </DeskIconButton>
    </li>
  )
}
