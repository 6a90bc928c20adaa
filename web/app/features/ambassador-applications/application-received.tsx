import type { SyntheticEvent } from 'react'
import { useNavigate } from 'react-router-dom'

import { CareDeskCard } from '../../care-desk/care-desk-card.js'
import { Button } from '../../ui/button.js'
import { ReceivedCard } from '../../forms/received-card.js'
import { useAskedAnew } from '../../forms/use-asked-anew.js'
import { applicationCopy } from './ambassador-applications.copy.js'

const copy = applicationCopy.thanks

export interface ApplicationReceivedProps {
  readonly reference: string
  /** Where the empty form is, for browsers without a script. */
  readonly path: string
  /** Another application is to be sent, by the button or by a link to this page. */
  readonly onAnother: () => void
}

/** What replaces the form once the application is stored (AMB-04, AMB-24), with the reference to quote. */
export function ApplicationReceived({ reference, path, onAnother }: ApplicationReceivedProps) {
  const navigate = useNavigate()
  useAskedAnew(onAnother)
  const goThereAnew = (event: SyntheticEvent): void => {
    event.preventDefault()
    void navigate(path)
  }
  return (
    <ReceivedCard copy={copy} reference={reference}>
      <form method="get" action={path} onSubmit={goThereAnew} className="mt-9">
        <Button type="submit">{copy.another}</Button>
      </form>
      <CareDeskCard className="mt-12" />
    </ReceivedCard>
  )
}
