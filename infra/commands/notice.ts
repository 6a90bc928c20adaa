import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { noArguments, readCommandLine } from '../process/command-line.ts'
import { root } from '../process/places.mjs'
import { noticeText } from './notice-text.ts'
import { productionBom } from './production-bom.ts'

/** `npm run notice`: writes the licenses of everything that the production image contains. */
readCommandLine(
  { usage: 'npm run notice', about: 'Writes NOTICE, the licenses of everything in the production image.' },
  noArguments,
)
writeFileSync(join(root, 'NOTICE'), noticeText(await productionBom()))
