import type { NotificationCtx } from '../notification-ctx.js'
import {
  findByAddressSql,
  findDeliveriesSql,
  findEarlierMessagesSql,
  isOpenSql,
  isRecipientSql,
} from './inbound-email.queries.js'
import type { FoundDelivery, ThreadLookups } from './thread.rules.js'

interface EnquiryRow {
  readonly enquiryId: string
}

/** Returns the searches of the thread rules in this service's tables. */
export function threadLookups({ addressKeys, atRest, db, emailIdentity }: NotificationCtx): ThreadLookups {
  const rows = <Row extends object>(sql: string, params: readonly unknown[]) =>
    db.read((tx) => tx.query<Row>(sql, params))
  const digestsOf = (address: string) => atRest.digests(address.toLowerCase())
  return {
    keys: addressKeys,
    messageIdDomain: emailIdentity.messageIdDomain,
    findDeliveries: async (deliveryIds) => {
      const found = await rows<{ deliveryId: string; enquiryId: string | null }>(findDeliveriesSql, [deliveryIds])
      return found.map(({ deliveryId, enquiryId }): FoundDelivery => ({
        deliveryId,
        enquiryId: enquiryId ?? undefined,
      }))
    },
    findEarlierMessages: async (messageIds, from) => {
      const params = [messageIds.flatMap((id) => atRest.digests(id)), digestsOf(from)]
      return (await rows<EnquiryRow>(findEarlierMessagesSql, params)).map(({ enquiryId }) => enquiryId)
    },
    isOpen: async (enquiryId) => (await rows<{ isOpen: boolean }>(isOpenSql, [enquiryId]))[0]?.isOpen ?? false,
    // Only enquiry knows merges: an email that names two enquiries waits for a staff member.
    isMerged: () => Promise.resolve(false),
    isRecipient: async (enquiryId, address) => {
      const [found] = await rows<{ isRecipient: boolean }>(isRecipientSql, [enquiryId, digestsOf(address)])
      return found?.isRecipient ?? false
    },
    findByAddress: async (address) =>
      (await rows<EnquiryRow>(findByAddressSql, [digestsOf(address)])).map(({ enquiryId }) => enquiryId),
  }
}
