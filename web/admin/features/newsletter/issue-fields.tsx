import { mailedAddress } from '@seneb/contracts/publications/prose-markup'
import { newsletterBounds } from '@seneb/contracts/vocabulary/newsletter'

import { messageAt, type DeskError } from '../../graph/desk-error.js'
import { ProseField } from '../../schema-form/publication-controls.js'
import { TextField } from '../../ui/fields.js'
import type { IssueText } from './newsletter-issue.js'
import { newsletterCopy } from './newsletter.copy.js'

const copy = newsletterCopy.editor
const bodyBounds = { length: newsletterBounds.body, addresses: mailedAddress }

interface IssueFieldsProps {
  readonly text: IssueText
  readonly error: DeskError | undefined
  readonly onText: (text: IssueText) => void
}

/** Fields of an issue. */
export function IssueFields({ error, onText, text }: IssueFieldsProps) {
  return (
    <>
      <TextField
        label={copy.subject}
        autoComplete="off"
        maxLength={newsletterBounds.subject}
        value={text.subject}
        onValue={(subject) => onText({ ...text, subject })}
        error={messageAt(error, 'subject')}
      />
      <TextField
        label={copy.preheader}
        hint={copy.preheaderHint}
        autoComplete="off"
        maxLength={newsletterBounds.preheader}
        value={text.preheader}
        onValue={(preheader) => onText({ ...text, preheader })}
        error={messageAt(error, 'preheader')}
      />
      <div>
        <ProseField
          label={copy.body}
          bounds={bodyBounds}
          value={text.body}
          onChange={(body) => onText({ ...text, body: String(body) })}
          error={messageAt(error, 'body')}
        />
        <p className="desk-small mt-1">{copy.bodyHint}</p>
      </div>
    </>
  )
}
