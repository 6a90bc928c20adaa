import { Link } from 'react-router'

import { NewTemplate } from '../features/templates/new-template.js'
import { useStaffSession } from '../session/staff-session.js'
import { PageHead } from '../ui/page-head.js'

/** A template of answers that is not there yet (GEN-07). */
export function NewTemplatePage() {
  const { viewer } = useStaffSession()
  return (
    <>
      <PageHead title="New template">
        <Link to="/templates" className="desk-button desk-button-quiet">
          All templates
        </Link>
      </PageHead>
      {viewer && <NewTemplate viewer={viewer} />}
    </>
  )
}
