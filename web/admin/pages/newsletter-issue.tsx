import { ButtonLink } from '@seneb/ui/button-link'
import { useParams } from 'react-router'

import { IssueEditor } from '../features/newsletter/issue-editor.js'
import { NewIssue } from '../features/newsletter/new-issue.js'
import { newsletterCopy } from '../features/newsletter/newsletter.copy.js'
import { DeskNewsletterIssueDetailsDocument } from '../graph/generated/newsletter/graphql.js'
import { ErrorView } from '../session/error-view.js'
import { useResult } from '../session/use-result.js'
import { PageHead } from '../ui/page-head.js'
import { SkeletonRows } from '../ui/skeleton-rows.js'

const copy = newsletterCopy.editor

/** One issue of the newsletter, or the form of a new one. */
export function NewsletterIssuePage() {
  const { id = '' } = useParams()
  if (id !== 'new') return <Issue key={id} id={id} />
  return (
    <>
      <PageHead title={copy.newTitle}>
        <AllIssues />
      </PageHead>
      <NewIssue />
    </>
  )
}

/** Figures of an issue that is being sent are read again at this interval, in ms. */
const sendingMs = 3000

function Issue({ id }: { readonly id: string }) {
  const { data, refetch, error } = useResult(
    DeskNewsletterIssueDetailsDocument,
    { id },
    {
      isLive: true,
      everyMs: (read) => (read?.newsletterIssue.issue.state === 'SENDING' ? sendingMs : 10 * sendingMs),
    },
  )
  const details = data?.newsletterIssue
  return (
    <>
      <PageHead title={copy.title}>
        <AllIssues />
      </PageHead>
      {error && <ErrorView error={error} onRetry={() => void refetch()} />}
      {!details && !error && <SkeletonRows />}
      {details && <IssueEditor details={details} onChanged={refetch} />}
    </>
  )
}

function AllIssues() {
  return (
    <ButtonLink to="/newsletter" variant="quiet">
      {copy.allIssues}
    </ButtonLink>
  )
}
