import { emailAddress } from '@seneb/contracts/forms/fields'
import { secretKey } from '@seneb/platform/config'
import { object, string, type InferType } from 'yup'

/** The environment of the identity service. */
export const identitySettings = object({
  /** What passes are signed with: the 32 bytes of an Ed25519 key as base64. No other process is told it (S6). */
  IDENTITY_TOKEN_KEY: secretKey().required(),
  /** Where people sign in: passkeys are made for its host and are of use at its origin alone. */
  IDENTITY_SITE_URL: string()
    .test('url', 'must be an http or https URL', (value) => value === undefined || /^https?:\/\//.test(value))
    .test('parsable', 'must be an http or https URL', (value) => value === undefined || URL.canParse(value))
    .default('https://seneb.example'),
  /** Who is mailed the link of the first admin while nobody is one; without it the command `staff invite` makes one. */
  IDENTITY_FIRST_ADMIN_EMAIL: emailAddress('must be one plain email address').optional(),
})

export type IdentitySettings = InferType<typeof identitySettings>
