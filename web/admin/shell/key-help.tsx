import { Button } from '@seneb/ui/button'
import { useState } from 'react'

import { currentKeys, type DeskKey } from '../keys/desk-keys.js'
import { areKeysOn } from '../keys/key-preference.js'
import { DeskDialog } from '../ui/desk-dialog.js'

/** Keys that the fields and dialogs answer themselves. */
const inForms = [
  ['Ctrl Enter', 'Send or save what you are writing (Cmd Enter on a Mac)'],
  ['Escape', 'Close a dialog; back to the list from an enquiry'],
] as const

/** Every key that does something here. */
export function KeyHelp({ onClose }: { readonly onClose: () => void }) {
  const [keys] = useState(currentKeys)
  const here = keys.filter(({ isEverywhere, key }) => !isEverywhere && key !== 'escape')
  return (
    <DeskDialog title="Keyboard shortcuts" onClose={onClose}>
      <div className="grid gap-5">
        {/* The focus begins here: the button below lies outside a small window, which would open at its end. */}
        <p className="desk-small outline-none" tabIndex={-1} data-first-focus>
          Escape closes this list.
        </p>
        {!areKeysOn() && (
          <p className="desk-small">Keys without Ctrl are switched off for this browser. Switch them on in Account.</p>
        )}
        {here.length > 0 && <Keys title="On this page" keys={here.map(rowOf)} />}
        <Keys title="While you write" keys={inForms} />
        <Keys title="Everywhere" keys={keys.filter(({ isEverywhere }) => isEverywhere).map(rowOf)} />
        <Button className="justify-self-end" onClick={onClose}>
          Close
        </Button>
      </div>
    </DeskDialog>
  )
}

type KeyRow = readonly [key: string, words: string]

function rowOf({ key, words }: DeskKey): KeyRow {
  return [key.replace('mod+', 'Ctrl '), words]
}

function Keys({ keys, title }: { readonly title: string; readonly keys: readonly KeyRow[] }) {
  return (
    <section aria-label={title}>
      <h3 className="field-label">{title}</h3>
      <dl className="desk-keys">
        {keys.map(([key, words]) => (
          <div key={key} className="contents">
            <dt>
              {key.split(' ').map((one) => (
                <kbd key={one} className="desk-kbd">
                  {one}
                </kbd>
              ))}
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
