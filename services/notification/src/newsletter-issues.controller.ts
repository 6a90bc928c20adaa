import type { Input } from '@seneb/contracts/define'
import {
  ApproveNewsletterIssue,
  CancelNewsletterSchedule,
  CreateNewsletterIssue,
  DeleteNewsletterIssue,
  ListNewsletterIssues,
  PreviewNewsletterIssue,
  ReadNewsletterIssue,
  ResolveNewsletterRecipient,
  ResumeNewsletterIssue,
  ReturnNewsletterIssue,
  ScheduleNewsletterIssue,
  SendNewsletterIssue,
  SendTestNewsletterIssue,
  StopNewsletterIssue,
  SubmitNewsletterIssue,
  UpdateNewsletterIssue,
} from '@seneb/contracts/messages/notification/newsletter-issue.messages'
import {
  CountNewsletterSubscribers,
  EraseNewsletterSubscriber,
  ExportNewsletterSubscribers,
  ListNewsletterSubscribers,
  SuppressNewsletterSubscriber,
} from '@seneb/contracts/messages/notification/newsletter-subscriber.messages'
import { HandleRequest } from '@seneb/service-kit/decorators'
import { Controller } from '@nestjs/common'
import { Ctx, Payload } from '@nestjs/microservices'

import {
  countSubscribers,
  eraseSubscriber,
  exportSubscribers,
  listSubscribers,
  suppressSubscriber,
} from './newsletter/manage-subscribers.js'
import {
  createNewsletterIssue,
  deleteNewsletterIssue,
  updateNewsletterIssue,
} from './newsletter-issues/edit-newsletter-issue.js'
import {
  listNewsletterIssues,
  previewNewsletterIssue,
  readNewsletterIssue,
  sendTestNewsletterIssue,
} from './newsletter-issues/read-newsletter-issues.js'
import {
  approveNewsletterIssue,
  returnNewsletterIssue,
  submitNewsletterIssue,
} from './newsletter-issues/review-newsletter-issue.js'
import {
  cancelNewsletterSchedule,
  resolveNewsletterRecipient,
  resumeNewsletterIssue,
  scheduleNewsletterIssue,
  sendNewsletterIssue,
  stopNewsletterIssue,
} from './newsletter-issues/start-newsletter-issue.js'
import type { NotificationCtx } from './notification-ctx.js'

@Controller()
export class NewsletterIssuesController {
  @HandleRequest(ListNewsletterIssues)
  listNewsletterIssues(@Payload() input: Input<typeof ListNewsletterIssues>, @Ctx() ctx: NotificationCtx) {
    return listNewsletterIssues(input, ctx)
  }

  @HandleRequest(ReadNewsletterIssue)
  readNewsletterIssue(@Payload() input: Input<typeof ReadNewsletterIssue>, @Ctx() ctx: NotificationCtx) {
    return readNewsletterIssue(input, ctx)
  }

  @HandleRequest(PreviewNewsletterIssue)
  previewNewsletterIssue(@Payload() input: Input<typeof PreviewNewsletterIssue>, @Ctx() ctx: NotificationCtx) {
    return previewNewsletterIssue(input, ctx)
  }

  @HandleRequest(CreateNewsletterIssue)
  createNewsletterIssue(@Payload() input: Input<typeof CreateNewsletterIssue>, @Ctx() ctx: NotificationCtx) {
    return createNewsletterIssue(input, ctx)
  }

  @HandleRequest(UpdateNewsletterIssue)
  updateNewsletterIssue(@Payload() input: Input<typeof UpdateNewsletterIssue>, @Ctx() ctx: NotificationCtx) {
    return updateNewsletterIssue(input, ctx)
  }

  @HandleRequest(DeleteNewsletterIssue)
  deleteNewsletterIssue(@Payload() input: Input<typeof DeleteNewsletterIssue>, @Ctx() ctx: NotificationCtx) {
    return deleteNewsletterIssue(input, ctx)
  }

