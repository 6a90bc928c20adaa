import 'reflect-metadata'

import { expect, test } from '@jest/globals'
import { Module } from '@nestjs/common'
import { NestFactory } from '@nestjs/core'
import { Server, type CustomTransportStrategy } from '@nestjs/microservices'
import { serviceNames, type ServiceName } from '@seneb/contracts/define'
import { SubmitTripPlan } from '@seneb/contracts/messages/enquiry/trip-plan.messages'
import { AiPlanRequested } from '@seneb/contracts/messages/enquiry/care-plan.messages'
import { assertAllHandled, NatsTransport, contractOf } from '@seneb/service-kit/bootstrap/nats-transport'

import { AiPlanningModule } from '../../services/ai-planning/src/ai-planning.module.js'
import { ContentModule } from '../../services/content/src/content.module.js'
import { PatientFormsController } from '../../services/enquiry/src/patient-forms.controller.js'
import { EnquiryModule } from '../../services/enquiry/src/enquiry.module.js'
import { IdentityModule } from '../../services/identity/src/identity.module.js'
import { NotificationModule } from '../../services/notification/src/notification.module.js'
import { ReferralModule } from '../../services/referral/src/referral.module.js'

@Module({ controllers: [PatientFormsController] })
class PatientFormsAlone {}

const modules: Record<ServiceName, new () => object> = {
  content: ContentModule,
  enquiry: EnquiryModule,
  'ai-planning': AiPlanningModule,
  notification: NotificationModule,
  referral: ReferralModule,
  identity: IdentityModule,
}

/** Collects the messages that Nest binds in a module, without a connection. */
class Collector extends Server implements CustomTransportStrategy {
  listen(callback: () => void): void {
    callback()
  }
  close(): void {
    // No connection is open.
  }
  on(): void {
    // Nothing to do.
  }
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- Nest declares it so
  unwrap<T>(): T {
    throw new Error('there is nothing below')
  }
}

async function boundBy(module: new () => object) {
  const strategy = new Collector()
  const app = await NestFactory.createMicroservice(module, { strategy, logger: false })
  await app.listen()
  await app.close()
  return [...strategy.getHandlers().values()].map(contractOf)
}

// The same check that every service makes at start (start-service.ts).
test.each(serviceNames)('%s has a handler for every request and event it declares', async (service) => {
  const bound = await boundBy(modules[service])

  expect(bound.length).toBeGreaterThan(0)
  expect(() => assertAllHandled(service, bound)).not.toThrow()
})

test('a service does not start with a message without a handler or of another service, and names both', async () => {
  const bound = await boundBy(EnquiryModule)
  const changed = [...bound.filter((message) => message !== SubmitTripPlan), AiPlanRequested]

  expect(() => assertAllHandled('enquiry', changed)).toThrow(
    'no method of enquiry is bound to enquiry.trip-plan.submit; enquiry binds enquiry.ai-plan.requested.v1, which the contracts do not give to it. Controllers stand in enquiry.module.ts.',
  )
})

test('the transport consumes nothing before every message has a handler; the start fails with a message', async () => {
  // It fails before connecting to the bus, so the test has none.
  const strategy = new NatsTransport({ service: 'enquiry' } as never, (bound) => assertAllHandled('enquiry', bound))
  const app = await NestFactory.createMicroservice(PatientFormsAlone, { strategy, logger: false })

  await expect(app.listen()).rejects.toThrow('no method of enquiry is bound to enquiry.care-enquiry.list')
})
