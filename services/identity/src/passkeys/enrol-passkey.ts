import type { Output, Input } from '@seneb/contracts/define'
import type {
  StartPasskeyRegistration,
  FinishPasskeyRegistration,
} from '@seneb/contracts/messages/identity/sign-in-methods.messages'
import { AppError } from '@seneb/platform/app-error'
import { requireStaff } from '@seneb/service-kit/requests/actors'
import type { WriteTx, ReadTx } from '@seneb/service-kit/database/db'
import type { RegistrationResponseJSON, VerifiedRegistrationResponse } from '@simplewebauthn/server'

import type { IdentityCtx } from '../identity-ctx.js'
import { readOffer, claimOffer } from '../offers.js'
import { requireMember } from '../staff/accounts.js'
import { staffAudit } from '../staff/change-member.js'
import { notifyOwner } from '../notify-owner.js'
import { credentialOf, loadWebauthn } from './webauthn.js'
import { newChallenge, toBrowserOffer } from './verify-passkey.js'
import { Passkey } from './passkey.entity.js'

interface Enrolment {
  readonly staffId: string
  readonly challengeToken: string
  readonly credentialJson: string
  /** Name the person gave it. */
  readonly name: string
}

type Registered = NonNullable<VerifiedRegistrationResponse['registrationInfo']>

/**
 * Stores the passkey that a browser created for this person's offer; returns its id, or undefined when it is invalid.
 */
export async function enrolPasskey(enrolment: Enrolment, tx: WriteTx, ctx: IdentityCtx): Promise<string | undefined> {
  const { credentialJson, name, challengeToken, staffId } = enrolment
  const offer = readOffer<{ challenge: string }>(challengeToken, enrolmentPurpose(staffId), ctx)
  const response = credentialOf(credentialJson)
  if (!offer || !response) return undefined
  const registered = await verifyRegistration(response, offer.contents.challenge, ctx)
  if (!registered || !(await claimOffer(offer, tx))) return undefined
  if (await tx.findOne(Passkey, { credential_id: registered.credential.id })) return undefined

  const { aaguid, credential, credentialBackedUp } = registered
  const id = ctx.newId()
  const passkey = {
    id,
    staff_id: staffId,
    name,
    aaguid,
    is_backed_up: credentialBackedUp,
    created_at: ctx.now(),
    credential_id: credential.id,
    public_key: Buffer.from(credential.publicKey),
    counter: String(credential.counter),
    transports: credential.transports ?? [],
  }
  await tx.save(Object.assign(new Passkey(), passkey))
  return id
}

async function verifyRegistration(
  response: RegistrationResponseJSON,
  expectedChallenge: string,
  { relyingParty }: IdentityCtx,
): Promise<Registered | undefined> {
  const { verifyRegistrationResponse } = await loadWebauthn()
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge,
      expectedOrigin: relyingParty.origin,
      expectedRPID: relyingParty.id,
      requireUserVerification: true,
    })
    return registrationInfo
  } catch {
    // The library throws for every deviation from the request; all are treated as one refusal.
    return undefined
  }
}

/** Person the passkey is made for. */
interface Owner {
  readonly staffId: string
  readonly email: string
  readonly name: string
}

/**
 * Returns the options a browser needs to make a passkey for a person. The device finds the passkey itself and verifies
 * its owner (resident, user verification), so it counts as both factors. Existing passkeys are listed, so that no
 * device gets a second one.
 */
export async function offerEnrolment(owner: Owner, tx: ReadTx, ctx: IdentityCtx) {
  const existing = await tx.find(Passkey, { where: { staff_id: owner.staffId } })
  const { generateRegistrationOptions } = await loadWebauthn()
  const options = await generateRegistrationOptions({
    rpName: ctx.relyingParty.name,
    rpID: ctx.relyingParty.id,
    userName: owner.email,
    userDisplayName: owner.name,
    userID: Uint8Array.from(Buffer.from(owner.staffId)),
    challenge: newChallenge(ctx),
    attestationType: 'none',
    excludeCredentials: existing.map(({ credential_id: id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  return toBrowserOffer(enrolmentPurpose(owner.staffId), options, ctx)
}

/** A challenge for a new passkey is valid for one person only. */
function enrolmentPurpose(staffId: string): string {
  return `enrol ${staffId}`
}

/** Returns options for the signed-in caller to make a passkey (ADM-09). */
export function startPasskeyRegistration(ctx: IdentityCtx): Promise<Output<typeof StartPasskeyRegistration>> {
  return ctx.db.read(async (tx) => {
    const { email, id: staffId, name } = await requireMember(requireStaff(ctx).id, tx)
    return offerEnrolment({ staffId, email, name }, tx, ctx)
  })
}

/** Adds a passkey for the signed-in caller and notifies them by mail (S9, ASVS 6.3.6). */
export async function finishPasskeyRegistration(
  input: Input<typeof FinishPasskeyRegistration>,
  ctx: IdentityCtx,
): Promise<Output<typeof FinishPasskeyRegistration>> {
  const { id: staffId } = requireStaff(ctx)
  return ctx.db.write(async (tx) => {
    const passkeyId = await enrolPasskey({ ...input, staffId }, tx, ctx)
    if (passkeyId === undefined) throw new AppError('PASSKEY_REFUSED')
    await notifyOwner({ staffId, change: 'passkey-added' }, tx, ctx)
    const object = { resource: staffAudit, id: staffId }
    await ctx.audit(tx, { action: 'add-passkey', object, after: { passkey: input.name } })
    return { passkeyId, name: input.name }
  })
}
