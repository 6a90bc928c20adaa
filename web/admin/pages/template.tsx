import { ButtonLink } from '@seneb/ui/button-link'
import { useParams } from 'react-router'

import { ArchiveTemplate } from '../features/templates/archive-template.js'
import { TemplateEditor } from '../features/templates/template-editor.js'
import { DeskTemplateDocument } from '../graph/generated/templates/graphql.js'
import { ErrorView } from '../session/error-view.js'
import { useStaffSession } from '../session/staff-session.js'
import { useResult } from '../session/use-result.js'
import { PageHead } from '../ui/page-head.js'
import { SkeletonRows } from '../ui/skeleton-rows.js'
import { templatesCopy } from '../features/templates/templates.copy.js'

const copy = templatesCopy.templatePage

/** One template of replies with its versions (GEN-07). */
export function TemplatePage() {
  const { key = '' } = useParams()
  const { viewer } = useStaffSession()
  const { data, refetch, error } = useResult(DeskTemplateDocument, { key }, { isLive: true })
  const details = data?.replyTemplate
  return (
    <>
      <PageHead
        title={copy.title}
        note={details && <span className="text-base font-semibold wrap-anywhere">{details.template.name}</span>}
      >
        {details && <ArchiveTemplate template={details.template} onChanged={refetch} />}
        <ButtonLink to="/templates" variant="quiet">
          {copy.allTemplates}
        </ButtonLink>
      </PageHead>
      {error && <ErrorView error={error} onRetry={() => void refetch()} />}
      {!details && !error && <SkeletonRows />}
      {details && viewer && <TemplateEditor key={key} details={details} viewer={viewer} onChanged={refetch} />}
    </>
  )
}