  @HandleRequest(SubmitNewsletterIssue)
  submitNewsletterIssue(@Payload() input: Input<typeof SubmitNewsletterIssue>, @Ctx() ctx: NotificationCtx) {
    return submitNewsletterIssue(input, ctx)
  }

  @HandleRequest(ReturnNewsletterIssue)
  returnNewsletterIssue(@Payload() input: Input<typeof ReturnNewsletterIssue>, @Ctx() ctx: NotificationCtx) {
    return returnNewsletterIssue(input, ctx)
  }

  @HandleRequest(ApproveNewsletterIssue)
  approveNewsletterIssue(@Payload() input: Input<typeof ApproveNewsletterIssue>, @Ctx() ctx: NotificationCtx) {
    return approveNewsletterIssue(input, ctx)
  }

  @HandleRequest(SendTestNewsletterIssue)
  sendTestNewsletterIssue(@Payload() input: Input<typeof SendTestNewsletterIssue>, @Ctx() ctx: NotificationCtx) {
    return sendTestNewsletterIssue(input, ctx)
  }

  @HandleRequest(ScheduleNewsletterIssue)
  scheduleNewsletterIssue(@Payload() input: Input<typeof ScheduleNewsletterIssue>, @Ctx() ctx: NotificationCtx) {
    return scheduleNewsletterIssue(input, ctx)
  }

  @HandleRequest(CancelNewsletterSchedule)
  cancelNewsletterSchedule(@Payload() input: Input<typeof CancelNewsletterSchedule>, @Ctx() ctx: NotificationCtx) {
    return cancelNewsletterSchedule(input, ctx)
  }

  @HandleRequest(SendNewsletterIssue)
  sendNewsletterIssue(@Payload() input: Input<typeof SendNewsletterIssue>, @Ctx() ctx: NotificationCtx) {
    return sendNewsletterIssue(input, ctx)
  }

  @HandleRequest(StopNewsletterIssue)
  stopNewsletterIssue(@Payload() input: Input<typeof StopNewsletterIssue>, @Ctx() ctx: NotificationCtx) {
    return stopNewsletterIssue(input, ctx)
  }

  @HandleRequest(ResumeNewsletterIssue)
  resumeNewsletterIssue(@Payload() input: Input<typeof ResumeNewsletterIssue>, @Ctx() ctx: NotificationCtx) {
    return resumeNewsletterIssue(input, ctx)
  }

  @HandleRequest(ResolveNewsletterRecipient)
  resolveNewsletterRecipient(@Payload() input: Input<typeof ResolveNewsletterRecipient>, @Ctx() ctx: NotificationCtx) {
    return resolveNewsletterRecipient(input, ctx)
  }

  @HandleRequest(ListNewsletterSubscribers)
  listSubscribers(@Payload() input: Input<typeof ListNewsletterSubscribers>, @Ctx() ctx: NotificationCtx) {
    return listSubscribers(input, ctx)
  }

  @HandleRequest(CountNewsletterSubscribers)
  countSubscribers(@Payload() _input: object, @Ctx() ctx: NotificationCtx) {
    return countSubscribers(ctx)
  }

  @HandleRequest(ExportNewsletterSubscribers)
  exportSubscribers(@Payload() input: Input<typeof ExportNewsletterSubscribers>, @Ctx() ctx: NotificationCtx) {
    return exportSubscribers(input, ctx)
  }

  @HandleRequest(SuppressNewsletterSubscriber)
  suppressSubscriber(@Payload() input: Input<typeof SuppressNewsletterSubscriber>, @Ctx() ctx: NotificationCtx) {
    return suppressSubscriber(input, ctx)
  }

  @HandleRequest(EraseNewsletterSubscriber)
  eraseSubscriber(@Payload() input: Input<typeof EraseNewsletterSubscriber>, @Ctx() ctx: NotificationCtx) {
    return eraseSubscriber(input, ctx)
  }
}
