import { newsletterBounds } from '@seneb/contracts/vocabulary/newsletter'

import { messageAt, type DeskError } from '../../graph/desk-error.js'
import { TextAreaField, TextField } from '../../ui/fields.js'
import type { IssueText } from './newsletter-issue.js'
import { newsletterCopy } from './newsletter.copy.js'

const copy = newsletterCopy.editor

interface IssueFieldsProps {
  readonly text: IssueText
  readonly isReadOnly?: boolean
  readonly error: DeskError | undefined
  readonly onText: (text: IssueText) => void
}

/** Fields of an issue. */
export function IssueFields({ error, isReadOnly = false, onText, text }: IssueFieldsProps) {
  return (
    <>
      <TextField
        label={copy.subject}
        autoComplete="off"
        readOnly={isReadOnly}
        maxLength={newsletterBounds.subject}
        value={text.subject}
        onValue={(subject) => onText({ ...text, subject })}
        error={messageAt(error, 'subject')}
      />
      <TextField
        label={copy.preheader}
        hint={copy.preheaderHint}
        autoComplete="off"
        readOnly={isReadOnly}
        maxLength={newsletterBounds.preheader}
        value={text.preheader}
        onValue={(preheader) => onText({ ...text, preheader })}
        error={messageAt(error, 'preheader')}
      />
      <TextAreaField
        label={copy.body}
        hint={copy.bodyHint}
        rows={16}
        readOnly={isReadOnly}
        maxLength={newsletterBounds.body}
        value={text.body}
        onValue={(body) => onText({ ...text, body })}
        error={messageAt(error, 'body')}
      />
    </>
  )
}
