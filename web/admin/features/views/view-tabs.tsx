import { Button } from '@seneb/ui/button'
import { Bookmark, ListOrdered } from 'lucide-react'
import { lazy, useState } from 'react'

import { holds, useStaffSession } from '../../session/staff-session.js'
import { countOf, filterOf, isVisible, type SavedView, type ViewFilter } from './saved-view.js'
import { useSavedViews } from './use-saved-views.js'
import { LazyComponent } from '../../ui/lazy-component.js'
import { viewsCopy } from './views.copy.js'

const copy = viewsCopy.viewTabs

const SaveViewDialog = lazy(async () => ({ default: (await import('./save-view-dialog.js')).SaveViewDialog }))
const ViewsDialog = lazy(async () => ({ default: (await import('./views-dialog.js')).ViewsDialog }))

interface ViewTabsProps {
  readonly filter: ViewFilter
  /** Text of the search, which no view contains. */
  readonly search: string
  readonly onFilter: (filter: ViewFilter) => void
}

/** The named filters of the viewer and of the team, each a button. */
export function ViewTabs({ filter, onFilter, search }: ViewTabsProps) {
  const { lists, refetch, error } = useSavedViews()
  const [open, setOpen] = useState<'save' | 'change'>()
  const { viewer } = useStaffSession()
  const mayShare = viewer ? holds(viewer, 'ENQUIRY_ASSIGN') : false
  const own = lists?.own.views ?? []
  const team = lists?.team.views ?? []
  const isAnyToChange = own.length > 0 || (mayShare && team.length > 0)
  const dialog = { lists, mayShare, onChanged: refetch, onClose: () => setOpen(undefined) }
  return (
    <div className="desk-views">
      <nav aria-label={copy.savedViews} className="desk-view-list">
        <Tabs label={copy.team} views={team} filter={filter} onFilter={onFilter} />
        <Tabs label={copy.mine} views={own} filter={filter} onFilter={onFilter} />
        {error && <span className="desk-small">{copy.theSavedViewsCould(error.message)}</span>}
      </nav>
      <Button isSmall variant="quiet" onClick={() => setOpen('save')}>
        <Bookmark aria-hidden size={16} /> {copy.saveThisView}
      </Button>
      {isAnyToChange && (
        <Button isSmall variant="quiet" onClick={() => setOpen('change')}>
          <ListOrdered aria-hidden size={16} /> {copy.changeViews}
        </Button>
      )}
      <LazyComponent>
        {open === 'save' && <SaveViewDialog {...dialog} filter={filter} search={search} />}
        {open === 'change' && lists && <ViewsDialog {...dialog} lists={lists} />}
      </LazyComponent>
    </div>
  )
}

interface TabsProps extends Pick<ViewTabsProps, 'filter' | 'onFilter'> {
  readonly label: string
  readonly views: readonly SavedView[]
}

function Tabs({ filter, label, onFilter, views }: TabsProps) {
  if (views.length === 0) return null
  return (
    <ul aria-label={label} className="contents">
      {views.map((view) => (
        <li key={view.name}>
          <button
            type="button"
            className="desk-view"
            aria-current={isVisible(view, filter) || undefined}
            onClick={() => onFilter(filterOf(view))}
          >
            {view.name} <span className="desk-view-count">{countOf(view)}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
