import type { Input } from '@seneb/contracts/define'
import { ReadPersonRecord } from '@seneb/contracts/messages/ai-planning/person-record.messages'
import { Answers } from '@seneb/service-kit/answering/answers'
import type { Ctx as Context } from '@seneb/service-kit/ctx'
import { Controller } from '@nestjs/common'
import { Ctx, Payload } from '@nestjs/microservices'

import { readPersonRecord } from './read-person-record.js'

@Controller()
export class PersonRecordsController {
  @Answers(ReadPersonRecord)
  read(@Payload() asked: Input<typeof ReadPersonRecord>, @Ctx() ctx: Context) {
    return readPersonRecord(asked, ctx)
  }
}
