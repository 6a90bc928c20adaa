import type { Input } from '@seneb/contracts/define'
import { ListDataDisclosures, ListMyDisclosures } from '@seneb/contracts/messages/enquiry/data-disclosure.messages'
import { OpenMyRecord, ReadMyRecord } from '@seneb/contracts/messages/enquiry/my-record.messages'
import { DecideMyCall, ListMyCalls } from '@seneb/contracts/messages/enquiry/my-call.messages'
import {
  AcceptMyPlan,
  AskAboutMyPlan,
  DeclineMyPlan,
  ReadMyPlan,
  ReadPlanDecisions,
  RecordPlanDecision,
} from '@seneb/contracts/messages/enquiry/plan-decision.messages'
import { HandleRequest } from '@seneb/service-kit/decorators'
import type { Ctx as Context } from '@seneb/service-kit/ctx'
import { Controller } from '@nestjs/common'
import { Ctx, Payload } from '@nestjs/microservices'

import { listDataDisclosures, listMyDisclosures } from './data-disclosures/list-disclosures.js'
import { openMyRecord, readMyRecord } from './person-records/read-my-record.js'
import { acceptMyPlan, askAboutMyPlan, declineMyPlan } from './plan-decisions/decide-my-plan.js'
import { readMyPlan, readPlanDecisions } from './plan-decisions/read-sent-plan.js'
import { recordPlanDecision } from './plan-decisions/record-plan-decision.js'
import { decideMyCall, listMyCalls } from './suggested-calls/decide-my-call.js'

@Controller()
export class MyPlanController {
  @HandleRequest(ReadMyPlan)
  readMyPlan(@Payload() input: Input<typeof ReadMyPlan>, @Ctx() ctx: Context) {
    return readMyPlan(input, ctx)
  }

  @HandleRequest(AcceptMyPlan)
  acceptMyPlan(@Payload() input: Input<typeof AcceptMyPlan>, @Ctx() ctx: Context) {
    return acceptMyPlan(input, ctx)
  }

  @HandleRequest(AskAboutMyPlan)
  askAboutMyPlan(@Payload() input: Input<typeof AskAboutMyPlan>, @Ctx() ctx: Context) {
    return askAboutMyPlan(input, ctx)
  }

  @HandleRequest(DeclineMyPlan)
  declineMyPlan(@Payload() input: Input<typeof DeclineMyPlan>, @Ctx() ctx: Context) {
    return declineMyPlan(input, ctx)
  }

  @HandleRequest(ReadPlanDecisions)
  readPlanDecisions(@Payload() input: Input<typeof ReadPlanDecisions>, @Ctx() ctx: Context) {
    return readPlanDecisions(input, ctx)
  }

  @HandleRequest(RecordPlanDecision)
  recordPlanDecision(@Payload() input: Input<typeof RecordPlanDecision>, @Ctx() ctx: Context) {
    return recordPlanDecision(input, ctx)
  }

  @HandleRequest(ListMyCalls)
  listMyCalls(@Payload() input: Input<typeof ListMyCalls>, @Ctx() ctx: Context) {
    return listMyCalls(input, ctx)
  }

  @HandleRequest(DecideMyCall)
  decideMyCall(@Payload() input: Input<typeof DecideMyCall>, @Ctx() ctx: Context) {
    return decideMyCall(input, ctx)
  }

  @HandleRequest(ListMyDisclosures)
  listMyDisclosures(@Payload() input: Input<typeof ListMyDisclosures>, @Ctx() ctx: Context) {
    return listMyDisclosures(input, ctx)
  }

  @HandleRequest(OpenMyRecord)
  openMyRecord(@Payload() input: Input<typeof OpenMyRecord>, @Ctx() ctx: Context) {
    return openMyRecord(input, ctx)
  }

  @HandleRequest(ReadMyRecord)
  readMyRecord(@Payload() input: Input<typeof ReadMyRecord>, @Ctx() ctx: Context) {
    return readMyRecord(input, ctx)
  }

  @HandleRequest(ListDataDisclosures)
  listDataDisclosures(@Payload() input: Input<typeof ListDataDisclosures>, @Ctx() ctx: Context) {
    return listDataDisclosures(input, ctx)
  }
}
