import { Button } from '@seneb/ui/button'
import { Fragment, useState, type ReactNode } from 'react'

import { formError, type DeskError } from '../graph/desk-error.js'
import { NoteBar } from '../ui/note-bar.js'
import { When } from '../ui/when.js'

interface VersionHistoryProps<Version> {
  readonly label: string
  /** Shown while there is no version. */
  readonly empty: string
  readonly versions: readonly Version[]
  readonly children: (version: Version, at: number) => ReactNode
}

/** The panel with every version of a record, newest first. */
export function VersionHistory<Version extends { readonly number: number }>(props: VersionHistoryProps<Version>) {
  const { children, empty, label, versions } = props
  return (
    <section className="desk-panel" aria-label={label}>
      <div className="desk-panel-head">
        <h2>{label}</h2>
      </div>
      {versions.length === 0 && <p className="desk-empty">{empty}</p>}
      {versions.length > 0 && (
        <ol className="desk-timeline">
          {versions.map((version, at) => (
            <Fragment key={version.number}>{children(version, at)}</Fragment>
          ))}
        </ol>
      )}
    </section>
  )
}

interface VersionEntryProps {
  readonly title: string
  readonly chip: ReactNode
  readonly author: string
  readonly writtenAt: string
  /** Decisions of other people, after the author. */
  readonly decisions: ReactNode
  readonly notes: readonly (ReactNode | null)[]
  /** Label of the button that shows the changes. */
  readonly changesLabel: string
  readonly changes: () => ReactNode
  readonly restore: ReactNode
}

/** One version: its author, time and reason, its changes, and the button that restores it. */
export function VersionEntry(props: VersionEntryProps) {
  const [isOpen, setOpen] = useState(false)
  const { author, changes, changesLabel, chip, decisions, notes, restore, title, writtenAt } = props
  return (
    <li>
      <p className="flex flex-wrap items-center gap-x-2">
        <span className="font-semibold">{title}</span>
        {chip}
      </p>
      <p>
        {author}, <When at={writtenAt} />
        {decisions}
      </p>
      {notes.map(
        (note, at) =>
          note && (
            <p key={at} className="desk-small wrap-anywhere">
              {note}
            </p>
          ),
      )}
      <div className="mt-2 flex flex-wrap gap-2">
        <Button isSmall aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {changesLabel}
        </Button>
        {restore}
      </div>
      {isOpen && changes()}
    </li>
  )
}

interface RestoreButtonProps {
  readonly label: string
  readonly isBusy: boolean
  readonly error: DeskError | undefined
  readonly onRestore: () => Promise<void>
}

/** Restores a version, and shows why that failed. */
export function RestoreButton({ error, isBusy, label, onRestore }: RestoreButtonProps) {
  return (
    <>
      <Button isSmall isBusy={isBusy} onClick={() => void onRestore()}>
        {label}
      </Button>
      {error && <NoteBar tone="bad">{formError(error)}</NoteBar>}
    </>
  )
}
