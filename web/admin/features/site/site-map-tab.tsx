import { rolesWith } from '@seneb/contracts/vocabulary/staff-access'
import { Button } from '@seneb/ui/button'

import {
  DeskGenerateSitemapDocument,
  DeskSiteMapRunsDocument,
  DeskSubmitSitemapDocument,
} from '../../graph/generated/site/graphql.js'
import { ErrorView } from '../../session/error-view.js'
import { anyRoleLabel, roleEnum } from '../../session/role-labels.js'
import { useDeskMutation } from '../../session/use-desk-mutation.js'
import { useResult } from '../../session/use-result.js'
import { NoteBar } from '../../ui/note-bar.js'
import { SkeletonRows } from '../../ui/skeleton-rows.js'
import { LastRun, Runs } from './site-map-runs.js'
import { siteCopy } from './site.copy.js'

const copy = siteCopy.siteMapTab

/** The site map: results of the last run, and the two actions (ADM-03, ADM-06, ADM-07, ADM-08, D-38). */
export function SiteMapTab({ canMutate }: { readonly canMutate: boolean }) {
  const { data, error, refetch } = useResult(DeskSiteMapRunsDocument, {}, { isLive: true })
  const runs = data?.siteMapRuns
  return (
    <div className="desk-split">
      <div className="grid gap-4">
        {error && <ErrorView error={error} onRetry={() => void refetch()} />}
        {!runs && !error && <SkeletonRows />}
        {runs && <LastRun run={runs[0]} />}
      </div>
      <div className="grid gap-4">
        {canMutate ? <SiteMapActions onDone={() => void refetch()} /> : <AllowedRoles />}
        {runs && runs.length > 0 && <Runs runs={runs} />}
      </div>
    </div>
  )
}

/** Viewers without the permission see which roles to ask, instead of a missing button (ROLE-03). */
function AllowedRoles() {
  const roles = rolesWith('site:index').map(roleEnum)
  return (
    <section className="desk-panel" aria-label={copy.label}>
      <div className="grid gap-3 p-4">
        <h2>{copy.label}</h2>
        <p className="desk-small">{copy.text(anyRoleLabel(roles))}</p>
      </div>
    </section>
  )
}

function SiteMapActions({ onDone }: { readonly onDone: () => void }) {
  const generating = useDeskMutation(DeskGenerateSitemapDocument, ({ generateSitemap }) => generateSitemap)
  const submitting = useDeskMutation(DeskSubmitSitemapDocument, ({ submitSitemap }) => submitSitemap)
  const generate = async () => {
    submitting.clear()
    if (await generating.mutate({})) onDone()
  }
  const submit = async () => {
    generating.clear()
    if (await submitting.mutate({})) onDone()
  }
  const error = generating.error ?? submitting.error
  const isNone = error?.code === 'SITE_MAP_SUBMISSION_NOT_CONFIGURED'
  return (
    <section className="desk-panel" aria-label={copy.label}>
      <div className="grid gap-3 p-4">
        <h2>{copy.label}</h2>
        <Button variant="gold" isBusy={generating.isBusy} onClick={() => void generate()}>
          {generating.isBusy ? copy.generating : copy.generateSitemap}
        </Button>
        <Button isBusy={submitting.isBusy} onClick={() => void submit()}>
          {submitting.isBusy ? copy.submitting : copy.submitSitemap}
        </Button>
        {error && <NoteBar tone={isNone ? 'info' : 'bad'}>{error.message}</NoteBar>}
      </div>
    </section>
  )
}
