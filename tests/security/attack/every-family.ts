import type { Family } from './attack-case.js'
import { aborted } from './families/aborted.js'
import { absentRecords } from './families/absent-records.js'
import { addresses } from './families/addresses.js'
import { amplification } from './families/amplification.js'
import { bodies } from './families/bodies.js'
import { planting } from './families/canaries.js'
import { controlCharacters } from './families/control-characters.js'
import { documents } from './families/documents.js'
import { files } from './families/files.js'
import { generatedCode } from './families/generated-code.js'
import { guesses } from './families/guesses.js'
import { idempotency } from './families/idempotency.js'
import { limits } from './families/limits.js'
import { mailFloods } from './families/mail-floods.js'
import { markup } from './families/markup.js'
import { neighbours } from './families/neighbours.js'
import { newsletter } from './families/newsletter.js'
import { ownPorts } from './families/own-ports.js'
import { pages } from './families/pages.js'
import { patientPage } from './families/patient-page.js'
import { receivedMail } from './families/received-mail.js'
import { referrals } from './families/referrals.js'
import { rejectionTimes } from './families/rejection-times.js'
import { requests } from './families/requests.js'
import { search } from './families/search.js'
import { siteAddresses } from './families/site-addresses.js'
import { siteForms } from './families/site-forms.js'
import { slowClients } from './families/slow-clients.js'
import { smuggling } from './families/smuggling.js'
import { takenOver } from './families/taken-over.js'
import { uploadEndpoint } from './families/upload-endpoint.js'

/**
 * All families in order: those that wait for mails before those that fill the mail queue, and the most harmful last.
 */
export const everyFamily: readonly Family[] = [
  rejectionTimes,
  documents,
  bodies,
  requests,
  generatedCode,
  search,
  planting,
  addresses,
  controlCharacters,
  markup,
  guesses,
  patientPage,
  receivedMail,
  mailFloods,
  newsletter,
  referrals,
  idempotency,
  ownPorts,
  absentRecords,
  pages,
  siteAddresses,
  siteForms,
  smuggling,
  takenOver,
  neighbours,
  limits,
  files,
  uploadEndpoint,
  amplification,
  slowClients,
  aborted,
]
