import { ButtonLink } from '@seneb/ui/button-link'
import { useRef, useState } from 'react'

import { UnmatchedEmailPanel } from '../features/unmatched-emails/unmatched-email-panel.js'
import { UnmatchedEmailRows } from '../features/unmatched-emails/unmatched-email-rows.js'
import { unmatchedEmailsCopy } from '../features/unmatched-emails/unmatched-emails.copy.js'
import { useUnmatchedEmails } from '../features/unmatched-emails/use-unmatched-emails.js'
import { ListPanel } from '../session/list-panel.js'
import { holds, useStaffSession } from '../session/staff-session.js'
import { PageHead } from '../ui/page-head.js'

const copy = unmatchedEmailsCopy.page

/** Received emails that belong to no enquiry yet, for staff to attach or to dismiss. */
export function UnmatchedEmailsPage() {
  const { viewer } = useStaffSession()
  const pages = useUnmatchedEmails()
  const [openId, setOpenId] = useState<string>()
  const open = pages.items?.find(({ id }) => id === openId)
  const mayRead = viewer ? holds(viewer, 'ENQUIRY_READ_PERSONAL') : false
  const status = useRef<HTMLParagraphElement>(null)
  const [isSettled, setSettled] = useState(false)
  const settle = async () => {
    setOpenId(undefined)
    setSettled(true)
    await pages.reload()
    // The row that had the focus is gone.
    status.current?.focus()
  }
  return (
    <>
      <PageHead title={copy.title}>
        <ButtonLink to="/enquiries?show=NEW_MESSAGES" variant="quiet">
          {copy.newMessages}
        </ButtonLink>
      </PageHead>
      <p className="desk-small mb-4">{copy.text}</p>
      <p ref={status} tabIndex={-1} role="status" className="mb-4 font-semibold empty:hidden">
        {isSettled && !open && copy.settled}
      </p>
      <div className={open ? 'desk-split' : undefined}>
        <ListPanel
          label={copy.label}
          pages={pages}
          heading={copy.count(pages.list?.totalCount ?? 0)}
          empty={copy.none}
          more={copy.more}
        >
          {(emails) => <UnmatchedEmailRows emails={emails} openId={openId} onOpen={setOpenId} />}
        </ListPanel>
        {open && (
          <UnmatchedEmailPanel
            key={open.id}
            email={open}
            mayRead={mayRead}
            onClose={() => setOpenId(undefined)}
            onSettled={() => void settle()}
          />
        )}
      </div>
    </>
  )
}
