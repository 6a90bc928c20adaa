import { Button } from '@seneb/ui/button'
import { useState } from 'react'

import { currentKeys, type DeskKey } from '../keys/desk-keys.js'
import { areKeysOn } from '../keys/key-preference.js'
import { DeskDialog } from '../ui/desk-dialog.js'
import { keyHelpCopy as copy } from './key-help.copy.js'

/** Keys that fields and dialogs handle themselves. */
const inForms = copy.inForms

/** Lists every shortcut of the page. */
export function KeyHelp({ onClose }: { readonly onClose: () => void }) {
  const [keys] = useState(currentKeys)
  const here = keys.filter(({ isEverywhere, key }) => !isEverywhere && key !== 'escape')
  return (
    <DeskDialog title={copy.keyboardShortcuts} onClose={onClose}>
      <div className="grid gap-5">
        {/* The focus starts here: focusing the button below would scroll a small window to its end. */}
        <p className="desk-small outline-none" tabIndex={-1} data-first-focus>
          {copy.escapeClosesThisList}
        </p>
        {!areKeysOn() && <p className="desk-small">{copy.text}</p>}
        {here.length > 0 && <Keys title={copy.onThisPage} keys={here.map(rowOf)} />}
        <Keys title={copy.whileYouWrite} keys={inForms} />
        <Keys title={copy.everywhere} keys={keys.filter(({ isEverywhere }) => isEverywhere).map(rowOf)} />
        <Button className="justify-self-end" onClick={onClose}>
          {copy.close}
        </Button>
      </div>
    </DeskDialog>
  )
}

type KeyRow = readonly [key: string, words: string]

function rowOf({ key, label }: DeskKey): KeyRow {
  return [key.replace('mod+', 'Ctrl '), label]
}

function Keys({ keys, title }: { readonly title: string; readonly keys: readonly KeyRow[] }) {
  return (
    <section aria-label={title}>
      <h3 className="field-label">{title}</h3>
      <dl className="desk-keys">
        {keys.map(([key, label]) => (
          <div key={key} className="contents">
            <dt>
              {key.split(' ').map((one) => (
                <kbd key={one} className="desk-kbd">
                  {one}
                </kbd>
              ))}
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
