import { useSearchParams } from 'react-router'

import { IndexingTab } from '../features/site/indexing-tab.js'
import { PerformanceTab } from '../features/site/performance-tab.js'
import { SiteMapTab } from '../features/site/site-map-tab.js'
import { SiteTabs, siteTabs } from '../features/site/site-tabs.js'
import { holds, useStaffSession } from '../session/staff-session.js'
import { PageHead } from '../ui/page-head.js'
import { siteCopy } from '../features/site/site.copy.js'

const copy = siteCopy.sitePage

/** State of the public site: its sitemap, Google's index of it, and its speed (ADM-01). */
export function SitePage() {
  const { viewer } = useStaffSession()
  const [search, setSearch] = useSearchParams()
  const tab = siteTabs.find((one) => one === search.get('tab')) ?? 'sitemap'
  if (!viewer) return null
  return (
    <>
      <PageHead title={copy.title} note={<span className="desk-small">{window.location.host}</span>} />
      <SiteTabs tab={tab} onTab={(one) => setSearch({ tab: one }, { replace: true })}>
        {tab === 'sitemap' && <SiteMapTab canMutate={holds(viewer, 'SITE_INDEX')} />}
        {tab === 'indexing' && <IndexingTab />}
        {tab === 'performance' && <PerformanceTab />}
      </SiteTabs>
    </>
  )
}
