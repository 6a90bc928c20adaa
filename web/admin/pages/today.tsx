import { lazy } from 'react'
import { Link } from 'react-router'

import { MyDay } from '../features/enquiries/my-day.js'
import { ownText, roleLabels } from '../session/role-labels.js'
import { holds, useStaffSession, type Viewer } from '../session/staff-session.js'
import { entriesFor } from '../shell/desk-entries.js'
import { LazyComponent } from '../ui/lazy-component.js'
import { PageHead } from '../ui/page-head.js'
import { SkeletonRows } from '../ui/skeleton-rows.js'
import { pagesCopy } from './pages.copy.js'

const copy = pagesCopy.today

/** Loaded only for people who may see the queues. */
const QueueTasks = lazy(async () => ({ default: (await import('../features/queues/queue-tasks.js')).QueueTasks }))

/** The first page: tasks of this person, their pages and their permissions (ADM-09). */
export function TodayPage() {
  const { viewer } = useStaffSession()
  if (!viewer) return null
  const [firstName = ''] = viewer.name.split(' ')
  return (
    <>
      <PageHead title={copy.title(firstName)} note={<span className="desk-small">{viewer.title}</span>} />
      <MyDay viewer={viewer} />
      {holds(viewer, 'QUEUE_READ') && (
        <LazyComponent fallback={<SkeletonRows count={1} />}>
          <QueueTasks mayReadMails={holds(viewer, 'MAIL_READ')} />
        </LazyComponent>
      )}
      <div className={holds(viewer, 'ENQUIRY_READ') ? '' : 'desk-split'}>
        {/* Staff with enquiries have their work above, and the pages in the side bar. */}
        {!holds(viewer, 'ENQUIRY_READ') && <Pages viewer={viewer} />}
        <Rights viewer={viewer} />
      </div>
    </>
  )
}

function Pages({ viewer }: { readonly viewer: Viewer }) {
  const entries = entriesFor(viewer).filter(({ to }) => to !== '/')
  return (
    <section className="desk-panel">
      <div className="desk-panel-head">
        <h2>{copy.yourPages}</h2>
      </div>
      <ul className="grid sm:grid-cols-2">
        {entries.map(({ icon: Icon, label, to }) => (
          <li key={to}>
            <Link to={to} className="flex min-h-16 items-center gap-4 px-5 hover:bg-tint">
              <Icon aria-hidden size={22} className="text-brand" />
              <span className="font-semibold">{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Rights({ viewer }: { readonly viewer: Viewer }) {
  return (
    <section className="desk-panel" aria-label={copy.label}>
      <div className="desk-panel-head">
        <h2>{copy.label}</h2>
        <span className="desk-small">{viewer.roles.map(roleLabels).join(', ')}</span>
      </div>
      <ul className="grid gap-2 p-4">
        {viewer.rights.map(({ permission, description, requiresReauthentication }) => (
          <li key={permission}>
            {ownText(description)}
            {requiresReauthentication && <span className="desk-small">{copy.afterSigningInAgain}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}
