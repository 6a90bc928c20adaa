import { ButtonLink } from '@seneb/ui/button-link'

import { NewTemplate } from '../features/templates/new-template.js'
import { useStaffSession } from '../session/staff-session.js'
import { PageHead } from '../ui/page-head.js'
import { templatesCopy } from '../features/templates/templates.copy.js'

const copy = templatesCopy.newTemplatePage

/** Form for a new template of replies (GEN-07). */
export function NewTemplatePage() {
  const { viewer } = useStaffSession()
  return (
    <>
      <PageHead title={copy.title}>
        <ButtonLink to="/templates" variant="quiet">
          {copy.allTemplates}
        </ButtonLink>
      </PageHead>
      {viewer && <NewTemplate viewer={viewer} />}
    </>
  )
}
