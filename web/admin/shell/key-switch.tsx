import { Checkbox } from '@seneb/ui/checkbox'
import { useState } from 'react'

import { areKeysOn, switchKeys } from '../keys/key-preference.js'
import { keySwitchCopy as copy } from './key-switch.copy.js'

/** Single-key shortcuts can be switched off, which people who use speech input need (WCAG 2.1.4). */
export function KeySwitch() {
  const [isOn, setOn] = useState(areKeysOn)
  return (
    <section className="desk-panel">
      <div className="desk-panel-head">
        <h2>{copy.title}</h2>
      </div>
      <div className="grid gap-3 p-4">
        <Checkbox
          checked={isOn}
          onChange={(event) => {
            switchKeys(event.target.checked)
            setOn(event.target.checked)
          }}
          label={copy.label}
        />
        <p className="desk-small">
          <kbd className="desk-kbd">/</kbd> {copy.or} <kbd className="desk-kbd">Ctrl K</kbd> {copy.searches}{' '}
          <kbd className="desk-kbd">g</kbd> {copy.text} <kbd className="desk-kbd">g</kbd>{' '}
          <kbd className="desk-kbd">d</kbd> {copy.theFirstOne} <kbd className="desk-kbd">?</kbd> {copy.showsAllOfThem}
        </p>
      </div>
    </section>
  )
}
