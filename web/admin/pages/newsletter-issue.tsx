import { ButtonLink } from '@seneb/ui/button-link'
import { lazy } from 'react'
import { useParams } from 'react-router'

import { newsletterCopy } from '../features/newsletter/newsletter.copy.js'
import { DeskNewsletterIssueDetailsDocument } from '../graph/generated/newsletter/graphql.js'
import { ErrorView } from '../session/error-view.js'
import { useResult } from '../session/use-result.js'
import { LazyComponent } from '../ui/lazy-component.js'
import { PageHead } from '../ui/page-head.js'
import { SkeletonRows } from '../ui/skeleton-rows.js'

const copy = newsletterCopy.editor

// The form is half of this page's script.
const IssueEditor = lazy(async () => ({
  default: (await import('../features/newsletter/issue-editor.js')).IssueEditor,
}))
const NewIssue = lazy(async () => ({ default: (await import('../features/newsletter/new-issue.js')).NewIssue }))

/** One issue of the newsletter, or the form of a new one. */
export function NewsletterIssuePage() {
  const { id = '' } = useParams()
  if (id !== 'new') return <Issue key={id} id={id} />
  return (
    <>
      <PageHead title={copy.newTitle}>
        <AllIssues />
      </PageHead>
      <LazyComponent fallback={<SkeletonRows />}>
        <NewIssue />
      </LazyComponent>
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
      {details && (
        <LazyComponent fallback={<SkeletonRows />}>
          <IssueEditor details={details} onChanged={refetch} />
        </LazyComponent>
      )}
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
