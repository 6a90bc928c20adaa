import { ButtonLink } from '@seneb/ui/button-link'
import { useSearchParams } from 'react-router'

import { IssueTable } from '../features/newsletter/issue-table.js'
import { issueStates } from '../features/newsletter/newsletter-issue.js'
import { newsletterCopy } from '../features/newsletter/newsletter.copy.js'
import { useIssuePages } from '../features/newsletter/use-newsletter-pages.js'
import { ListPanel } from '../session/list-panel.js'
import { SelectField } from '../ui/fields.js'
import { PageHead } from '../ui/page-head.js'

const copy = newsletterCopy.list

/** Issues of the newsletter by state. */
export function NewsletterPage() {
  const [params, setParams] = useSearchParams()
  const state = issueStates.find(([name]) => name === params.get('show'))?.[0]
  const pages = useIssuePages(state ? { state } : {})
  return (
    <>
      <PageHead title={copy.title}>
        <ButtonLink to="/newsletter/new" variant="brand">
          {copy.create}
        </ButtonLink>
      </PageHead>
      <div className="mb-4 flex flex-wrap items-end gap-3" role="group" aria-label={copy.filters}>
        <SelectField
          label={copy.show}
          value={state ?? ''}
          options={[['', copy.all], ...issueStates]}
          onValue={(next) => setParams(next ? { show: next } : {}, { replace: true })}
        />
      </div>
      <ListPanel label={copy.label} pages={pages} empty={state ? copy.noneInState : copy.none} more={copy.showMore}>
        {(issues) => <IssueTable issues={issues} />}
      </ListPanel>
    </>
  )
}
