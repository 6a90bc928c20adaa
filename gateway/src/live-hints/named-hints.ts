import { CarePlanChanged } from '@seneb/contracts/messages/ai-planning/care-plan.messages'
import { CareEnquiryChanged } from '@seneb/contracts/messages/enquiry/care-enquiry.messages'
import { PublicationChanged } from '@seneb/contracts/messages/content/publication.messages'
import { TreatmentCatalogueChanged } from '@seneb/contracts/messages/content/treatment-catalogue.messages'
import { ApiKeyChanged } from '@seneb/contracts/messages/identity/api-key.messages'
import { SessionEnded } from '@seneb/contracts/messages/identity/session.messages'
import { StaffChanged } from '@seneb/contracts/messages/identity/staff.messages'
import { AmbassadorApplicationChanged } from '@seneb/contracts/messages/referral/ambassador-application.messages'
import { mayDo, type Permission, type StaffRole } from '@seneb/contracts/vocabulary/staff-access'

/** Permission that a staff member needs to be told the id of a changed record, by its kind. */
const opensBy: ReadonlyMap<string, Permission> = new Map([
  [CareEnquiryChanged.name, 'enquiry:read'],
  [CarePlanChanged.name, 'plan:read'],
  [AmbassadorApplicationChanged.name, 'ambassador:read'],
  [ApiKeyChanged.name, 'key:manage'],
  [SessionEnded.name, 'session:manage'],
  [StaffChanged.name, 'staff:manage'],
])
const ofEverybody: ReadonlySet<string> = new Set([PublicationChanged.name, TreatmentCatalogueChanged.name])

/** Whether a role is told which record an event is about: one that it may open, or one that everybody reads. */
export function isNamedFor(roles: readonly StaffRole[], event: string): boolean {
  return ofEverybody.has(event) || mayDo(roles, opensBy.get(event) ?? 'audit:read')
}
