import type { Output, Input } from '@seneb/contracts/define'
import type { AcceptInvitation } from '@seneb/contracts/messages/identity/invitation.messages'
import { AppError } from '@seneb/platform/app-error'
import type { WriteTx } from '@seneb/service-kit/database/db'

import { recordOwnAction } from '../audit/record-own-action.js'
import type { IdentityCtx } from '../identity-ctx.js'
import { enrolPasskey } from '../passkeys/enrol-passkey.js'
import { assertStrongPassword } from '../passwords/password-strength.js'
import { createRecoveryCodes } from '../second-factors/recovery-codes.js'
import { readOfferedTotp } from '../second-factors/enrol-totp.js'
import { storeTotp } from '../second-factors/totp-factor.js'
import { stepOfCode } from '../second-factors/totp.js'
import { revokeTokensOf } from '../personal-tokens/manage-personal-tokens.js'
import { recordSecurityEvent } from '../security-events/security-events.js'
import { openSession } from '../sessions/open-session.js'
import { activateMember } from '../staff/change-member.js'
import { activeViewer } from '../staff/viewer.js'
import { countAttempt } from '../throttle/count-attempt.js'
import { hashOf } from '../tokens.js'
import { claimInvitationSql } from './invitation.entity.js'
import { codeAppOfInvitation, liveInvitation } from './read-invitation.js'

type AcceptInvitationInput = Input<typeof AcceptInvitation>
type Accepted = Output<typeof AcceptInvitation>
type Invited = Awaited<ReturnType<typeof liveInvitation>>

/** A password, the secret of the new app, and the period of its code; undefined for a passkey. */
interface PasswordAndApp {
  readonly passwordHash: string
  readonly secret: string
  readonly step: number
}

/**
 * Lets an invited person join with a name and either a passkey, or a password and a code of their app, in one step. No
 * member is therefore ever active with one factor (ADM-09, S9). The first use consumes the link; recovery codes are
 * shown only here.
 */
export async function acceptInvitation(input: AcceptInvitationInput, ctx: IdentityCtx): Promise<Accepted> {
  const invited = await ctx.db.read((tx) => liveInvitation(input.token, tx, ctx))
  const isAllowed = await countAttempt([{ scope: 'second-factor', of: invited.staffId }], ctx)
  if (!isAllowed) throw new AppError('RATE_LIMITED')
  const credentials = input.passkey ? undefined : await passwordAndApp(input, invited, ctx)

  return ctx.db.write(async (tx) => {
    const claimed = await tx.query(claimInvitationSql, [hashOf(input.token), ctx.now()])
    if (claimed.length === 0) throw new AppError('INVITATION_INVALID')
    const { staffId } = invited
    await activateMember({ staffId, name: input.name, passwordHash: credentials?.passwordHash }, tx, ctx)
    await revokeTokensOf(staffId, tx, ctx)
    if (credentials) await storeTotp({ staffId, secret: credentials.secret, step: credentials.step }, tx, ctx)
    else await enrolInvitedPasskey(input, staffId, { tx, ctx })
    const recoveryCodes = await createRecoveryCodes(staffId, tx, ctx)
    return { ...(await openFirstSession(input, staffId, { tx, ctx })), recoveryCodes }
  })
}

async function passwordAndApp(
  input: AcceptInvitationInput,
  invited: Invited,
  ctx: IdentityCtx,
): Promise<PasswordAndApp> {
  const { code = '', name, challengeToken = '', password = '' } = input
  await assertStrongPassword(password, { name, email: invited.email })
  const offer = readOfferedTotp(challengeToken, codeAppOfInvitation(invited.invitationId), ctx)
  if (!offer)
    throw rejectField('challengeToken', 'This timed out. Please set up your code app again and enter its code')
  const secret = offer.contents.totpSecret
  const step = stepOfCode(code, secret, ctx.now())
  if (step === undefined) throw rejectField('code', 'That code is incorrect. Enter the code your app shows now')
  return { passwordHash: await ctx.passwords.hash(password), secret, step }
}

/** The refusal rolls back the use of the invitation. */
async function enrolInvitedPasskey(
  { passkey }: AcceptInvitationInput,
  staffId: string,
  { ctx, tx }: { tx: WriteTx; ctx: IdentityCtx },
) {
  const enrolled = passkey && (await enrolPasskey({ ...passkey, staffId, name: 'My first passkey' }, tx, ctx))
  if (!enrolled) throw new AppError('PASSKEY_REFUSED')
}

async function openFirstSession(
  { client, name }: AcceptInvitationInput,
  staffId: string,
  { ctx, tx }: { tx: WriteTx; ctx: IdentityCtx },
) {
  const viewer = await activeViewer(staffId, tx)
  if (!viewer) throw new AppError('INVITATION_INVALID')
  await recordSecurityEvent({ kind: 'invitation-accepted', staffId, client }, tx, ctx)
  const actor = { id: `staff:${staffId}`, name }
  const object = { kind: 'staff', id: staffId }
  await recordOwnAction({ actor, action: 'accept-invitation', object, fields: [] }, tx, ctx)
  return openSession({ viewer, client }, tx, ctx)
}

function rejectField(path: string, message: string): AppError {
  return new AppError('INPUT_INVALID', { fields: [{ path, message }] })
}
