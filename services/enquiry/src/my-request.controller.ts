import type { Input } from '@seneb/contracts/define'
import { CancelMyErasure, EraseMyRequest } from '@seneb/contracts/messages/enquiry/my-erasure.messages'
import {
  ListMyMessages,
  RequestPatientDocuments,
  WriteToCareTeam,
} from '@seneb/contracts/messages/enquiry/my-message.messages'
import {
  CorrectMyRequest,
  ReadMyRequest,
  RestoreMyConsent,
  WithdrawMyConsent,
  WithdrawMyRequest,
} from '@seneb/contracts/messages/enquiry/my-request.messages'
import {
  CloseRequestSession,
  ConfirmAccessCode,
  OpenRequestLink,
  ReplaceRequestLink,
  SendAccessCode,
  SendRequestLink,
} from '@seneb/contracts/messages/enquiry/request-session.messages'
import { HandleRequest } from '@seneb/service-kit/decorators'
import type { Ctx as Context } from '@seneb/service-kit/ctx'
import { Controller } from '@nestjs/common'
import { Ctx, Payload } from '@nestjs/microservices'

import { confirmAccessCode, sendAccessCode } from './request-access/access-codes.js'
import { correctMyRequest } from './my-request/correct-my-request.js'
import { cancelMyErasure, eraseMyRequest } from './my-request/erase-my-request.js'
import { restoreMyConsent, withdrawMyConsent } from './my-request/my-consents.js'
import { listMyMessages, writeToCareTeam } from './my-request/my-messages.js'
import { readMyRequest } from './my-request/read-my-request.js'
import { requestPatientDocuments } from './my-request/request-documents.js'
import { closeRequestSession, openRequestLink } from './request-access/request-session.js'
import { replaceRequestLink, sendRequestLink } from './request-access/send-request-link.js'
import { withdrawMyRequest } from './my-request/withdraw-my-request.js'

@Controller()
export class MyRequestController {
  @HandleRequest(OpenRequestLink)
  openRequestLink(@Payload() input: Input<typeof OpenRequestLink>, @Ctx() ctx: Context) {
    return openRequestLink(input, ctx)
  }

  @HandleRequest(SendRequestLink)
  sendRequestLink(@Payload() input: Input<typeof SendRequestLink>, @Ctx() ctx: Context) {
    return sendRequestLink(input, ctx)
  }

  @HandleRequest(ReplaceRequestLink)
  replaceRequestLink(@Payload() input: Input<typeof ReplaceRequestLink>, @Ctx() ctx: Context) {
    return replaceRequestLink(input, ctx)
  }

  @HandleRequest(SendAccessCode)
  sendAccessCode(@Payload() input: Input<typeof SendAccessCode>, @Ctx() ctx: Context) {
    return sendAccessCode(input, ctx)
  }

  @HandleRequest(ConfirmAccessCode)
  confirmAccessCode(@Payload() input: Input<typeof ConfirmAccessCode>, @Ctx() ctx: Context) {
    return confirmAccessCode(input, ctx)
  }

  @HandleRequest(CloseRequestSession)
  closeRequestSession(@Payload() input: Input<typeof CloseRequestSession>, @Ctx() ctx: Context) {
    return closeRequestSession(input, ctx)
  }

  @HandleRequest(ReadMyRequest)
  readMyRequest(@Payload() input: Input<typeof ReadMyRequest>, @Ctx() ctx: Context) {
    return readMyRequest(input, ctx)
  }

  @HandleRequest(ListMyMessages)
  listMyMessages(@Payload() input: Input<typeof ListMyMessages>, @Ctx() ctx: Context) {
    return listMyMessages(input, ctx)
  }

  @HandleRequest(CorrectMyRequest)
  correctMyRequest(@Payload() input: Input<typeof CorrectMyRequest>, @Ctx() ctx: Context) {
    return correctMyRequest(input, ctx)
  }

  @HandleRequest(WriteToCareTeam)
  writeToCareTeam(@Payload() input: Input<typeof WriteToCareTeam>, @Ctx() ctx: Context) {
    return writeToCareTeam(input, ctx)
  }

  @HandleRequest(WithdrawMyConsent)
  withdrawMyConsent(@Payload() input: Input<typeof WithdrawMyConsent>, @Ctx() ctx: Context) {
    return withdrawMyConsent(input, ctx)
  }

  @HandleRequest(RestoreMyConsent)
  restoreMyConsent(@Payload() input: Input<typeof RestoreMyConsent>, @Ctx() ctx: Context) {
    return restoreMyConsent(input, ctx)
  }

  @HandleRequest(WithdrawMyRequest)
  withdrawMyRequest(@Payload() input: Input<typeof WithdrawMyRequest>, @Ctx() ctx: Context) {
    return withdrawMyRequest(input, ctx)
  }

  @HandleRequest(EraseMyRequest)
  eraseMyRequest(@Payload() input: Input<typeof EraseMyRequest>, @Ctx() ctx: Context) {
    return eraseMyRequest(input, ctx)
  }

  @HandleRequest(CancelMyErasure)
  cancelMyErasure(@Payload() input: Input<typeof CancelMyErasure>, @Ctx() ctx: Context) {
    return cancelMyErasure(input, ctx)
  }

  @HandleRequest(RequestPatientDocuments)
  requestPatientDocuments(@Payload() input: Input<typeof RequestPatientDocuments>, @Ctx() ctx: Context) {
    return requestPatientDocuments(input, ctx)
  }
}
