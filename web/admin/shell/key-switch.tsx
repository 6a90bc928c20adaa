import { Checkbox } from '@seneb/ui/checkbox'
import { useState } from 'react'

import { areKeysOn, switchKeys } from '../keys/key-preference.js'

/** Single-key shortcuts can be switched off, which people who use speech input need (WCAG 2.1.4). */
export function KeySwitch() {
  const [isOn, setOn] = useState(areKeysOn)
  return (
    <section className="desk-panel">
      <div className="desk-panel-head">
        <h2>Keyboard</h2>
      </div>
      <div className="grid gap-3 p-4">
        <Checkbox
          checked={isOn}
          onChange={(event) => {
            switchKeys(event.target.checked)
            setOn(event.target.checked)
          }}
          label="Use single-key shortcuts outside of fields"
        />
        <p className="desk-small">
          <kbd className="desk-kbd">/</kbd> or <kbd className="desk-kbd">Ctrl K</kbd> searches.{' '}
          <kbd className="desk-kbd">g</kbd> and a letter opens a page: <kbd className="desk-kbd">g</kbd>{' '}
          <kbd className="desk-kbd">d</kbd> the first one. <kbd className="desk-kbd">?</kbd> shows all of them.
        </p>
      </div>
    </section>
  )
}
