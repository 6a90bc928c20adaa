import { readFileSync, writeFileSync } from 'node:fs'

import { serviceNames } from '../define.js'
import { everyEvent, everyQuestion } from '../messages/every-message.js'
import { errorsDoc } from './errors-doc.js'
import { flowDoc } from './flow-doc.js'
import { problemCodesDoc } from './problem-codes-doc.js'
import { withMessages } from './service-messages.js'

const root = new URL('../../../../', import.meta.url)

writeFileSync(new URL('docs/flow.md', root), flowDoc(everyQuestion, everyEvent))
writeFileSync(new URL('docs/errors.md', root), errorsDoc(everyQuestion))
writeFileSync(new URL('docs/problem-codes.md', root), problemCodesDoc())
for (const service of serviceNames) {
  const readme = new URL(`services/${service}/README.md`, root)
  const messages = { questions: everyQuestion, events: everyEvent }
  writeFileSync(readme, withMessages(readFileSync(readme, 'utf8'), service, messages))
}
