import { DeskRestoreCatalogueVersionDocument } from '../../graph/generated/catalogue/graphql.js'
import { holds, type Viewer } from '../../session/staff-session.js'
import { useDeskMutation } from '../../session/use-desk-mutation.js'
import { StatusChip } from '../../ui/status-chip.js'
import { textOfContent, type NamedShape } from '../../schema-form/content-schema.js'
import { ChangedLines } from '../../schema-form/changed-lines.js'
import { RestoreButton, VersionEntry, VersionHistory } from '../../schema-form/version-history.js'
import { catalogueCopy } from './catalogue.copy.js'
import type { EntryDetails } from './catalogue-entries.js'

const copy = catalogueCopy.history

interface EntryHistoryProps {
  readonly details: EntryDetails
  readonly fields: readonly NamedShape[]
  readonly viewer: Viewer
  /** Whether a newer revision was saved here than the one that is shown. */
  readonly isPending: boolean
  readonly onChanged: () => Promise<void>
}

/** Every version of an entry. */
export function EntryHistory({ details, fields, viewer, ...rest }: EntryHistoryProps) {
  const { versions } = details
  return (
    <VersionHistory label={copy.label} empty={copy.empty} versions={versions}>
      {({ checkedBy, content, note, number, returnReason, state, writtenAt, writtenBy }, at) => (
        <VersionEntry
          title={copy.version(number)}
          chip={<StatusChip tone={state === 'IN_REVIEW' ? 'warn' : 'bare'}>{catalogueCopy.states[state]}</StatusChip>}
          author={writtenBy?.name ?? copy.thePlatform}
          writtenAt={writtenAt}
          decisions={checkedBy && `; ${copy.checkedBy(checkedBy.name)}`}
          notes={[note, returnReason]}
          changesLabel={copy.changes(number)}
          changes={() => (
            <ChangedLines
              before={textOfContent(versions[at + 1]?.content, fields)}
              after={textOfContent(content, fields)}
            />
          )}
          restore={
            holds(viewer, 'CATALOGUE_EDIT') &&
            state !== 'CURRENT' &&
            state !== 'IN_REVIEW' && <Restore {...rest} details={details} number={number} />
          }
        />
      )}
    </VersionHistory>
  )
}

interface RestoreProps extends Omit<EntryHistoryProps, 'fields' | 'viewer'> {
  readonly number: number
}

function Restore({ details: { entry, revision }, isPending, number, onChanged }: RestoreProps) {
  const { mutate, isBusy, error } = useDeskMutation(
    DeskRestoreCatalogueVersionDocument,
    (data) => data.restoreCatalogueVersion,
  )
  const restore = async () => {
    await mutate({ kind: entry.kind, key: entry.key, revision, from: number })
    await onChanged()
  }
  return <RestoreButton label={copy.restore(number)} isBusy={isBusy || isPending} error={error} onRestore={restore} />
}
