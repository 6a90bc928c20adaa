import { writeFileSync } from 'node:fs'

import { everyEvent, everyQuestion } from '../messages/every-message.js'
import { messageList } from './message-list.js'

const list = new URL('../../src/messages/message-list.ts', import.meta.url)
writeFileSync(list, messageList(everyQuestion, everyEvent))
