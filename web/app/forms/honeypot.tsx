import type { RefObject } from 'react'

interface HoneypotProps {
  readonly website: RefObject<HTMLInputElement | null>
  /**
   * When the server wrote the page, in milliseconds; goes along when a browser sends the form by itself. A page that is
   * kept for everybody was written up to a minute before, so that this only ever errs in the person's favour.
   */
  readonly shownAt?: number | undefined
}

/** A field that people neither see, hear nor reach; programs that fill in every field give themselves away (D-82, S20). */
export function Honeypot({ website, shownAt }: HoneypotProps) {
  return (
    <div className="hidden">
      <label>
        Please leave this field empty
        <input ref={website} type="text" name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
      {shownAt !== undefined && <input type="hidden" name="shownAt" value={shownAt} />}
    </div>
  )
}
