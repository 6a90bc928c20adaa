import { Button } from '@seneb/ui/button'
import type { SyntheticEvent } from 'react'
import { Link, useNavigate } from 'react-router-dom'

import { CareDeskCard } from '../../care-desk/care-desk-card.js'
import { ReceivedCard } from '../../forms/received-card.js'
import type { Receipt } from '../../forms/receipt.js'
import { applicationCopy } from './ambassador-applications.copy.js'

const copy = applicationCopy.thanks

export interface ApplicationReceivedProps {
  readonly receipt: Receipt
  /** Path of the empty form. */
  readonly path: string
}

/** Replaces the form once the application is stored (AMB-04, AMB-24), and shows the reference to quote. */
export function ApplicationReceived({ receipt, path }: ApplicationReceivedProps) {
  const navigate = useNavigate()
  const reloadPage = (event: SyntheticEvent): void => {
    event.preventDefault()
    void navigate(path)
  }
  return (
    <ReceivedCard copy={copy} receipt={receipt}>
      <form method="get" action={path} onSubmit={reloadPage} className="mt-9">
        <Button variant="brand" type="submit">
          {copy.another}
        </Button>
        <Link to="/" className="ms-6 inline-flex min-h-12 items-center underline underline-offset-4">
          {copy.home}
        </Link>
      </form>
      <CareDeskCard className="mt-12" />
    </ReceivedCard>
  )
}
