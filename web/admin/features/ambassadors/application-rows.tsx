import { Link } from 'react-router'

import { When } from '../../ui/when.js'
import { ambassadorsCopy } from './ambassadors.copy.js'
import { offerOf, type Application } from './application-labels.js'
import { ApplicationChip } from './application-chip.js'

const copy = ambassadorsCopy.applicationRows

/** One row for each application: the applicant, the type, the date and the decision. A click opens it. */
export function ApplicationRows({ applications }: { readonly applications: readonly Application[] }) {
  return (
    <ul className="desk-enquiries">
      {applications.map((application) => (
        <li key={application.id}>
          <Link to={`/ambassadors/${application.id}`} className="desk-enquiry">
            <span className="min-w-0">
              <span className="flex flex-wrap items-baseline gap-x-3">
                <span className="font-semibold wrap-anywhere">{application.fullName ?? application.reference}</span>
                {application.fullName && <span className="desk-small">{application.reference}</span>}
              </span>
              <span className="desk-small block wrap-anywhere">{offerOf(application)}</span>
            </span>
            <span className="desk-small">
              {copy.submitted} <When at={application.submittedAt} />
            </span>
            <span className="flex">
              <ApplicationChip status={application.status} />
            </span>
            <span className="desk-small">{application.decidedBy && copy.decided(application.decidedBy.name)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
