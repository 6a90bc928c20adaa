import { GroupTable } from '../features/settings/group-table.js'
import { settingsCopy } from '../features/settings/settings.copy.js'
import { DeskSettingsDocument } from '../graph/generated/settings/graphql.js'
import { ErrorView } from '../session/error-view.js'
import { useResult } from '../session/use-result.js'
import { PageHead } from '../ui/page-head.js'
import { SkeletonRows } from '../ui/skeleton-rows.js'

/** The settings of the site by group (D-77). */
export function SettingsPage() {
  const { data, refetch, error } = useResult(DeskSettingsDocument, {}, { isLive: true })
  return (
    <>
      <PageHead title={settingsCopy.settingsPage.title} />
      {error && <ErrorView error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows />}
      {data && <GroupTable groups={data.settingGroups} />}
    </>
  )
}
