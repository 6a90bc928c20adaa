import { Button } from '@seneb/ui/button'

import { NoteBar } from './note-bar.js'

/** Something could not be shown: its script did not come, or it broke. */
export function LoadFailure({ title }: { readonly title: string }) {
  return (
    <NoteBar tone="bad" title={title} action={<Button onClick={() => window.location.reload()}>Reload</Button>}>
      The desk may have been updated, or the connection failed. Reload the page to go on.
    </NoteBar>
  )
}
