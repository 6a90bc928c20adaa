import { Button } from '@seneb/ui/button'
import { Skeleton } from '@seneb/ui/skeleton'
import { lazy, useState } from 'react'

import { DeskRestoreTemplateDocument } from '../../graph/generated/templates/graphql.js'
import { RestoreButton } from '../../schema-form/version-history.js'
import { useDeskMutation } from '../../session/use-desk-mutation.js'
import { LazyComponent } from '../../ui/lazy-component.js'
import { When } from '../../ui/when.js'
import { writerOf, type TemplateDetails, type TemplateVersion } from './template-text.js'
import { templatesCopy } from './templates.copy.js'

const copy = templatesCopy.templateHistory

/** Loaded when a person opens a version. */
const VersionText = lazy(async () => ({ default: (await import('./version-text.js')).VersionText }))

interface TemplateHistoryProps {
  readonly details: TemplateDetails
  /** Whether a newer version was saved here than the one that is shown. */
  readonly isPending: boolean
  readonly onChanged: () => Promise<void>
}

/** Lists every version of a template with author, date, reason and changes, and a button that restores it. */
export function TemplateHistory({ details: { template, versions }, ...rest }: TemplateHistoryProps) {
  return (
    <section className="desk-panel" aria-label={copy.label}>
      <div className="desk-panel-head">
        <h2>{copy.label}</h2>
      </div>
      <ol className="desk-timeline">
        {versions.map((version, at) => (
          <VersionRow key={version.version} version={version} before={versions[at + 1]} current={template} {...rest} />
        ))}
      </ol>
    </section>
  )
}

interface VersionRowProps extends Omit<TemplateHistoryProps, 'details'> {
  readonly version: TemplateVersion
  readonly before: TemplateVersion | undefined
  readonly current: TemplateDetails['template']
}

function VersionRow({ before, version, ...rest }: VersionRowProps) {
  const [isOpen, setOpen] = useState(false)
  const { note, version: number, writtenAt } = version
  const isCurrent = number === rest.current.version
  return (
    <li>
      <p>
        <span className="font-semibold">{copy.version(number)}</span>
        {isCurrent && copy.asItIsNow}: {writerOf(version)}, <When at={writtenAt} />
      </p>
      {note && <p className="desk-small wrap-anywhere">{note}</p>}
      <div className="mt-2 flex flex-wrap gap-2">
        <Button isSmall aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {before ? copy.whatChangedInVersion(number) : copy.whatVersionSays(number)}
        </Button>
        {!isCurrent && <Restore version={number} {...rest} />}
      </div>
      {isOpen && (
        <LazyComponent fallback={<Skeleton className="h-24" />}>
          <VersionText before={before} version={version} />
        </LazyComponent>
      )}
    </li>
  )
}

interface RestoreProps extends Omit<VersionRowProps, 'before' | 'version'> {
  readonly version: number
}

function Restore({ current, isPending, onChanged, version }: RestoreProps) {
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const { mutate, isBusy, error } = useDeskMutation(DeskRestoreTemplateDocument, (data) => data.restoreReplyTemplate)
  const restore = async () => {
    await mutate({ key: current.key, version: current.version, from: version, idempotencyKey })
    await onChanged()
  }
  return (
    <RestoreButton
      label={copy.restoreVersion(version)}
      isBusy={isBusy || isPending}
      error={error}
      onRestore={restore}
    />
  )
}
