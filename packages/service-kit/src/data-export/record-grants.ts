import type { EventEncryption } from '@seneb/bus/event-encryption'
import type { RecordGrantConsumer } from '@seneb/contracts/vocabulary/person-records'

/** Time for which a grant is valid, in ms; the gateway uses it right away. */
const grantLifeMs = 60_000

/** Part of a patient's record that a grant is about. */
interface GrantedRecord {
  readonly enquiryId: string
  readonly now: Date
}

/**
 * Grants to read the record of one enquiry from one service. The enquiry service issues them after it has verified the
 * patient's session. Others verify them by the key that they share with it, so the gateway cannot make one.
 */
export class RecordGrants {
  constructor(private readonly keys: Pick<EventEncryption, 'keyBetween'>) {}

  /** Returns a grant for the record that a service stores of an enquiry. */
  issue(consumer: RecordGrantConsumer, { enquiryId, now }: GrantedRecord): string {
    const expiresAt = String(now.getTime() + grantLifeMs)
    const key = this.keys.keyBetween('enquiry', consumer)
    return key.seal(Buffer.from(expiresAt), boundTo(consumer, enquiryId)).toString('base64url')
  }

  /** Whether a grant is valid now for this enquiry and this service. */
  isValid(consumer: RecordGrantConsumer, grant: string, { enquiryId, now }: GrantedRecord): boolean {
    const key = this.keys.keyBetween('enquiry', consumer)
    try {
      const expiresAt = Number(key.open(Buffer.from(grant, 'base64url'), boundTo(consumer, enquiryId)).toString())
      return now.getTime() < expiresAt
    } catch {
      return false
    }
  }
}

function boundTo(consumer: RecordGrantConsumer, enquiryId: string): string {
  return `record grant ${consumer} ${enquiryId}`
}
