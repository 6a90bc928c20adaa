import { ExternalButtonLink } from '../../ui/external-button-link.js'
import { homeCopy } from './home.copy.js'

const copy = homeCopy.waitingList

interface WaitingListButtonProps {
  readonly url: string
  readonly variant: 'deep' | 'outline'
}

/** Opens the external waiting list in a new tab (HOME-03, HOME-04, GEN-06); nothing while there is none (D-68). */
export function WaitingListButton({ url, variant }: WaitingListButtonProps) {
  if (!url) return null
  return (
    <ExternalButtonLink href={url} variant={variant} opensInNewTab={copy.opensInNewTab}>
      {copy.label}
    </ExternalButtonLink>
  )
}
