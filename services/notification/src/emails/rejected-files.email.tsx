import type { AttachmentRefusal } from '@seneb/contracts/vocabulary/inbound-emails'
import { maxMailPdfPages } from '@seneb/contracts/vocabulary/upload-rules'

import { Lines } from './email-lists.js'
import { Paragraph } from './email-text.js'
import { myRequestEmail } from './my-request-email.js'
import type { Email } from './render-email.js'
import { RequestButton } from './request-link.js'

interface RejectedFiles {
  /** Number of files in the email. */
  readonly files: number
  /** Reason for each file that was not accepted. */
  readonly refusals: readonly AttachmentRefusal[]
  readonly siteUrl: string
}

const wrongKind = 'is of a kind that we cannot open. Please send a PDF, JPEG, PNG, WebP or HEIC file.'
const unreadable = 'could not be read. Please send it once more, or take a new photo of it.'

/** Reasons after "One file"; the names of files stay out, because anybody can write to us under any address. */
const reasons: Readonly<Record<AttachmentRefusal, string>> = {
  tooLarge: 'is larger than 10 MB. Please send a smaller one, or split it.',
  empty: 'was empty. Please send it once more.',
  name: 'has a name that we cannot use. Please give it a simple name, for example report.pdf.',
  type: wrongKind,
  mismatch: 'is not of the kind that its name says. Please send the original PDF or photo.',
  damaged: unreadable,
  picture: 'is a picture with too many pixels. Please send a smaller one.',
  protectedPdf: 'is protected by a password. Please send it without one, or take photos of the pages.',
  pages: `has more than ${maxMailPdfPages} pages, or very large ones. Please send only the pages that matter.`,
  tooComplex: unreadable,
  unsafe: 'contains more than a document or photo may contain. Please send a photo of it instead.',
  infected: 'was stopped by our virus scanner. Please do not send it again; send a new photo instead.',
  unchecked: unreadable,
  token: unreadable,
  interrupted: unreadable,
  busy: unreadable,
  tooMany: unreadable,
  expired: unreadable,
  winmail: 'came as winmail.dat, which only Outlook opens. Please send the email as HTML or plain text, with the file.',
}

/** E-mail that files of the patient's mail were not accepted; the text of their mail did arrive. */
export function rejectedFilesEmail({ files, refusals, siteUrl }: RejectedFiles): Email {
  const title = refusals.length === 1 ? 'We could not accept a file' : 'We could not accept some files'
  const preview = 'Your message arrived. Here is what to do about the rest.'
  const count = refusals.length === files ? `${files}` : `${refusals.length} of ${files}`
  return myRequestEmail({ title, preview, fullName: '', siteUrl }, [
    <Paragraph key="words">
      Thank you for your email. Your message reached our care team, but we could not accept{' '}
      {files === 1 ? 'the file that you attached' : `${count} files that you attached`}:
    </Paragraph>,
    <Lines key="reasons" lines={refusals.map((refusal) => `One file ${reasons[refusal]}`)} />,
    <Paragraph key="next">
      You can reply to this email with the file, or send it on your page. If neither works, tell us in a reply; we find
      another way.
    </Paragraph>,
    <RequestButton key="link" siteUrl={siteUrl} label="Send files on your page" />,
  ])
}
