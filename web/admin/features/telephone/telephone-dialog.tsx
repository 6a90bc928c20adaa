import { ConfirmedActDialog } from './confirmed-act-dialog.js'
import { ConsentsDialog } from './consents-dialog.js'
import { CorrectDialog } from './correct-dialog.js'
import { DisclosuresDialog } from './disclosures-dialog.js'
import { LinkDialog } from './link-dialog.js'
import type { TelephoneDialogProps } from './telephone-dialog-props.js'
import type { telephoneCopy } from './telephone.copy.js'
import { WriteDialog } from './write-dialog.js'

export type TelephoneAct = keyof typeof telephoneCopy.actions

/** Dialog of the chosen act. */
export function TelephoneDialog({ act, ...dialog }: TelephoneDialogProps & { readonly act: TelephoneAct }) {
  if (act === 'correct') return <CorrectDialog {...dialog} />
  if (act === 'write') return <WriteDialog {...dialog} />
  if (act === 'link') return <LinkDialog {...dialog} />
  if (act === 'consents') return <ConsentsDialog {...dialog} />
  if (act === 'disclosures') return <DisclosuresDialog {...dialog} />
  return <ConfirmedActDialog act={act} {...dialog} />
}
