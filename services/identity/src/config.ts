import { emailAddress } from '@seneb/contracts/forms/fields'
import { secretKey } from '@seneb/platform/config'
import { number, object, string, type InferType } from 'yup'

/** The environment of the identity service. */
export const identitySettings = object({
  /** Key that signs identity tokens: the 32 bytes of an Ed25519 key as base64. No other process receives it (S6). */
  IDENTITY_TOKEN_KEY: secretKey().required(),
  /** URL of the sign-in page: passkeys are made for its host and work only at its origin. */
  IDENTITY_SITE_URL: string()
    .test('url', 'must be an http or https URL', (value) => value === undefined || /^https?:\/\//.test(value))
    .test('parsable', 'must be an http or https URL', (value) => value === undefined || URL.canParse(value))
    .default('https://seneb.example'),
  /**
   * Address that receives the first admin's link while there is no admin; without it the command `staff invite` creates
   * one.
   */
  IDENTITY_FIRST_ADMIN_EMAIL: emailAddress('must be one plain email address').optional(),
  /** Highest limits that admins may set for a partner, in points of all its keys of one mode. */
  IDENTITY_PARTNER_MAX_POINTS_PER_MINUTE: number().integer().min(100).default(20_000),
  IDENTITY_PARTNER_MAX_POINTS_PER_DAY: number().integer().min(1000).default(5_000_000),
})

export type IdentitySettings = InferType<typeof identitySettings>
