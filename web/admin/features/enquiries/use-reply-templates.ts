import { useState } from 'react'

import {
  DeskReplyTemplatesDocument,
  type DeskReplyTemplatesQuery,
} from '../../graph/generated/reply-templates/graphql.js'
import type { EnquiryKind } from '../../graph/generated/enquiries/graphql.js'
import type { DeskError } from '../../graph/desk-error.js'
import { useResult } from '../../session/use-result.js'

export type Template = DeskReplyTemplatesQuery['replyTemplates'][number]

/** The templates for an enquiry, and the one that is written by. */
export interface ReplyTemplates {
  /** Undefined until they are read. */
  readonly templates: readonly Template[] | undefined
  /** Chosen template, as it was when it was displayed; undefined when it can no longer be chosen. */
  readonly template: Template | undefined
  /** Whether the template was edited since; the text shown here is then not the current one. */
  readonly isEdited: boolean
  /** Continues with the current version of the template. */
  readonly loadNew: () => void
  readonly error: DeskError | undefined
  readonly reload: () => Promise<void>
}

/**
 * Loads the templates and keeps the chosen one as displayed, because a lead may edit it and a preview must not change
 * unnoticed. The service mails the named version, or refuses it.
 */
export function useReplyTemplates(kind: EnquiryKind, chosen: string): ReplyTemplates {
  const { data, refetch, error } = useResult(DeskReplyTemplatesDocument, { kind }, { isLive: true })
  const [displayed, setOwned] = useState<Template>()
  const templates = data?.replyTemplates
  const now = templates?.find(({ key }) => key === chosen)
  if (now && displayed?.key !== chosen) setOwned(now)
  const template = displayed?.key === chosen ? displayed : now
  return {
    templates,
    error,
    reload: refetch,
    template: now && template,
    isEdited: now !== undefined && template !== undefined && now.version !== template.version,
    loadNew: () => setOwned(now),
  }
}
