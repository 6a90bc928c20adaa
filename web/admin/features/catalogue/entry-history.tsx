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
  readonly onChanged: () => Promise<void>
}

/** Every version of an entry. */
export function EntryHistory({ details, fields, onChanged, viewer }: EntryHistoryProps) {
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
            state !== 'IN_REVIEW' && <Restore details={details} number={number} onChanged={onChanged} />
          }
        />
      )}
    </VersionHistory>
  )
}

interface RestoreProps extends Pick<EntryHistoryProps, 'details' | 'onChanged'> {
  readonly number: number
}

function Restore({ details: { entry, revision }, number, onChanged }: RestoreProps) {
  const { mutate, isBusy, error } = useDeskMutation(
    DeskRestoreCatalogueVersionDocument,
    (data) => data.restoreCatalogueVersion,
  )
  const restore = async () => {
    await mutate({ kind: entry.kind, key: entry.key, revision, from: number })
    await onChanged()
  }
  return <RestoreButton label={copy.restore(number)} isBusy={isBusy} error={error} onRestore={restore} />
}
