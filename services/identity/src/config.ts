import { secretKey } from '@seneb/platform/config'
import { object, type InferType } from 'yup'

/** The environment of the identity service. */
export const identitySettings = object({
  /** What passes are signed with: the 32 bytes of an Ed25519 key as base64. No other process is told it (S6). */
  IDENTITY_PASS_KEY: secretKey().required(),
})

export type IdentitySettings = InferType<typeof identitySettings>
