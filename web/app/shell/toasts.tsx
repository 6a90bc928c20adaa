import { VisuallyHidden } from '@seneb/ui/visually-hidden'
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'

import { shellCopy } from './shell.copy.js'

/**
 * Region of all toasts, with their template. The server renders it and early/toasts.ts fills it, so that a toast needs
 * no React.
 */
export function Toasts() {
  const { dismissToast, toastRequest, toasts } = shellCopy
  return (
    <section aria-label={toasts} className="toasts">
      <template>
        <div className="toast group/toast">
          <ToneIcon />
          <div className="min-w-0 grow py-0.5 wrap-anywhere">
            <p data-part="title" className="font-semibold" />
            <p data-part="description" className="text-ink-2" />
            <p data-part="request" className="text-ink-2">
              {toastRequest} <code />
            </p>
            <a
              data-part="action"
              className="inline-flex min-h-12 items-center font-medium underline underline-offset-4"
            />
          </div>
          <button
            type="button"
            data-early="dismiss"
            className="-my-1 inline-flex size-[48px] shrink-0 items-center justify-center rounded-full hover:bg-tint"
          >
            <X aria-hidden size={18} />
            <VisuallyHidden>{dismissToast}</VisuallyHidden>
          </button>
        </div>
      </template>
    </section>
  )
}

const icon = 'mt-1.5 hidden shrink-0'

/** One icon for each tone; the style sheet shows that of the toast. */
function ToneIcon() {
  return (
    <>
      <Info aria-hidden size={20} className={`${icon} text-brand group-data-[tone=plain]/toast:block`} />
      <CircleCheck aria-hidden size={20} className={`${icon} text-good group-data-[tone=good]/toast:block`} />
      <CircleAlert aria-hidden size={20} className={`${icon} text-danger group-data-[tone=danger]/toast:block`} />
    </>
  )
}
