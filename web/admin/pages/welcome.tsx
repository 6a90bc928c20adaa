import { useEffect, useRef, useState } from 'react'

import { AcceptForm, type OpenInvitation } from '../features/invitations/accept-form.js'
import { DeskReadInvitationDocument } from '../graph/generated/invitations/graphql.js'
import { formError } from '../graph/desk-error.js'
import { useSending } from '../session/use-sending.js'
import { enterDesk } from '../paths/desk-path.js'
import { useHash } from '../paths/use-hash.js'
import { NileGround } from '../ui/nile-ground.js'
import { NoteBar } from '../ui/note-bar.js'
import { RecoveryCodes } from '../ui/recovery-codes.js'
import { SkeletonRows } from '../ui/skeleton-rows.js'
import { invitationsCopy } from '../features/invitations/invitations.copy.js'

const copy = invitationsCopy.welcomePage

/** Target of an invitation's link. Its secret follows the #, so it is sent to neither logs nor other sites. */
export function WelcomePage() {
  const token = useHash()
  return <Welcome key={token} token={token} />
}

function Welcome({ token }: { readonly token: string }) {
  const [invitation, setInvitation] = useState<OpenInvitation>()
  const [codes, setCodes] = useState<readonly string[]>()
  const { error, send } = useSending(DeskReadInvitationDocument, ({ readInvitation }) => readInvitation)
  const isRequested = useRef(false)
  const read = async () => setInvitation(await send({ token }))
  useEffect(() => {
    document.title = copy.welcomeSenebStaffDesk
    if (isRequested.current) return
    isRequested.current = true
    void send({ token }).then(setInvitation)
  }, [send, token])

  const message = formError(error)
  return (
    <NileGround isWide title={codes ? copy.yourRecoveryCodes : copy.welcomeToTheTeam}>
      {message && (
        <NoteBar tone="bad" title={message}>
          {copy.ifYouHaveJoined}{' '}
          <a href="/admin/sign-in" className="font-semibold underline">
            {copy.signIn}
          </a>
          .
        </NoteBar>
      )}
      {codes && <RecoveryCodes codes={codes} next={copy.next} onStored={() => enterDesk('/')} />}
      {invitation && !codes && (
        <AcceptForm token={token} invitation={invitation} onAccepted={setCodes} onLate={() => void read()} />
      )}
      {!message && !invitation && <SkeletonRows />}
    </NileGround>
  )
}
