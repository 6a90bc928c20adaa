import type { MeansChanged } from '@seneb/contracts/messages/identity/means.messages'
import type { Heard } from '@seneb/service-kit/hearing/hears'

import { staffNotice } from '../emails/staff-account.email.js'
import type { NotificationCtx } from '../notification-ctx.js'
import { sendStaffEmail } from './send-staff-email.js'

/** Tells a person of the team that how they sign in has changed (S9, ASVS 6.3.6). */
export function onMeansChanged({ data }: Heard<typeof MeansChanged>, ctx: NotificationCtx): Promise<void> {
  const { change, changedAt, noticeId: id, personal } = data
  const { clientText, name } = personal
  const { siteUrl } = ctx.emailIdentity
  const email = staffNotice({ change, changedAt: new Date(changedAt), name, clientText, siteUrl })
  return sendStaffEmail({ kind: 'staff-notice', id, to: personal, email }, ctx)
}
