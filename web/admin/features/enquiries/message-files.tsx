import { Button } from '@seneb/ui/button'
import { useState } from 'react'

import type { DeskMessageFragment } from '../../graph/generated/enquiries/graphql.js'
import { useStaffSession } from '../../session/staff-session.js'
import { useError } from '../../session/use-error.js'
import { NoteBar } from '../../ui/note-bar.js'
import { fetchMessageFile } from './fetch-message-file.js'
import { messagesCopy } from './messages.copy.js'

const copy = messagesCopy.files

type MessageFile = DeskMessageFragment['files'][number]

interface MessageFilesProps {
  readonly enquiryId: string
  readonly message: DeskMessageFragment
}

/** Files of a message, each with its state; those that are stored can be downloaded. */
export function MessageFiles({ enquiryId, message: { files, skippedFiles } }: MessageFilesProps) {
  return (
    <>
      {files.length > 0 && (
        <ul aria-label={copy.label} className="grid gap-2">
          {files.map((file) => (
            <li key={file.id} className="flex flex-wrap items-center gap-2">
              <bdi className="wrap-anywhere">{file.name ?? copy.unnamed}</bdi>
              {copy.states[file.state] && <span className="desk-small">{copy.states[file.state]}</span>}
              {file.state === 'STORED' && file.name && <Download enquiryId={enquiryId} file={file} />}
            </li>
          ))}
        </ul>
      )}
      {skippedFiles > 0 && <p className="desk-small">{messagesCopy.card.skippedFiles(skippedFiles)}</p>}
    </>
  )
}

interface DownloadProps extends Pick<MessageFilesProps, 'enquiryId'> {
  readonly file: MessageFile
}

function Download({ enquiryId, file: { id, name } }: DownloadProps) {
  const { prove } = useStaffSession()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useError()
  const open = async () => {
    setBusy(true)
    const file = { enquiryId, fileId: id, name: name ?? copy.unnamed }
    let refusal = await fetchMessageFile(file)
    if (refusal?.code === 'REAUTHENTICATION_REQUIRED' && (await prove())) refusal = await fetchMessageFile(file)
    setError(refusal)
    setBusy(false)
  }
  return (
    <>
      <Button isSmall isBusy={isBusy} onClick={() => void open()}>
        {copy.open}
      </Button>
      {error && <NoteBar tone="bad">{error.message}</NoteBar>}
    </>
  )
}
