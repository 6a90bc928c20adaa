import { writeFileSync } from 'node:fs'

import { revisionsOf } from '../publications/text-revisions.js'

/** Notes the day that it is given for every shipped text that says something else than when it was last noted (SITE-01, D-38). */
const file = new URL('../../src/shipped/revisions.json', import.meta.url)
const [, , today] = process.argv
if (!today) throw new Error('Which day is it? Give it as 2026-11-23.')
writeFileSync(file, `${JSON.stringify(revisionsOf(today), undefined, 2)}\n`)
