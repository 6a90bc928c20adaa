import { uploadAccept } from '@seneb/contracts/vocabulary/upload-rules'
import { Field } from '@seneb/ui/field'

import { ActForm, FoldedAct, useFailedAct } from './act-form.js'
import { Block } from './block.js'
import { maxPastedLength } from './max-pasted-length.js'
import { LocalTime } from './local-time.js'
import { requestDetailsCopy } from './my-request-details.copy.js'
import type { ShownRequest } from './read-my-request.server.js'

const copy = requestDetailsCopy.write

type Messages = NonNullable<ShownRequest['messages']>

interface MessageListProps {
  readonly messages: Messages
  /** Whether these are a later page of the list. */
  readonly isEarlier: boolean
  /** False after the end of the work, when nobody would read a message. */
  readonly canWrite: boolean
}

/** The conversation with the care team, newest first, and a field to write in. */
export function MessageList({ canWrite, isEarlier, messages }: MessageListProps) {
  return (
    <Block id="messages" title={copy.title}>
      {canWrite && (
        <>
          <WriteForm />
          <WithFiles />
        </>
      )}
      {!canWrite && <p className="mt-4">{copy.withdrawn}</p>}
      {messages.nodes.length === 0 && <p className="mt-4 text-ink-2">{copy.empty}</p>}
      <ol className="mt-6 grid gap-4">
        {messages.nodes.map((message) => (
          <Message key={message.id} message={message} />
        ))}
      </ol>
      <p className="mt-4 flex flex-wrap gap-x-6 print:hidden">
        {isEarlier && <PageLink href="/my-request#messages">{copy.newest}</PageLink>}
        {messages.pageInfo.hasNextPage && messages.pageInfo.endCursor && (
          <PageLink href={`/my-request?after=${encodeURIComponent(messages.pageInfo.endCursor)}#messages`}>
            {copy.earlier}
          </PageLink>
        )}
      </p>
    </Block>
  )
}

function PageLink({ children, href }: { readonly href: string; readonly children: string }) {
  return (
    <a href={href} className="inline-flex min-h-12 items-center underline underline-offset-4">
      {children}
    </a>
  )
}

function Message({ message }: { readonly message: Messages['nodes'][number] }) {
  const { at, files, isCut, isFromMe, language, subject, text } = message
  return (
    <li className={`rounded-card p-[min(1.25rem,5vw)] ${isFromMe ? 'bg-tint' : 'border border-line'}`}>
      <p className="font-semibold">{isFromMe ? copy.fromMe : copy.fromTeam}</p>
      <p className="text-[0.9375rem] text-ink-2">
        <LocalTime at={at} />
      </p>
      {subject && (
        <p dir="auto" className="mt-3 font-medium wrap-anywhere">
          {subject}
        </p>
      )}
      <p dir="auto" lang={language ?? undefined} className="mt-2 wrap-anywhere whitespace-pre-line">
        {text}
      </p>
      {isCut && <p className="mt-2 text-[0.9375rem] text-ink-2">{copy.cut}</p>}
      {files.length > 0 && (
        <ul className="mt-3 grid gap-1 text-[0.9375rem]">
          {files.map(({ name, state }, index) => (
            <li key={`${index} ${state}`} className="wrap-anywhere">
              <bdi>{name ?? copy.unnamedFile}</bdi> ({copy.fileStates[state] ?? state})
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

function WriteForm() {
  return (
    <ActForm act="write" submit={copy.submit} variant="brand" className="mt-5">
      <TextField id="field-text" about="" />
    </ActForm>
  )
}

/** Forms with files have few places at the server, so a message without any is a form of its own. */
function WithFiles() {
  const failed = useFailedAct('write', withFiles)
  return (
    <FoldedAct title={copy.withFiles} isOpen={failed !== undefined}>
      <ActForm act="write" about={withFiles} submit={copy.submit} variant="brand" hasFiles>
        <TextField id="field-text-with-files" about={withFiles} />
        <Field id="field-message-files" name="files" label={copy.files.label} hint={copy.files.hint} required>
          {(control) => (
            <input
              {...control}
              type="file"
              multiple
              required
              accept={uploadAccept}
              className={`${control.className} file-control`}
            />
          )}
        </Field>
      </ActForm>
    </FoldedAct>
  )
}

const withFiles = 'with-files'

function TextField({ about, id }: { readonly about: string; readonly id: string }) {
  const failed = useFailedAct('write', about)
  return (
    <Field id={id} name="text" label={copy.field.label} hint={copy.field.hint} error={failed?.message} required>
      {(control) => (
        <textarea
          {...control}
          rows={5}
          required
          dir="auto"
          maxLength={maxPastedLength}
          defaultValue={failed?.typed['text']}
        />
      )}
    </Field>
  )
}
