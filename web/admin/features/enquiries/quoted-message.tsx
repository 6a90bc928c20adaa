import { Button } from '@seneb/ui/button'

import type { DeskMessageFragment } from '../../graph/generated/enquiries/graphql.js'
import { When } from '../../ui/when.js'
import { messagesCopy } from './messages.copy.js'

const copy = messagesCopy.quote

interface QuotedMessageProps {
  /** Message that the reply answers; undefined while it quotes none. */
  readonly message: DeskMessageFragment | undefined
  /** Whether there is a message to quote. */
  readonly canQuote: boolean
  readonly onQuote: (isQuoting: boolean) => void
}

/** The message that a reply answers, so that mail programs show both as one conversation. */
export function QuotedMessage({ canQuote, message, onQuote }: QuotedMessageProps) {
  if (!message) {
    return canQuote ? (
      <Button isSmall variant="quiet" className="justify-self-start" onClick={() => onQuote(true)}>
        {copy.withIt}
      </Button>
    ) : null
  }
  return (
    <section aria-label={copy.label} className="grid justify-items-start gap-1">
      <p className="desk-small">
        {copy.answers} <When at={message.receivedAt} />
      </p>
      {message.text && (
        <blockquote className="desk-words desk-quote justify-self-stretch" dir="auto">
          {message.text}
        </blockquote>
      )}
      <Button isSmall variant="quiet" onClick={() => onQuote(false)}>
        {copy.without}
      </Button>
    </section>
  )
}
