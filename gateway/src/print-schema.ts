import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { printedSchemas } from './graphql/printed-schema.js'
import { staffApiPage } from './graphql/staff-api-page.js'

const target = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url))

for (const [name, text] of Object.entries(printedSchemas())) writeFileSync(target(name), text)
writeFileSync(target('staff-api.md'), staffApiPage())
