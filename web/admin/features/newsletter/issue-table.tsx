import { Link } from 'react-router'

import { TableHead } from '../../ui/figures-table.js'
import { When } from '../../ui/when.js'
import { IssueChip } from './newsletter-chips.js'
import type { Issue } from './newsletter-issue.js'
import { newsletterCopy } from './newsletter.copy.js'

const copy = newsletterCopy.list

/** Issues with their state and figures; a subject opens its editor. */
export function IssueTable({ issues }: { readonly issues: readonly Issue[] }) {
  const [subject, state, changed, audience, delivered] = copy.columns
  return (
    <table className="desk-table">
      <TableHead columns={copy.columns} numbers={[audience, delivered]} />
      <tbody>
        {issues.map((issue) => (
          <tr key={issue.id}>
            <td data-head={subject}>
              <Link
                to={`/newsletter/${issue.id}`}
                className="inline-flex min-h-8 items-center font-semibold underline decoration-line underline-offset-4 wrap-anywhere"
              >
                {issue.subject}
              </Link>
            </td>
            <td data-head={state}>
              <IssueChip state={issue.state} />
              {issue.holdReason && <span className="desk-small block">{copy.held}</span>}
            </td>
            <td data-head={changed}>
              <When at={issue.changedAt} />
            </td>
            <td data-head={audience} className="desk-number">
              {issue.startedAt ? issue.figures.audience : ''}
            </td>
            <td data-head={delivered} className="desk-number">
              {issue.startedAt ? issue.figures.delivered : ''}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
