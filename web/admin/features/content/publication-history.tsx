import { Button } from '@seneb/ui/button'
import { useState } from 'react'

import {
  DeskPublicationVersionTextDocument,
  DeskRestoreVersionDocument,
} from '../../graph/generated/content/graphql.js'
import { formError } from '../../graph/desk-error.js'
import { ErrorView } from '../../session/error-view.js'
import { holds, type Viewer } from '../../session/staff-session.js'
import { useResult } from '../../session/use-result.js'
import { useDeskMutation } from '../../session/use-desk-mutation.js'
import { NoteBar } from '../../ui/note-bar.js'
import { SkeletonRows } from '../../ui/skeleton-rows.js'
import { Day, When } from '../../ui/when.js'
import { contentCopy } from './content.copy.js'
import { textOfContent, type NamedShape } from '../../schema-form/content-schema.js'
import { ChangedLines } from '../../schema-form/changed-lines.js'
import { publisherOf, type ListedVersion, type PublicationDetails } from './publication-kinds.js'
import { StateChip } from './state-chip.js'

const copy = contentCopy.publicationHistory

interface PublicationHistoryProps {
  readonly details: PublicationDetails
  readonly fields: readonly NamedShape[]
  readonly viewer: Viewer
  readonly onChanged: () => Promise<void>
}

/** Every version of a text: its author, time and reason, its changes, and the button that makes a draft of it. */
export function PublicationHistory(props: PublicationHistoryProps) {
  const { versions } = props.details
  return (
    <section className="desk-panel" aria-label={copy.label}>
      <div className="desk-panel-head">
        <h2>{copy.label}</h2>
      </div>
      {versions.length === 0 && <p className="desk-empty">{copy.empty}</p>}
      {versions.length > 0 && (
        <ol className="desk-timeline">
          {versions.map((version) => (
            <VersionRow key={version.number} {...props} version={version} />
          ))}
        </ol>
      )}
    </section>
  )
}

interface VersionRowProps extends PublicationHistoryProps {
  readonly version: ListedVersion
}

function VersionRow({ details, fields, onChanged, version, viewer }: VersionRowProps) {
  const [isOpen, setOpen] = useState(false)
  const { approvedAt, approvedBy, note, number, publishedAt, publishedBy, state, writtenAt, writtenBy } = version
  const mayRestore = holds(viewer, 'CONTENT_WRITE') && !details.draft && state !== 'PUBLISHED'
  return (
    <li>
      <p className="flex flex-wrap items-center gap-x-2">
        <span className="font-semibold">{copy.version(number)}</span>
        <StateChip state={state} />
        {publisherOf(details.publication.kind) === 'legal' && publishedAt && <span>{version.title}</span>}
      </p>
      <p>
        {writtenBy?.name ?? copy.thePlatform}, <When at={writtenAt} />
        {approvedAt && approvedBy && (
          <>
            {`; ${copy.approved}: ${approvedBy.name}, `}
            <When at={approvedAt} />
          </>
        )}
        {publishedAt && publishedBy && (
          <>
            {`; ${copy.published}: ${publishedBy.name}, `}
            <When at={publishedAt} />
          </>
        )}
      </p>
      {version.reviewer && version.reviewedOn && (
        <p className="wrap-anywhere">
          {copy.reviewed(version.reviewer)} <Day at={version.reviewedOn} />
        </p>
      )}
      {note && <p className="desk-small wrap-anywhere">{note}</p>}
      <div className="mt-2 flex flex-wrap gap-2">
        <Button isSmall aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {copy.see(number)}
        </Button>
        {mayRestore && <Restore details={details} number={number} onChanged={onChanged} />}
      </div>
      {isOpen && <VersionText details={details} fields={fields} number={number} />}
    </li>
  )
}

/** Text of a version, with its changes to the version published before it. */
function VersionText({
  details: {
    publication: { key, kind },
  },
  fields,
  number,
}: Pick<VersionRowProps, 'details' | 'fields'> & { readonly number: number }) {
  const { data, refetch, error } = useResult(DeskPublicationVersionTextDocument, { kind, key, number })
  if (error) return <ErrorView error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonRows />
  const { content, previousContent } = data.publicationVersion
  return <ChangedLines before={textOfContent(previousContent, fields)} after={textOfContent(content, fields)} />
}

interface RestoreProps extends Pick<PublicationHistoryProps, 'details' | 'onChanged'> {
  readonly number: number
}

function Restore({ details: { publication, revision }, number, onChanged }: RestoreProps) {
  const { mutate, isBusy, error } = useDeskMutation(
    DeskRestoreVersionDocument,
    (data) => data.restorePublicationVersion,
  )
  const restore = async () => {
    await mutate({ kind: publication.kind, key: publication.key, revision, number })
    await onChanged()
  }
  return (
    <>
      <Button isSmall isBusy={isBusy} onClick={() => void restore()}>
        {copy.restore(number)}
      </Button>
      {error && <NoteBar tone="bad">{formError(error)}</NoteBar>}
    </>
  )
}
