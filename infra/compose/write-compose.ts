import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { root } from '../process/places.mjs'
import { composeFile } from './compose-file.ts'
import { observeFiles } from './observe-files.ts'
import { observeFolder } from './observe-services.ts'
import { productionFile } from './production-file.ts'

/** The committed files; `npm run generate` writes them, and a test holds them against what they are made from. */
writeFileSync(join(root, 'docker-compose.yml'), composeFile())
writeFileSync(join(root, 'docker-compose.production.yml'), productionFile())
for (const [name, text] of Object.entries(observeFiles())) writeFileSync(join(root, observeFolder, name), text)
