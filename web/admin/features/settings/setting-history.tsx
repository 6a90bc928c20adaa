import { Button } from '@seneb/ui/button'
import { useEffect, useRef, useState } from 'react'

import { DeskRestoreSettingsDocument, DeskSettingVersionsDocument } from '../../graph/generated/settings/graphql.js'
import { formError } from '../../graph/desk-error.js'
import { ErrorView } from '../../session/error-view.js'
import { useDeskMutation } from '../../session/use-desk-mutation.js'
import { useConnection } from '../../session/use-connection.js'
import { DeskDialog } from '../../ui/desk-dialog.js'
import { DialogForm } from '../../ui/dialog-form.js'
import { DiffText, wordDiff } from '../../ui/word-diff.js'
import { When } from '../../ui/when.js'
import type { SettingGroup, SettingVersion } from './setting-group.js'
import { settingsCopy } from './settings.copy.js'

const copy = settingsCopy.settingHistory

const pageSize = 10

interface SettingHistoryProps {
  readonly group: SettingGroup
  /** Whether a newer version was saved here than the one that is shown. */
  readonly isPending: boolean
  readonly onChanged: () => Promise<void>
}

/** Every version of a group: author, time, reason, the changed values, and a button that restores it. */
export function SettingHistory(props: SettingHistoryProps) {
  const { group } = props
  const { hasMore, isLoading, items: versions, readMore, error, reload } = useVersions(group)
  return (
    <section className="desk-panel" aria-label={copy.label}>
      <div className="desk-panel-head">
        <h2>{copy.label}</h2>
      </div>
      {error && <ErrorView error={error} onRetry={() => void reload()} />}
      {versions?.length === 0 && <p className="desk-empty">{copy.none}</p>}
      <ol className="desk-timeline">
        {versions?.map((version) => (
          <VersionRow key={version.version} version={version} {...props} />
        ))}
      </ol>
      {hasMore && (
        <div className="p-4">
          <Button isSmall isBusy={isLoading} onClick={readMore}>
            {copy.older}
          </Button>
        </div>
      )}
    </section>
  )
}

/** Returns the newest versions, loaded again when the group has a new one, and older ones on demand. */
function useVersions({ key: group, version }: SettingGroup) {
  const pages = useConnection(
    DeskSettingVersionsDocument,
    { group, first: pageSize },
    { listIn: ({ settingVersions }) => settingVersions, keyOf: (one) => one.version },
  )
  const { reload } = pages
  const known = useRef(version)
  useEffect(() => {
    if (known.current === version) return
    known.current = version
    void reload()
  }, [version, reload])
  return pages
}

interface VersionRowProps extends SettingHistoryProps {
  readonly version: SettingVersion
}

function VersionRow({ version: row, ...props }: VersionRowProps) {
  const { changes, note, restoredFrom, version, writtenAt } = row
  const isCurrent = version === props.group.version
  return (
    <li>
      <p>
        <span className="font-semibold">{copy.version(version)}</span>
        {isCurrent && copy.current}: {writerOf(row)}
        {!isBuiltIn(row) && (
          <>
            , <When at={writtenAt} />
          </>
        )}
      </p>
      {restoredFrom && <p className="desk-small">{copy.restored(restoredFrom)}</p>}
      {note && <p className="desk-small wrap-anywhere">{note}</p>}
      {changes.map(({ after, before, key, label }) => (
        <p key={key} className="desk-words">
          <span className="font-semibold">{label}:</span>{' '}
          <DiffText pieces={wordDiff(before || copy.empty, after || copy.empty)} />
        </p>
      ))}
      {!isCurrent && <Restore version={version} {...props} />}
    </li>
  )
}

/** The first version has the values before the first change, and the date of the release. */
function isBuiltIn({ version }: SettingVersion): boolean {
  return version === 1
}

function writerOf(version: SettingVersion): string {
  if (isBuiltIn(version)) return copy.builtIn
  return version.writtenBy?.name ?? copy.commandLine
}

interface RestoreProps extends SettingHistoryProps {
  readonly version: number
}

function Restore(props: RestoreProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="mt-2">
      <Button isSmall isBusy={props.isPending} onClick={() => setOpen(true)}>
        {copy.restore(props.version)}
      </Button>
      {isOpen && <RestoreDialog {...props} onClose={() => setOpen(false)} />}
    </div>
  )
}

/** Asks for confirmation before the values of an earlier version replace the current ones on the site. */
function RestoreDialog({ group, onChanged, onClose, version }: RestoreProps & { readonly onClose: () => void }) {
  const { mutate, isBusy, error } = useDeskMutation(DeskRestoreSettingsDocument, (data) => data.restoreSettings)
  const restore = async () => {
    // Each press is a separate request, because the same version can be restored again later.
    const idempotencyKey = crypto.randomUUID()
    const restored = await mutate({ group: group.key, version: group.version, from: version, idempotencyKey })
    await onChanged()
    if (restored) onClose()
  }
  return (
    <DeskDialog title={copy.restoreTitle(version)} onClose={onClose}>
      <DialogForm submitLabel={copy.restoreAction} isBusy={isBusy} error={formError(error)} onSubmit={restore}>
        <p>{copy.restoreText}</p>
      </DialogForm>
    </DeskDialog>
  )
}
