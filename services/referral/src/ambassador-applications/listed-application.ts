import type { Output } from '@seneb/contracts/define'
import type { ListAmbassadorApplications } from '@seneb/contracts/messages/referral/ambassador-application.messages'

import type { AmbassadorApplication } from './ambassador-application.entity.js'

type Listed = Output<typeof ListAmbassadorApplications>['applications'][number]

/** What of a row the queue shows. */
export type ListedRow = Pick<
  AmbassadorApplication,
  | ('applicant_type' | 'city' | 'decided_at' | 'decided_by' | 'full_name')
  | ('id' | 'languages' | 'reference' | 'status' | 'submitted_at')
>

/** An application as it is listed; who applies only for whoever may see it. */
export function listedApplication(row: ListedRow, isApplicantShown: boolean): Listed {
  const { applicant_type: applicantType, city, id, languages, reference, status } = row
  return {
    id,
    reference,
    status,
    applicantType,
    city,
    languages,
    submittedAt: row.submitted_at.toISOString(),
    decidedAt: row.decided_at?.toISOString(),
    decidedBy: row.decided_by ?? undefined,
    fullName: isApplicantShown ? row.full_name : undefined,
  }
}
