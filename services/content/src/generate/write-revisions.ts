import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { contentFolder } from '../content-files/content-folder.js'
import { readTexts } from '../content-files/read-texts.js'
import { shippedPublications } from '../publications/shipped-publications.js'
import { revisionsOf } from '../publications/text-revisions.js'

/**
 * Records the given day for every shipped text whose content has changed since it was last recorded (SITE-01, D-38).
 */
const file = join(contentFolder, 'revisions.json')
const [, , today] = process.argv
if (!today) throw new Error('Which day is it? Give it as 2026-11-23.')
writeFileSync(file, `${JSON.stringify(revisionsOf(shippedPublications(readTexts()), today), undefined, 2)}\n`)
