import {
  DeskPublicationVersionTextDocument,
  DeskRestoreVersionDocument,
} from '../../graph/generated/content/graphql.js'
import { ErrorView } from '../../session/error-view.js'
import { holds, type Viewer } from '../../session/staff-session.js'
import { useResult } from '../../session/use-result.js'
import { useDeskMutation } from '../../session/use-desk-mutation.js'
import { SkeletonRows } from '../../ui/skeleton-rows.js'
import { Day, When } from '../../ui/when.js'
import { contentCopy } from './content.copy.js'
import { textOfContent, type NamedShape } from '../../schema-form/content-schema.js'
import { ChangedLines } from '../../schema-form/changed-lines.js'
import { RestoreButton, VersionEntry, VersionHistory } from '../../schema-form/version-history.js'
import { isReleased, publisherOf, type ListedVersion, type PublicationDetails } from './publication-kinds.js'
import { StateChip } from './state-chip.js'

const copy = contentCopy.publicationHistory

interface PublicationHistoryProps {
  readonly details: PublicationDetails
  readonly fields: readonly NamedShape[]
  readonly viewer: Viewer
  /** Whether a newer revision was saved here than the one that is shown. */
  readonly isPending: boolean
  readonly onChanged: () => Promise<void>
}

/** Every version of a text; restoring one makes a draft of it. */
export function PublicationHistory({ details, fields, viewer, ...rest }: PublicationHistoryProps) {
  const mayRestore = holds(viewer, 'CONTENT_WRITE') && !details.draft && !isReleased(details.publication)
  return (
    <VersionHistory label={copy.label} empty={copy.empty} versions={details.versions}>
      {(version) => (
        <VersionEntry
          title={copy.version(version.number)}
          chip={
            <>
              <StateChip state={version.state} />
              {publisherOf(details.publication.kind) === 'legal' && version.publishedAt && <span>{version.title}</span>}
            </>
          }
          author={version.writtenBy?.name ?? copy.thePlatform}
          writtenAt={version.writtenAt}
          decisions={<Decisions version={version} />}
          notes={[reviewOf(version), version.note]}
          changesLabel={copy.see(version.number)}
          changes={() => <VersionText details={details} fields={fields} number={version.number} />}
          restore={
            mayRestore &&
            version.state !== 'PUBLISHED' && <Restore {...rest} details={details} number={version.number} />
          }
        />
      )}
    </VersionHistory>
  )
}

interface VersionProps {
  readonly version: ListedVersion
}

function Decisions({ version: { approvedAt, approvedBy, publishedAt, publishedBy } }: VersionProps) {
  return (
    <>
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
    </>
  )
}

function reviewOf({ reviewedOn, reviewer }: ListedVersion) {
  return (
    reviewer &&
    reviewedOn && (
      <>
        {copy.reviewed(reviewer)} <Day at={reviewedOn} />
      </>
    )
  )
}

/** Text of a version, with its changes to the version published before it. */
function VersionText({
  details: {
    publication: { key, kind },
  },
  fields,
  number,
}: Pick<PublicationHistoryProps, 'details' | 'fields'> & { readonly number: number }) {
  const { data, refetch, error } = useResult(DeskPublicationVersionTextDocument, { kind, key, number })
  if (error) return <ErrorView error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonRows />
  const { content, previousContent } = data.publicationVersion
  return <ChangedLines before={textOfContent(previousContent, fields)} after={textOfContent(content, fields)} />
}

interface RestoreProps extends Omit<PublicationHistoryProps, 'fields' | 'viewer'> {
  readonly number: number
}

function Restore({ details: { publication, revision }, isPending, number, onChanged }: RestoreProps) {
  const { mutate, isBusy, error } = useDeskMutation(
    DeskRestoreVersionDocument,
    (data) => data.restorePublicationVersion,
  )
  const restore = async () => {
    await mutate({ kind: publication.kind, key: publication.key, revision, number })
    await onChanged()
  }
  return <RestoreButton label={copy.restore(number)} isBusy={isBusy || isPending} error={error} onRestore={restore} />
}
