import { VisuallyHidden } from '@seneb/ui/visually-hidden'
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'

interface ToastRegionProps {
  readonly label: string
  readonly dismissLabel: string
  /** Before the id of a request that failed (ERR-04). */
  readonly requestLabel: string
}

/**
 * The one place of all toasts, and the template they are made from. The server writes it and early/toasts.ts fills it, so
 * that a toast needs no React.
 */
export function ToastRegion({ label, dismissLabel, requestLabel }: ToastRegionProps) {
  return (
    <section aria-label={label} className="toasts">
      <template>
        <div className="toast group/toast">
          <ToneIcon />
          <div className="min-w-0 grow py-0.5 wrap-anywhere">
            <p data-part="title" className="font-semibold" />
            <p data-part="description" className="text-ink-2" />
            <p data-part="request" className="text-ink-2">
              {requestLabel} <code />
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
            <VisuallyHidden>{dismissLabel}</VisuallyHidden>
          </button>
        </div>
      </template>
    </section>
  )
}

const icon = 'mt-1.5 hidden shrink-0'

/** One icon for each tone; the toast's own tone shows its own. */
function ToneIcon() {
  return (
    <>
      <Info aria-hidden size={20} className={`${icon} text-brand group-data-[tone=plain]/toast:block`} />
      <CircleCheck aria-hidden size={20} className={`${icon} text-good group-data-[tone=good]/toast:block`} />
      <CircleAlert aria-hidden size={20} className={`${icon} text-danger group-data-[tone=danger]/toast:block`} />
    </>
  )
}
