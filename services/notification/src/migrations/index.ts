import { CreateNotificationTables1760000300000 } from './1760000300000-create-notification-tables.js'
import { AddNewsletterIssues1760000300001 } from './1760000300001-add-newsletter-issues.js'
import { HoldNewsletterIssues1760000300002 } from './1760000300002-hold-newsletter-issues.js'
import { AddEmailTexts1760000300010 } from './1760000300010-add-email-texts.js'
import { AddInboundEmails1760000300020 } from './1760000300020-add-inbound-emails.js'
import { AddRequestLinks1760000300030 } from './1760000300030-add-request-links.js'

/**
 * Migrations of the schema, oldest first; the migrate step runs them, the service compares their names. Written by
 * `npm run generate` from the files of this folder.
 */
export const migrations = [
  CreateNotificationTables1760000300000,
  AddNewsletterIssues1760000300001,
  HoldNewsletterIssues1760000300002,
  AddEmailTexts1760000300010,
  AddInboundEmails1760000300020,
  AddRequestLinks1760000300030,
]
