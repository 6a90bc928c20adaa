import { Button } from '@seneb/ui/button'
import { useState } from 'react'

import { formError, messageAt } from '../../graph/desk-error.js'
import { DeskMoveClaimDocument, DeskMovePublicationDocument } from '../../graph/generated/content/graphql.js'
import { holds, type Viewer } from '../../session/staff-session.js'
import { useDeskMutation } from '../../session/use-desk-mutation.js'
import { DeskForm } from '../../ui/desk-form.js'
import { TextField } from '../../ui/fields.js'
import { NoteBar } from '../../ui/note-bar.js'
import { contentCopy } from './content.copy.js'
import { asTargeted, publisherOf, publishPermissions, type PublicationDetails } from './publication-kinds.js'

const copy = contentCopy.publicationPosition

interface PublicationPositionProps {
  readonly details: PublicationDetails
  readonly viewer: Viewer
  readonly onChanged: () => Promise<void>
}

/** Position of a text among its kind on the site, and the form that moves it. */
export function PublicationPosition({ details, onChanged, viewer }: PublicationPositionProps) {
  const { position, publication, revision } = details
  const [typed, setTyped] = useState('')
  const [isWrong, setWrong] = useState(false)
  const [isMoving, setMoving] = useState(false)
  const texts = useDeskMutation(asTargeted(DeskMovePublicationDocument), (data) => data.movePublication)
  const claims = useDeskMutation(asTargeted(DeskMoveClaimDocument), (data) => data.moveClaim)
  const publisher = publisherOf(publication.kind)
  const { mutate, error } = publisher === 'claims' ? claims : texts
  if (!position) return null
  const { nextTitle, number: from, previousTitle, total } = position
  const move = async (to: number) => {
    setMoving(true)
    setWrong(false)
    const moved = await mutate({ kind: publication.kind, key: publication.key, revision, from, to })
    // A position that others changed is read again as well; until then a move would begin from the old one.
    await onChanged()
    setMoving(false)
    return moved !== undefined
  }
  const submit = async () => {
    const isNumber = /^\d{1,4}$/.test(typed.trim())
    setWrong(!isNumber)
    if (isNumber && (await move(Number(typed)))) setTyped((now) => (now === typed ? '' : now))
  }
  return (
    <section className="desk-panel" aria-label={copy.label}>
      <div className="desk-panel-head">
        <h2>{copy.label}</h2>
      </div>
      <div className="grid gap-3 p-4">
        <p role="status">{copy.number(from, total)}</p>
        {previousTitle && <p className="desk-small wrap-anywhere">{copy.after(previousTitle)}</p>}
        {nextTitle && <p className="desk-small wrap-anywhere">{copy.before(nextTitle)}</p>}
        {holds(viewer, publishPermissions[publisher]) && total > 1 && (
          <DeskForm onSubmit={submit}>
            <div className="flex flex-wrap items-end gap-3">
              <Button isBusy={isMoving || from === 1} onClick={() => void move(from - 1)}>
                {copy.up}
              </Button>
              <Button isBusy={isMoving || from === total} onClick={() => void move(from + 1)}>
                {copy.down}
              </Button>
              <TextField
                label={copy.position}
                inputMode="numeric"
                autoComplete="off"
                maxLength={4}
                value={typed}
                onValue={setTyped}
                error={isWrong ? copy.wrong(total) : messageAt(error, 'to')}
              />
              <Button type="submit" isBusy={isMoving}>
                {copy.move}
              </Button>
            </div>
            {error && formError(error, ['to']) && <NoteBar tone="bad">{formError(error, ['to'])}</NoteBar>}
          </DeskForm>
        )}
      </div>
    </section>
  )
}
