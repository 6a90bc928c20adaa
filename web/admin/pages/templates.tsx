import { ButtonLink } from '@seneb/ui/button-link'
import { Plus } from 'lucide-react'

import { TemplateLists } from '../features/templates/template-table.js'
import { DeskTemplatesDocument } from '../graph/generated/templates/graphql.js'
import { ErrorView } from '../session/error-view.js'
import { holds, useStaffSession } from '../session/staff-session.js'
import { useResult } from '../session/use-result.js'
import { PageHead } from '../ui/page-head.js'
import { SkeletonRows } from '../ui/skeleton-rows.js'
import { templatesCopy } from '../features/templates/templates.copy.js'

const copy = templatesCopy.templatesPage

/** Templates of replies; care leads can edit them (GEN-07). */
export function TemplatesPage() {
  const { viewer } = useStaffSession()
  const mayEdit = viewer ? holds(viewer, 'TEMPLATE_EDIT') : false
  const { data, refetch, error } = useResult(DeskTemplatesDocument, {}, { isLive: true })
  return (
    <>
      <PageHead title={copy.title}>
        {data && mayEdit && (
          <ButtonLink to="/templates/new">
            <Plus aria-hidden size={16} /> {copy.addATemplate}
          </ButtonLink>
        )}
      </PageHead>
      {error && <ErrorView error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows />}
      {data && <TemplateLists templates={data.replyTemplates} mayEdit={mayEdit} />}
    </>
  )
}
