import { useState } from 'react'

import {
  DeskAnswerTemplatesDocument,
  type DeskAnswerTemplatesQuery,
} from '../../graph/generated/answer-templates/graphql.js'
import type { EnquiryKind } from '../../graph/generated/enquiries/graphql.js'
import type { Refusal } from '../../graph/refusal.js'
import { useAnswer } from '../../session/use-answer.js'

export type Template = DeskAnswerTemplatesQuery['answerTemplates'][number]

/** The templates for an enquiry, and the one that is written by. */
export interface AnswerTemplates {
  /** Undefined until they are read. */
  readonly templates: readonly Template[] | undefined
  /** The one that was chosen, as it was when it was looked at; undefined where it cannot be chosen any more. */
  readonly template: Template | undefined
  /** Whether somebody edited it since; what stands here is not what it says now. */
  readonly isEdited: boolean
  /** Goes on with what it says now. */
  readonly takeNew: () => void
  readonly refusal: Refusal | undefined
  readonly readAnew: () => Promise<void>
}

/**
 * Reads the templates and keeps the chosen one as displayed, because a lead may edit it and a preview must not change
 * unnoticed. The service mails the named version, or refuses it.
 */
export function useAnswerTemplates(kind: EnquiryKind, chosen: string): AnswerTemplates {
  const { data, refetch, refusal } = useAnswer(DeskAnswerTemplatesDocument, { kind }, { isLive: true })
  const [held, setHeld] = useState<Template>()
  const templates = data?.answerTemplates
  const now = templates?.find(({ key }) => key === chosen)
  if (now && held?.key !== chosen) setHeld(now)
  const template = held?.key === chosen ? held : now
  return {
    templates,
    refusal,
    readAnew: refetch,
    template: now && template,
    isEdited: now !== undefined && template !== undefined && now.version !== template.version,
    takeNew: () => setHeld(now),
  }
}
