import type { ErasingService, ErasureNoticeState, ErasureReason } from '../../graph/generated/erasures/graphql.js'
import { enquiryDialogsCopy } from './enquiry-dialogs.copy.js'

const copy = enquiryDialogsCopy.erasureWords

export const erasureReasonLabel: Readonly<Record<ErasureReason, string>> = copy.erasureReason

/** Text for the state of the mail that informs the person. */
export const noticeText: Readonly<Record<ErasureNoticeState, string>> = copy.notice

/** Labels of the services that store data. */
export const placeLabels: Readonly<Record<ErasingService, string>> = copy.service
