import { Button } from '@seneb/ui/button'
import { Archive, ArchiveRestore } from 'lucide-react'

import { DeskArchiveTemplateDocument } from '../../graph/generated/templates/graphql.js'
import { formError } from '../../graph/desk-error.js'
import { useDeskMutation } from '../../session/use-desk-mutation.js'
import type { TemplateDetails } from './template-text.js'
import { templatesCopy } from './templates.copy.js'

const copy = templatesCopy.archiveTemplate

interface ArchiveTemplateProps {
  readonly template: TemplateDetails['template']
  readonly onChanged: () => Promise<void>
}

/** Archives a template, which hides it from authors of replies, or restores it; the same button undoes it. */
export function ArchiveTemplate({ onChanged, template: { isArchived, key, version } }: ArchiveTemplateProps) {
  const { mutate, isBusy, error } = useDeskMutation(DeskArchiveTemplateDocument, (data) => data.archiveReplyTemplate)
  const archive = async () => {
    await mutate({ key, version, isArchived: !isArchived })
    await onChanged()
  }
  const Icon = isArchived ? ArchiveRestore : Archive
  return (
    <>
      <span role="status" className="desk-small">
        {formError(error) ?? (isArchived ? copy.archivedNotInUse : '')}
      </span>
      <Button isBusy={isBusy} onClick={() => void archive()}>
        <Icon aria-hidden size={16} /> {isArchived ? copy.restoreIt : copy.archive}
      </Button>
    </>
  )
}
