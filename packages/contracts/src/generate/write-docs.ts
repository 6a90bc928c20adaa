import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { everyEvent, everyQuestion } from '../messages/every-message.js'
import { errorsDoc } from './errors-doc.js'
import { flowDoc } from './flow-doc.js'

const docs = new URL('../../../../docs/', import.meta.url)

writeFileSync(fileURLToPath(new URL('flow.md', docs)), flowDoc(everyQuestion, everyEvent))
writeFileSync(fileURLToPath(new URL('errors.md', docs)), errorsDoc(everyQuestion))
