import {
  BadgeCheck,
  BookOpen,
  ChartColumn,
  CircleDollarSign,
  CircleUser,
  ClipboardCheck,
  FileText,
  Globe,
  Handshake,
  House,
  Inbox,
  KeyRound,
  MailCheck,
  MailQuestionMark,
  MessageSquareText,
  Newspaper,
  ReceiptText,
  ScrollText,
  Server,
  SlidersHorizontal,
  Tickets,
  Timer,
  Users,
  type LucideIcon,
} from 'lucide-react'

import { holds, type PermissionName, type Viewer } from '../session/staff-session.js'
import { shellCopy } from './shell.copy.js'

const copy = shellCopy.deskEntries

/** A page of the desk that is reached from its rail and its palette. */
export interface DeskEntry {
  readonly to: string
  readonly label: string
  readonly icon: LucideIcon
  /** Permission required to open it; absent when any signed-in user may. */
  readonly permission?: PermissionName
  /** Another permission that opens it. */
  readonly orPermission?: PermissionName
  /** True when people without the permission may read the page by its address. */
  readonly isOpenToOthers?: true
  /** The second key after `g`. */
  readonly key: string
}

const entries: readonly DeskEntry[] = [
  { to: '/', label: copy.myDay, icon: House, key: 'd' },
  { to: '/enquiries', label: copy.enquiries, icon: Inbox, permission: 'ENQUIRY_READ', key: 'e' },
  { to: '/plans', label: copy.plans, icon: ClipboardCheck, permission: 'PLAN_READ', key: 'l' },
  { to: '/receipts', label: copy.receipts, icon: ReceiptText, permission: 'ENQUIRY_READ', key: 'y' },
  {
    to: '/unmatched-emails',
    label: copy.unmatchedEmails,
    icon: MailQuestionMark,
    permission: 'ENQUIRY_WORK',
    key: 'x',
  },
  { to: '/promise', label: copy.responseTimes, icon: Timer, permission: 'ENQUIRY_REPORT', key: 'r' },
  { to: '/quality', label: copy.aiQuality, icon: ChartColumn, permission: 'PLAN_REPORT', key: 'i' },
  {
    to: '/templates',
    label: copy.templates,
    icon: MessageSquareText,
    permission: 'TEMPLATE_EDIT',
    isOpenToOthers: true,
    key: 't',
  },
  { to: '/ambassadors', label: copy.ambassadors, icon: Handshake, permission: 'AMBASSADOR_READ', key: 'b' },
  { to: '/referral-codes', label: copy.referralCodes, icon: Tickets, permission: 'REFERRAL_REPORT', key: 'f' },
  { to: '/content', label: copy.content, icon: FileText, permission: 'CONTENT_READ', key: 'c' },
  {
    to: '/claims',
    label: copy.claims,
    icon: BadgeCheck,
    permission: 'CONTENT_READ',
    orPermission: 'OFFER_COUNT',
    key: 'v',
  },
  { to: '/prices', label: copy.prices, icon: CircleDollarSign, permission: 'CONTENT_READ', key: 'u' },
  { to: '/catalogue', label: copy.catalogue, icon: BookOpen, permission: 'CATALOGUE_READ', key: 'h' },
  { to: '/newsletter', label: copy.newsletter, icon: Newspaper, permission: 'NEWSLETTER_WRITE', key: 'n' },
  {
    to: '/subscribers',
    label: copy.subscribers,
    icon: MailCheck,
    permission: 'NEWSLETTER_READ_SUBSCRIBERS',
    key: 'w',
  },
  { to: '/queues', label: copy.queues, icon: Server, permission: 'QUEUE_READ', key: 'q' },
  { to: '/site', label: copy.site, icon: Globe, permission: 'SITE_READ', key: 's' },
  { to: '/settings', label: copy.settings, icon: SlidersHorizontal, permission: 'SETTING_EDIT', key: 'o' },
  { to: '/people', label: copy.people, icon: Users, permission: 'STAFF_MANAGE', key: 'p' },
  { to: '/partners', label: copy.partners, icon: KeyRound, permission: 'KEY_MANAGE', key: 'k' },
  { to: '/audit', label: copy.audit, icon: ScrollText, permission: 'AUDIT_READ', key: 'a' },
  { to: '/me', label: copy.account, icon: CircleUser, key: 'm' },
]

/** Returns the pages that this person may open. */
export function entriesFor(viewer: Viewer): readonly DeskEntry[] {
  return entries.filter((entry) => entry.permission === undefined || isOpenTo(viewer, entry))
}

function isOpenTo(viewer: Viewer, { orPermission, permission }: DeskEntry): boolean {
  return [permission, orPermission].some((one) => one !== undefined && holds(viewer, one))
}

/** Returns the page at a path, if it requires a permission that this person lacks. */
export function rejectedEntry(
  viewer: Viewer,
  path: string,
): (DeskEntry & { readonly permission: PermissionName }) | undefined {
  const entry = entries.find(({ to }) => path === to || (to !== '/' && path.startsWith(`${to}/`)))
  if (!entry?.permission || entry.isOpenToOthers || isOpenTo(viewer, entry)) return undefined
  return { ...entry, permission: entry.permission }
}
