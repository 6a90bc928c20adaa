import { CreateEmailDeliveries1760000300000 } from './1760000300000-create-email-deliveries.js'
import { CreateNewsletterSubscribers1760000310000 } from './1760000310000-create-newsletter-subscribers.js'
import { SealEmails1760000530000 } from './1760000530000-seal-emails.js'
import { NameCausesOfEmails1760000610000 } from './1760000610000-name-causes-of-emails.js'
import { NameSendersOfEmails1760000620000 } from './1760000620000-name-senders-of-emails.js'
import { NameOperatorEmails1760000720000 } from './1760000720000-name-operator-emails.js'
import { MailStaff1760000740000 } from './1760000740000-mail-staff.js'
import { LetEmailsBeWithdrawn1760000800000 } from './1760000800000-let-emails-be-withdrawn.js'
import { AddLegalVersions1760000810000 } from './1760000810000-add-legal-versions.js'
import { MailErasures1760001210000 } from './1760001210000-mail-erasures.js'
import { DeferWordsOfEmails1760001240000 } from './1760001240000-defer-words-of-emails.js'
import { ReferToHalvesOfEmails1760001400000 } from './1760001400000-refer-to-halves-of-emails.js'

/**
 * How the tables came to be, oldest first; read by the migrate step and, for its names, by the service. Written by
 * `npm run generate` from the files of this folder.
 */
export const migrations = [
  CreateEmailDeliveries1760000300000,
  CreateNewsletterSubscribers1760000310000,
  SealEmails1760000530000,
  NameCausesOfEmails1760000610000,
  NameSendersOfEmails1760000620000,
  NameOperatorEmails1760000720000,
  MailStaff1760000740000,
  LetEmailsBeWithdrawn1760000800000,
  AddLegalVersions1760000810000,
  MailErasures1760001210000,
  DeferWordsOfEmails1760001240000,
  ReferToHalvesOfEmails1760001400000,
]
