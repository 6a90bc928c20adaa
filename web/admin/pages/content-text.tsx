import { buttonClass } from '@seneb/ui/button'
import { ButtonLink } from '@seneb/ui/button-link'
import { lazy } from 'react'
import { useParams } from 'react-router'

import { contentCopy } from '../features/content/content.copy.js'
import { kindAt, kindLabels } from '../features/content/publication-kinds.js'
import { DeskPublicationDocument, type PublicationKind } from '../graph/generated/content/graphql.js'
import { ErrorView } from '../session/error-view.js'
import { useStaffSession } from '../session/staff-session.js'
import { useResult } from '../session/use-result.js'
import { LazyComponent } from '../ui/lazy-component.js'
import { PageHead } from '../ui/page-head.js'
import { SkeletonRows } from '../ui/skeleton-rows.js'
import { UnknownPage } from './unknown.js'

const copy = contentCopy.publicationPage

// The forms are built from the schemas of all kinds, which are half of this page's script.
const NewPublication = lazy(async () => ({
  default: (await import('../features/content/new-publication.js')).NewPublication,
}))
const PublicationEditor = lazy(async () => ({
  default: (await import('../features/content/publication-editor.js')).PublicationEditor,
}))

/** One text with its versions, or the form of a new one. */
export function ContentTextPage() {
  const { key = '', kind: segment } = useParams()
  const kind = kindAt(segment)
  if (!kind) return <UnknownPage />
  if (key === 'new') {
    return (
      <>
        <PageHead title={copy.newText(kindLabels[kind])}>
          <AllTexts />
        </PageHead>
        <LazyComponent fallback={<SkeletonRows />}>
          <NewPublication key={kind} kind={kind} />
        </LazyComponent>
      </>
    )
  }
  return <ContentText key={`${kind}/${key}`} kind={kind} textKey={key} />
}

function ContentText({ kind, textKey: key }: { readonly kind: PublicationKind; readonly textKey: string }) {
  const { viewer } = useStaffSession()
  const { data, refetch, error } = useResult(DeskPublicationDocument, { kind, key }, { isLive: true })
  const details = data?.editablePublication
  const { path, state, title } = details?.publication ?? {}
  return (
    <>
      <PageHead
        title={kindLabels[kind]}
        note={title && <span className="text-base font-semibold wrap-anywhere">{title}</span>}
      >
        {path && state === 'PUBLISHED' && (
          <a href={path} target="_blank" rel="noreferrer" className={buttonClass({ variant: 'quiet' })}>
            {copy.seeOnTheSite}
          </a>
        )}
        <AllTexts />
      </PageHead>
      {error && <ErrorView error={error} onRetry={() => void refetch()} />}
      {!details && !error && <SkeletonRows />}
      {details && viewer && (
        <LazyComponent fallback={<SkeletonRows />}>
          <PublicationEditor details={details} viewer={viewer} onChanged={refetch} />
        </LazyComponent>
      )}
    </>
  )
}

function AllTexts() {
  return (
    <ButtonLink to="/content" variant="quiet">
      {copy.allTexts}
    </ButtonLink>
  )
}
