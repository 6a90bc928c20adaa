import { timelineMessageCharacters } from '@seneb/contracts/vocabulary/messages'
import type { Ctx } from '@seneb/service-kit/ctx'

type Sealer = Pick<Ctx, 'atRest'>

/** Texts of a message as its sender wrote them. */
export interface MessageTexts {
  /** Name and address of the sender, of an email. */
  readonly sender?: string
  readonly subject?: string
  /** Text without the part that quotes earlier mails. */
  readonly text: string
  /** Text with that part; absent when nothing is quoted. */
  readonly fullText?: string
  /** Names of the files by their id. */
  readonly fileNames: Readonly<Record<string, string>>
}

/** Texts that a timeline shows. */
export interface MessagePreview extends Pick<MessageTexts, 'fileNames' | 'sender' | 'subject' | 'text'> {
  readonly hasMoreText: boolean
}

/** Whole texts of a message, which are read on demand. */
export type MessageContent = Pick<MessageTexts, 'fullText' | 'text'>

/** Returns both encrypted parts of a message, each bound to it. */
export function sealMessage({ fullText, text, ...others }: MessageTexts, messageId: string, { atRest }: Sealer) {
  const beginning = cut(text)
  const isQuoting = fullText !== undefined && fullText !== text
  const preview: MessagePreview = { ...others, text: beginning, hasMoreText: isQuoting || beginning !== text }
  const content: MessageContent = isQuoting ? { text, fullText } : { text }
  return {
    preview_sealed: atRest.seal(Buffer.from(JSON.stringify(preview)), boundTo(messageId, 'preview')),
    content_sealed: atRest.seal(Buffer.from(JSON.stringify(content)), boundTo(messageId, 'content')),
  }
}

/** Decrypts the texts that a timeline shows. */
export function openPreview(sealed: Buffer, messageId: string, { atRest }: Sealer): MessagePreview {
  return JSON.parse(atRest.open(sealed, boundTo(messageId, 'preview')).toString()) as MessagePreview
}

/** Decrypts the whole texts. */
export function openContent(sealed: Buffer, messageId: string, { atRest }: Sealer): MessageContent {
  return JSON.parse(atRest.open(sealed, boundTo(messageId, 'content')).toString()) as MessageContent
}

const boundTo = (messageId: string, part: 'content' | 'preview') => `${messageId} ${part}`

/** Cuts between characters, not between the two halves of one. */
function cut(text: string): string {
  if (text.length <= timelineMessageCharacters) return text
  const characters = [...text.slice(0, timelineMessageCharacters + 1)]
  return characters.slice(0, -1).join('').slice(0, timelineMessageCharacters)
}
