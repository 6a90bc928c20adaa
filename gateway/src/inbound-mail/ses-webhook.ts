import { createVerify, X509Certificate } from 'node:crypto'

import type { Logger } from '@seneb/platform/logger'

import { sesReport } from './ses-report.js'
import { signatureLifeMs, type Webhook } from './webhook.js'

/** A message of SNS; every value is text. */
type SnsMessage = Readonly<Partial<Record<SnsField | 'Signature' | 'SignatureVersion', unknown>>>
type SnsField = 'Message' | 'MessageId' | 'SubscribeURL' | 'Subject' | 'Timestamp' | 'Token' | 'TopicArn' | 'Type'

/** Fields that SNS signs, in their order. */
const signedFields: Readonly<Record<string, readonly SnsField[]>> = {
  Notification: ['Message', 'MessageId', 'Subject', 'Timestamp', 'TopicArn', 'Type'],
  SubscriptionConfirmation: ['Message', 'MessageId', 'SubscribeURL', 'Timestamp', 'Token', 'TopicArn', 'Type'],
}

/** SNS repeats a failed delivery for about an hour, and signs it once. */
const maxAgeMs = 12 * signatureLifeMs

const subscribePage = /^https:\/\/sns\.[a-z0-9-]+\.amazonaws\.com\//

export interface SesOptions {
  /** Topic of our bounces. */
  readonly topic: string
  /** Certificate of SNS, PEM; given by the operator, so that no request makes the gateway fetch anything. */
  readonly certificate: string
  readonly log: Logger
}

/** Reads bounces of SES that SNS posts. Emails to us do not come this way. */
export function sesWebhook({ certificate, log, topic }: SesOptions): Webhook {
  const { publicKey } = new X509Certificate(certificate)
  return {
    isRefusedByHead: ({ headers }) => headers['x-amz-sns-topic-arn'] !== topic,
    read: ({ body, receivedAt }) => {
      const message: SnsMessage | undefined = readObject(body.toString())
      const type = String(message?.Type)
      const fields = signedFields[type]
      if (!message || !fields || message.TopicArn !== topic || message.SignatureVersion !== '2') return refused
      const verifier = createVerify('RSA-SHA256').update(signedText(message, fields))
      if (!verifier.verify(publicKey, String(message.Signature), 'base64')) return refused
      const ageMs = receivedAt.getTime() - Date.parse(String(message.Timestamp))
      if (!(ageMs <= maxAgeMs)) return refused
      if (type === 'SubscriptionConfirmation') {
        const page = String(message.SubscribeURL)
        // A person opens it once: the gateway itself reaches nothing outside.
        if (subscribePage.test(page)) log.warn({ url: page }, 'SNS asks to confirm that it may deliver bounces')
        return Promise.resolve([])
      }
      const report = sesReport(readObject(String(message.Message)) ?? {})
      return Promise.resolve(report ? [report] : [])
    },
  }
}

const refused = Promise.resolve(undefined)

function signedText(message: SnsMessage, fields: readonly SnsField[]): string {
  return fields
    .filter((field) => message[field] !== undefined)
    .map((field) => `${field}\n${String(message[field])}\n`)
    .join('')
}

function readObject(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}
