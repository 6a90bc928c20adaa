import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { root } from '../process/places.mjs'
import { dashboardFiles } from './dashboard-files.ts'
import { ruleFile } from './rule-file.ts'

/** The committed rules and dashboards; `npm run generate` writes them, and a test holds them against what they are made from. */
const folder = join(root, 'infra', 'observability')
writeFileSync(join(folder, 'rules.yml'), ruleFile())
mkdirSync(join(folder, 'dashboards'), { recursive: true })
for (const [name, text] of Object.entries(dashboardFiles())) writeFileSync(join(folder, 'dashboards', name), text)
