import { LoadFailure } from '../ui/lazy-component.js'
import { shellCopy } from './shell.copy.js'

const copy = shellCopy.deskFailure

/** A page could not be shown within the frame of the desk, which stays. */
export function PageFailure() {
  return <LoadFailure title={copy.title} />
}

/** The desk itself could not be shown. */
export function DeskFailure() {
  return (
    <main className="desk-main mx-auto">
      <PageFailure />
    </main>
  )
}
