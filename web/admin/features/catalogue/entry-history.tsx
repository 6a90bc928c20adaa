import { Button } from '@seneb/ui/button'
import { useState } from 'react'

import { formError } from '../../graph/desk-error.js'
import { DeskRestoreCatalogueVersionDocument } from '../../graph/generated/catalogue/graphql.js'
import { holds, type Viewer } from '../../session/staff-session.js'
import { useDeskMutation } from '../../session/use-desk-mutation.js'
import { NoteBar } from '../../ui/note-bar.js'
import { StatusChip } from '../../ui/status-chip.js'
import { When } from '../../ui/when.js'
import { textOfContent, type NamedShape } from '../../schema-form/content-schema.js'
import { ChangedLines } from '../../schema-form/changed-lines.js'
import { catalogueCopy } from './catalogue.copy.js'
import type { EntryDetails, EntryVersion } from './catalogue-entries.js'

const copy = catalogueCopy.history

interface EntryHistoryProps {
  readonly details: EntryDetails
  readonly fields: readonly NamedShape[]
  readonly viewer: Viewer
  readonly onChanged: () => Promise<void>
}

/** Every version of an entry: its author, time and reason, its changes, and the button that restores it. */
export function EntryHistory(props: EntryHistoryProps) {
  const { versions } = props.details
  return (
    <section className="desk-panel" aria-label={copy.label}>
      <div className="desk-panel-head">
        <h2>{copy.label}</h2>
      </div>
      {versions.length === 0 && <p className="desk-empty">{copy.empty}</p>}
      {versions.length > 0 && (
        <ol className="desk-timeline">
          {versions.map((version, at) => (
            <VersionRow key={version.number} {...props} version={version} previous={versions[at + 1]} />
          ))}
        </ol>
      )}
    </section>
  )
}

interface VersionRowProps extends EntryHistoryProps {
  readonly version: EntryVersion
  readonly previous: EntryVersion | undefined
}

function VersionRow({ details, fields, onChanged, previous, version, viewer }: VersionRowProps) {
  const [isOpen, setOpen] = useState(false)
  const { checkedBy, content, note, number, returnReason, state, writtenAt, writtenBy } = version
  const mayRestore = holds(viewer, 'CATALOGUE_EDIT') && state !== 'CURRENT' && state !== 'IN_REVIEW'
  return (
    <li>
      <p className="flex flex-wrap items-center gap-x-2">
        <span className="font-semibold">{copy.version(number)}</span>
        <StatusChip tone={state === 'IN_REVIEW' ? 'warn' : 'bare'}>{catalogueCopy.states[state]}</StatusChip>
      </p>
      <p>
        {writtenBy?.name ?? copy.thePlatform}, <When at={writtenAt} />
        {checkedBy && `; ${copy.checkedBy(checkedBy.name)}`}
      </p>
      {note && <p className="desk-small wrap-anywhere">{note}</p>}
      {returnReason && <p className="desk-small wrap-anywhere">{returnReason}</p>}
      <div className="mt-2 flex flex-wrap gap-2">
        <Button isSmall aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {copy.changes(number)}
        </Button>
        {mayRestore && <Restore details={details} number={number} onChanged={onChanged} />}
      </div>
      {isOpen && (
        <ChangedLines before={textOfContent(previous?.content, fields)} after={textOfContent(content, fields)} />
      )}
    </li>
  )
}

interface RestoreProps extends Pick<EntryHistoryProps, 'details' | 'onChanged'> {
  readonly number: number
}

function Restore({ details: { entry, revision }, number, onChanged }: RestoreProps) {
  const { mutate, isBusy, error } = useDeskMutation(
    DeskRestoreCatalogueVersionDocument,
    (data) => data.restoreCatalogueVersion,
  )
  const restore = async () => {
    await mutate({ kind: entry.kind, key: entry.key, revision, from: number })
    await onChanged()
  }
  return (
    <>
      <Button isSmall isBusy={isBusy} onClick={() => void restore()}>
        {copy.restore(number)}
      </Button>
      {error && <NoteBar tone="bad">{formError(error)}</NoteBar>}
    </>
  )
}
