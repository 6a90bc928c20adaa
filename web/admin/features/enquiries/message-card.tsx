import { Button } from '@seneb/ui/button'
import { useRef, useState } from 'react'

import type { DeskMessageFragment } from '../../graph/generated/enquiries/graphql.js'
import { DeskCareMessageDocument, DeskMarkMessagesReadDocument } from '../../graph/generated/messages/graphql.js'
import { useRequestDesk } from '../../graph/request-desk.js'
import { useDeskMutation } from '../../session/use-desk-mutation.js'
import { useError } from '../../session/use-error.js'
import { NoteBar } from '../../ui/note-bar.js'
import { StatusChip } from '../../ui/status-chip.js'
import { isWritten } from './message-to-answer.js'
import { MessageFiles } from './message-files.js'
import { messagesCopy } from './messages.copy.js'

const copy = messagesCopy.card

interface MessageCardProps {
  /** Enquiry that the message belongs to, also when that is merged into the open one. */
  readonly enquiryId: string
  readonly message: DeskMessageFragment
  readonly mayWork: boolean
  /** Writes a reply that quotes the message; undefined for people who may not reply. */
  readonly onReply: ((messageId: string) => void) | undefined
  readonly onChanged: () => Promise<void>
}

/** A message in the timeline: what is known of its sender, its text, its files, and its actions. */
export function MessageCard({ enquiryId, mayWork, message, onChanged, onReply }: MessageCardProps) {
  const isHuman = message.kind === 'MESSAGE'
  const card = useRef<HTMLDivElement>(null)
  const marked = async () => {
    await onChanged()
    // The button that had the focus is gone.
    card.current?.focus()
  }
  return (
    <div ref={card} tabIndex={-1} className="mt-2 grid justify-items-start gap-2">
      <Badges message={message} />
      {message.sender && (
        <p className="desk-small wrap-anywhere">
          {copy.from} <bdi>{message.sender}</bdi>
        </p>
      )}
      {message.subject && (
        <p className="font-semibold wrap-anywhere" dir="auto">
          {message.subject}
        </p>
      )}
      <MessageText enquiryId={enquiryId} message={message} />
      <MessageFiles enquiryId={enquiryId} message={message} />
      {isHuman && (
        <div className="flex flex-wrap gap-2">
          {onReply && isWritten(message) && (
            <Button isSmall onClick={() => onReply(message.id)}>
              {copy.reply}
            </Button>
          )}
          {mayWork && !message.readAt && <MarkAsRead enquiryId={enquiryId} messageId={message.id} onChanged={marked} />}
        </div>
      )}
    </div>
  )
}

/** Facts that a reader should know before the text; the usual ones are not shown. */
function Badges({ message }: Pick<MessageCardProps, 'message'>) {
  const { isKnownSender, kind, language, readAt, readBy, senderCheck, source } = message
  const isHuman = kind === 'MESSAGE'
  const isEmail = source === 'EMAIL'
  return (
    <span className="flex flex-wrap items-center gap-1.5">
      {isHuman && !readAt && <StatusChip tone="info">{copy.isNew}</StatusChip>}
      {!isHuman && <StatusChip tone="bare">{copy.kinds[kind]}</StatusChip>}
      <StatusChip tone="bare">{copy.sources[source]}</StatusChip>
      {isEmail && !isKnownSender && <StatusChip tone="warn">{copy.otherAddress}</StatusChip>}
      {isEmail && senderCheck === 'FAIL' && <StatusChip tone="bad">{copy.unconfirmed}</StatusChip>}
      {copy.languages[language] && <StatusChip tone="bare">{copy.languages[language]}</StatusChip>}
      {readBy && <span className="desk-small">{copy.readBy(readBy.name)}</span>}
    </span>
  )
}

/** The text of a message, and on demand all of it with the parts that it quotes. */
function MessageText({ enquiryId, message }: Pick<MessageCardProps, 'enquiryId' | 'message'>) {
  const request = useRequestDesk()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useError()
  const [fullText, setFullText] = useState<string>()
  const { hasMoreText, id: messageId, text } = message
  if (text === null) return <p className="desk-small">{copy.hidden}</p>
  const isWhole = fullText !== undefined
  const showAll = async () => {
    setBusy(true)
    const response = await request(DeskCareMessageDocument, { id: enquiryId, messageId })
    setBusy(false)
    setError('error' in response ? response.error : undefined)
    if ('data' in response)
      setFullText(response.data.careMessage.fullText ?? response.data.careMessage.message.text ?? '')
  }
  return (
    <>
      {text === '' && !isWhole && <p className="desk-small">{copy.noText}</p>}
      {(fullText ?? text) !== '' && (
        <p className="desk-words justify-self-stretch" dir="auto">
          {fullText ?? text}
        </p>
      )}
      {error && <NoteBar tone="bad">{error.message}</NoteBar>}
      {hasMoreText && (
        <Button
          isSmall
          variant="quiet"
          isBusy={isBusy}
          onClick={() => (isWhole ? setFullText(undefined) : void showAll())}
        >
          {isWhole ? copy.showLess : copy.showAll}
        </Button>
      )}
    </>
  )
}

interface MarkAsReadProps extends Pick<MessageCardProps, 'enquiryId' | 'onChanged'> {
  readonly messageId: string
}

function MarkAsRead({ enquiryId, messageId, onChanged }: MarkAsReadProps) {
  const { mutate, isBusy, error } = useDeskMutation(DeskMarkMessagesReadDocument, (result) => result.markMessagesRead)
  const mark = async () => {
    await mutate({ id: enquiryId, messageIds: [messageId] })
    await onChanged()
  }
  return (
    <>
      <Button isSmall isBusy={isBusy} onClick={() => void mark()}>
        {copy.markAsRead}
      </Button>
      {error && <NoteBar tone="bad">{error.message}</NoteBar>}
    </>
  )
}
