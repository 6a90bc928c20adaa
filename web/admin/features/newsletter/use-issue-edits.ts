import { useEdits } from '../../session/use-edits.js'
import { useUnsaved } from '../../unsaved/unsaved.js'
import { wholeText, type IssueText } from './newsletter-issue.js'

interface Original {
  /** Name under which unsaved edits are stored. */
  readonly id: string
  readonly version: number
  readonly text: IssueText
}

/** Returns the edits of an issue. */
export function useIssueEdits({ id, text, version }: Original) {
  const edits = useEdits({ of: 'newsletter', id, version, content: text, textOf: wholeText })
  useUnsaved(edits.isEdited, edits.forget)
  return edits
}

export type IssueEdits = ReturnType<typeof useIssueEdits>
