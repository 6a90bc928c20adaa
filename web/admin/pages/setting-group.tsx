import { ButtonLink } from '@seneb/ui/button-link'
import { useParams } from 'react-router'

import { SettingEditor } from '../features/settings/setting-editor.js'
import { groupAt } from '../features/settings/setting-group.js'
import { settingsCopy } from '../features/settings/settings.copy.js'
import { DeskSettingsDocument } from '../graph/generated/settings/graphql.js'
import { ErrorView } from '../session/error-view.js'
import { useResult } from '../session/use-result.js'
import { NoteBar } from '../ui/note-bar.js'
import { PageHead } from '../ui/page-head.js'
import { SkeletonRows } from '../ui/skeleton-rows.js'

const copy = settingsCopy.settingGroupPage

/** One group of settings with its preview and history. */
export function SettingGroupPage() {
  const { group: name = '' } = useParams()
  const { data, refetch, error } = useResult(DeskSettingsDocument, {}, { isLive: true })
  const group = data && groupAt(data.settingGroups, name)
  return (
    <>
      <PageHead
        title={group?.name ?? settingsCopy.settingsPage.title}
        note={group && <Description text={group.description} />}
      >
        <ButtonLink to="/settings" variant="quiet">
          {copy.all}
        </ButtonLink>
      </PageHead>
      {error && <ErrorView error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows />}
      {data && !group && <NoteBar tone="warn">{copy.notFound}</NoteBar>}
      {group && <SettingEditor key={group.key} group={group} onChanged={refetch} />}
    </>
  )
}

function Description({ text }: { readonly text: string }) {
  return <span className="desk-small">{text}</span>
}
