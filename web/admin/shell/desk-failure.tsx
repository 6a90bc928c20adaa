import { DeskButton } from '../ui/desk-button.js'
import { NoteBar } from '../ui/note-bar.js'

/** A page could not be shown at all: its script did not come, or it broke. */
export function DeskFailure() {
  return (
    <main className="desk-main mx-auto">
      <NoteBar
        tone="bad"
        title="This page could not be opened"
        action={<DeskButton onClick={() => window.location.reload()}>Load it again</DeskButton>}
      >
        The desk may have been updated, or the connection failed.
      </NoteBar>
    </main>
  )
}
