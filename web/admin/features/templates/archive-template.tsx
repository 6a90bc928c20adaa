import { Button } from '@seneb/ui/button'
import { Archive, ArchiveRestore } from 'lucide-react'

import { DeskArchiveTemplateDocument } from '../../graph/generated/templates/graphql.js'
import { formError } from '../../graph/refusal.js'
import { useDeskMutation } from '../../session/use-desk-mutation.js'
import type { TemplateDetails } from './template-words.js'
import { templatesCopy } from './templates.copy.js'

const copy = templatesCopy.archiveTemplate

interface ArchiveTemplateProps {
  readonly template: TemplateDetails['template']
  readonly onChanged: () => Promise<void>
}

/** Archives a template, which hides it from authors of replies, or restores it; the same button undoes it. */
export function ArchiveTemplate({ onChanged, template: { isArchived, key, version } }: ArchiveTemplateProps) {
  const { act, isBusy, refusal } = useDeskMutation(DeskArchiveTemplateDocument, (data) => data.archiveReplyTemplate)
  const archive = async () => {
    await act({ key, version, isArchived: !isArchived })
    await onChanged()
  }
  const Icon = isArchived ? ArchiveRestore : Archive
  return (
    <>
      <span role="status" className="desk-small">
        {formError(refusal) ?? (isArchived ? copy.archivedNotInUse : '')}
      </span>
      <Button isBusy={isBusy} onClick={() => void archive()}>
        <Icon aria-hidden size={16} /> {isArchived ? copy.bringItBack : copy.archive}
      </Button>
    </>
  )
}
