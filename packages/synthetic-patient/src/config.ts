import { emailAddress } from '@seneb/contracts/forms/fields'
import { httpUrl, readSettings, secretKeys } from '@seneb/platform/config'
import { internalNetworkOnly } from '@seneb/platform/launch-guard'
import { number, object, string } from 'yup'

/** The environment of the synthetic patient, by variable name. */
export const syntheticPatientSettings = object({
  SYNTHETIC_PATIENT_WEB_URL: httpUrl().required().meta(internalNetworkOnly),
  SYNTHETIC_PATIENT_SITE_URL: httpUrl().required(),
  SYNTHETIC_PATIENT_KEY: secretKeys().required(),
  SYNTHETIC_PATIENT_EMAIL: emailAddress('must be one plain email address').optional(),
  SYNTHETIC_PATIENT_EVERY_SECONDS: number().integer().min(5).max(3600).default(450),
  SYNTHETIC_PATIENT_MAIL_WITHIN_SECONDS: number().integer().min(5).max(1800).default(120),
  SYNTHETIC_PATIENT_HEALTH_HOST: string().default('127.0.0.1'),
  SYNTHETIC_PATIENT_HEALTH_PORT: number().integer().min(0).max(65535).default(0),
})

/** Settings of the synthetic patient. */
export interface SyntheticPatientEnvironment {
  /** URL at which it reaches the web server. */
  readonly webUrl: string
  /** URL of the site as its visitors see it. */
  readonly siteUrl: string
  /** The keys of marks, as the enquiry service has them. */
  readonly keys: string
  /** Address that receives both mails of a journey; without it no journeys are made. */
  readonly email?: string
  readonly intervalMs: number
  /** Maximum time for both mails to arrive. */
  readonly mailWithinMs: number
  readonly healthHost: string
  readonly healthPort: number
}

/** Reads `SYNTHETIC_PATIENT_WEB_URL` and its siblings. */
export function readSyntheticPatientEnvironment(): SyntheticPatientEnvironment {
  const read = readSettings(syntheticPatientSettings)
  return {
    webUrl: read.SYNTHETIC_PATIENT_WEB_URL,
    siteUrl: read.SYNTHETIC_PATIENT_SITE_URL,
    keys: read.SYNTHETIC_PATIENT_KEY,
    email: read.SYNTHETIC_PATIENT_EMAIL,
    intervalMs: read.SYNTHETIC_PATIENT_EVERY_SECONDS * 1000,
    mailWithinMs: read.SYNTHETIC_PATIENT_MAIL_WITHIN_SECONDS * 1000,
    healthHost: read.SYNTHETIC_PATIENT_HEALTH_HOST,
    healthPort: read.SYNTHETIC_PATIENT_HEALTH_PORT,
  }
}
