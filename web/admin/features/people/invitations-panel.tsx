import { Button } from '@seneb/ui/button'

import {
  DeskRenewInvitationDocument,
  DeskRevokeInvitationDocument,
  type DeskPeopleQuery,
} from '../../graph/generated/people/graphql.js'
import { roleLabels } from '../../session/role-labels.js'
import { useDeskMutation } from '../../session/use-desk-mutation.js'
import { NoteBar } from '../../ui/note-bar.js'
import { StatusChip } from '../../ui/status-chip.js'
import { When } from '../../ui/when.js'
import { peopleCopy } from './people.copy.js'

const copy = peopleCopy.invitationsPanel

type Invitation = DeskPeopleQuery['invitations'][number]

interface InvitationsPanelProps {
  readonly invitations: readonly Invitation[]
  readonly onChanged: () => Promise<void>
}

/** Invited people who have not joined, the expiry of their links, and the available actions. */
export function InvitationsPanel({ invitations, onChanged }: InvitationsPanelProps) {
  const renewing = useDeskMutation(DeskRenewInvitationDocument, ({ renewInvitation }) => renewInvitation)
  const revoking = useDeskMutation(DeskRevokeInvitationDocument, ({ revokeInvitation }) => revokeInvitation)
  const error = renewing.error ?? revoking.error
  const renew = async (staffId: string) => {
    revoking.clear()
    if (await renewing.mutate({ staffId })) await onChanged()
  }
  const revoke = async (staffId: string) => {
    renewing.clear()
    if (await revoking.mutate({ staffId })) await onChanged()
  }
  return (
    <section className="desk-panel" aria-labelledby="invitations">
      <div className="desk-panel-head">
        <h2 id="invitations">{copy.title}</h2>
      </div>
      {error && (
        <div className="p-4">
          <NoteBar tone="bad">{error.message}</NoteBar>
        </div>
      )}
      {invitations.length === 0 && <p className="p-4 text-ink-2">{copy.noneWaiting}</p>}
      <ul>
        {invitations.map((invitation) => (
          <InvitationRow
            key={invitation.staffId}
            invitation={invitation}
            isBusy={renewing.isBusy || revoking.isBusy}
            onRenew={() => void renew(invitation.staffId)}
            onRevoke={() => void revoke(invitation.staffId)}
          />
        ))}
      </ul>
    </section>
  )
}

interface InvitationRowProps {
  readonly invitation: Invitation
  readonly isBusy: boolean
  readonly onRenew: () => void
  readonly onRevoke: () => void
}

function InvitationRow({ invitation, isBusy, onRenew, onRevoke }: InvitationRowProps) {
  const { email, expiresAt, invitedAt, isValid, name, roles } = invitation
  return (
    <li className="desk-row">
      <span className="min-w-0 flex-1 basis-56 wrap-anywhere">
        <span className="block font-semibold">{name}</span>
        <span className="desk-small block">{copy.as(email, roles.map(roleLabels).join(', '))}</span>
        <span className="desk-small block">
          {copy.invited} <When at={invitedAt} />
        </span>
      </span>
      {isValid ? (
        <StatusChip tone="info">
          {copy.linkUntil} <When at={expiresAt} />
        </StatusChip>
      ) : (
        <StatusChip tone="warn">{copy.linkNoLongerWorks}</StatusChip>
      )}
      <Button isSmall isBusy={isBusy} aria-label={copy.sendNewLinkTo(name)} onClick={onRenew}>
        {copy.sendNewLink}
      </Button>
      {isValid && (
        <Button
          isSmall
          variant="danger"
          isBusy={isBusy}
          aria-label={copy.cancelTheInvitationOf(name)}
          onClick={onRevoke}
        >
          {copy.cancelTheInvitation}
        </Button>
      )}
    </li>
  )
}
