import { Button } from '@seneb/ui/button'

import { textOfContent, type Content, type NamedShape } from '../../schema-form/content-schema.js'
import type { PublicationEdits } from '../../schema-form/use-publication-edits.js'
import { NoteBar } from '../../ui/note-bar.js'
import { DiffText, wordDiff } from '../../ui/word-diff.js'
import { contentCopy } from './content.copy.js'

const copy = contentCopy.publicationEditor

interface PublicationConflictProps {
  readonly theirs: Content
  readonly writer: string | undefined
  readonly edits: PublicationEdits
  readonly fields: readonly NamedShape[]
  readonly onTheirs: () => void
  readonly onMine: () => void
}

/** Text that somebody else saved during editing, compared with the current edits; neither is lost. */
export function PublicationConflict(props: PublicationConflictProps) {
  const { edits, fields, onMine, onTheirs, theirs, writer = copy.someone } = props
  const [before, after] = [theirs, edits.over(theirs)]
  return (
    <NoteBar tone="warn" title={copy.title(writer)}>
      <p>{copy.text}</p>
      <p className="desk-words text-ink">
        <DiffText pieces={wordDiff(textOfContent(before, fields), textOfContent(after, fields))} />
      </p>
      <span className="mt-3 flex flex-wrap gap-2">
        <Button isSmall onClick={onTheirs}>
          {copy.acceptTheirs}
        </Button>
        <Button isSmall onClick={onMine}>
          {copy.saveMine}
        </Button>
      </span>
    </NoteBar>
  )
}
