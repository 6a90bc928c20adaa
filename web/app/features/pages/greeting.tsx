import { shellCopy } from '../../shell/shell.copy.js'
import { ToastFace } from '../../ui/toast.js'

interface GreetingProps {
  readonly title: string | null
  readonly text: string | null
}

/** The greeting in the page's own HTML, a toast that early/greeting.ts shows (VALS-03, D-63). */
export function Greeting({ title, text }: GreetingProps) {
  if (!title) return null
  return (
    <div role="status" className="toasts pointer-events-none fixed inset-x-4 z-60 sm:start-auto sm:end-6 sm:w-96">
      <ToastFace
        hidden
        data-greeting
        look="plain"
        words={{ title, ...(text ? { description: text } : {}) }}
        dismissLabel={shellCopy.dismissToast}
      />
    </div>
  )
}
