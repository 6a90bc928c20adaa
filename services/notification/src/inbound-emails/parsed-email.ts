/** One header line of a mail; the key is in lower case, the value unfolded. */
export interface EmailHeader {
  readonly key: string
  readonly value: string
}

export interface EmailAddress {
  readonly name: string
  /** In lower case. */
  readonly address: string
}

/** Part of a mail that is not its text: an attachment, a returned mail, a report or a calendar reply. */
export interface EmailPart {
  readonly fileName: string | null
  readonly mimeType: string
  readonly disposition: string | null
  /** Without angle brackets. */
  readonly contentId?: string
  /** Whether the HTML shows it, like a logo of a signature. */
  readonly isInHtml: boolean
  /** Method of a calendar part, in upper case. */
  readonly method?: string
  readonly bytes: Uint8Array
}

/** A received mail as the rules read it. It consists of plain values, so that a worker thread can post it. */
export interface ParsedEmail {
  /** All headers in their order, the newest trace line first. */
  readonly headers: readonly EmailHeader[]
  readonly from?: EmailAddress
  readonly to: readonly EmailAddress[]
  readonly cc: readonly EmailAddress[]
  readonly subject: string
  /** Message-IDs with their angle brackets. */
  readonly messageId?: string
  readonly inReplyTo: readonly string[]
  /** Oldest first, as the header lists them. */
  readonly references: readonly string[]
  readonly date?: string
  /** Recipients of the SMTP envelope, where the mail server or provider reports them. */
  readonly envelopeTo: readonly string[]
  readonly text?: string
  readonly html?: string
  readonly parts: readonly EmailPart[]
}
