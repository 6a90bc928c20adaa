import { Button } from '@seneb/ui/button'

import { NoteBar } from '../../ui/note-bar.js'
import { DiffText, wordDiff } from '../../ui/word-diff.js'
import { entireText, writerOf, type TemplateDetails } from './template-text.js'
import { templatesCopy } from './templates.copy.js'
import type { TemplateEdits } from './use-template-edits.js'

const copy = templatesCopy.templateEditor

interface TemplateConflictProps {
  readonly latest: TemplateDetails['template']
  readonly edits: TemplateEdits
  readonly onTheirs: () => void
  readonly onMine: () => void
}

/** Version that another person saved during editing, compared with the current edits. */
export function TemplateConflict({ edits, latest, onMine, onTheirs }: TemplateConflictProps) {
  return (
    <NoteBar tone="warn" title={copy.title(writerOf(latest), latest.version)}>
      <p>{copy.text}</p>
      <p className="desk-words text-ink">
        <DiffText pieces={wordDiff(entireText(latest), entireText(edits.over(latest)))} />
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
