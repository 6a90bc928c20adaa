import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { contentFolder } from '../content-files/content-folder.js'
import { readTexts } from '../content-files/read-texts.js'

/**
 * Writes the shipped email texts as a constant of the service that sends emails. They apply there until the first event
 * with a text arrives.
 */
const file = join(contentFolder, '../../notification/src/email-texts/shipped-email-texts.ts')
const texts = Object.fromEntries(readTexts().emailTexts.map((text) => [text.key, text]))
writeFileSync(
  file,
  `import type { EmailTexts } from '@seneb/contracts/publications/email-text.schemas'

/** The shipped email texts. Written by \`npm run generate\` from services/content/content/email-texts.yaml. */
export const shippedEmailTexts: EmailTexts = ${JSON.stringify(texts, undefined, 2)}
`,
)
