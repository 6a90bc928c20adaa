import { randomUUID } from 'node:crypto'

import { readForm } from '@seneb/contracts/forms/read-form'
import {
  RequestPartnerConsultation,
  SubmitPartnerTripPlan,
} from '@seneb/contracts/messages/enquiry/partner-enquiry.messages'
import type { PartnerActor } from '@seneb/service-kit/requests/actors'
import { aConsultation } from '@seneb/testkit/a-partner-enquiry'
import { aTripPlan } from '@seneb/testkit/a-trip-plan'

import { careDesk, type CareDesk } from '../care-enquiry-details/care-desk.fixture.js'
import { requestPartnerConsultation, submitPartnerTripPlan } from './submit-partner-enquiry.js'

export const at = new Date('2026-11-23T09:00:00Z')
export const later = (minutes: number) => new Date(at.getTime() + minutes * 60_000)

export type PartnerClient = Pick<PartnerActor, 'id' | 'mode'>
export const nile: PartnerClient = { id: randomUUID(), mode: 'live' }
export const delta: PartnerClient = { id: randomUUID(), mode: 'live' }
export const trying: PartnerClient = { ...nile, mode: 'test' }

export const agreement = { textVersion: '3', agreedAt: '2026-11-20T10:00:00Z', method: 'paper' }

/** A trip plan as the gateway passes it on: treatments by their codes. */
export const aPartnerTripPlan = (changes: object = {}) =>
  aTripPlan({ treatmentType: 'dental-care', medicalProcedure: 'veneers', ...changes }, at)

interface SubmittedOnBehalf {
  readonly reference?: string
  readonly changes?: object
  readonly now?: Date
  readonly key?: string
  readonly withholdMail?: boolean
}

/** Database of the service, with partners who submit enquiries. */
export class PartnerDesk {
  private constructor(readonly desk: CareDesk) {}

  static async open(): Promise<PartnerDesk> {
    return new PartnerDesk(await careDesk())
  }

  async empty(): Promise<void> {
    const tables = ['partner_enquiries', 'reply_promises', 'consents', 'care_enquiries', 'trip_plans', 'consultations']
    for (const table of [...tables, 'outbox', 'idempotency_keys']) {
      await this.desk.postgres.dataSource.query(`delete from ${table}`)
    }
  }

  /** Returns the context of a request made with a partner's key. */
  readonly by = ({ id, mode }: PartnerClient, now = at, idempotencyKey?: string) => ({
    ...this.desk.at(now),
    partner: { id, mode, name: 'Nile Travel', keyId: '7K3M9QXA4T', scopes: [] },
    actor: `partner:${mode}:${id}` as const,
    idempotencyKey,
  })

  readonly handIn = (
    client: PartnerClient,
    { changes = {}, key, now = at, reference, withholdMail }: SubmittedOnBehalf = {},
  ) => {
    const raw = { ...aPartnerTripPlan(changes), withholdMail, onBehalf: { partnerReference: reference, agreement } }
    const { problems, value } = readForm(SubmitPartnerTripPlan.input, raw, { now: at })
    if (!value) throw new Error(JSON.stringify(problems))
    return submitPartnerTripPlan(value, this.by(client, now, key))
  }

  readonly handInConsultation = (client: PartnerClient, reference?: string) => {
    const raw = {
      ...aConsultation({ treatmentType: 'dental-care' }, at),
      onBehalf: { partnerReference: reference, agreement },
    }
    const { problems, value } = readForm(RequestPartnerConsultation.input, raw, { now: at })
    if (!value) throw new Error(JSON.stringify(problems))
    return requestPartnerConsultation(value, this.by(client))
  }

  readonly rowsOf = (entity: new () => object) => this.desk.postgres.db.read((tx) => tx.find(entity))
  readonly countOf = async (entity: new () => object) => (await this.rowsOf(entity)).length
  readonly agent = () => this.desk.as('Mona', ['care-agent'], later(10))

  close(): Promise<void> {
    return this.desk.postgres.close()
  }
}

/** Returns the error of a failed operation; undefined when it succeeded. */
export const problemOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  )
