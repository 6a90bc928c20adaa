import { LoadFailure } from '../ui/lazy-part.js'

/** A page could not be shown within the frame of the desk, which stays. */
export function PageFailure() {
  return <LoadFailure title="This page could not be opened" />
}

/** The desk itself could not be shown. */
export function DeskFailure() {
  return (
    <main className="desk-main mx-auto">
      <PageFailure />
    </main>
  )
}
