import { shellCopy } from '../../shell/shell.copy.js'
import { ToastFace, toastsPlace } from '../../ui/toast.js'

interface GreetingProps {
  readonly title: string | null
  readonly text: string | null
}

/** The greeting in the page's own HTML, a toast that early/greeting.ts shows (VALS-03, D-63). */
export function Greeting({ title, text }: GreetingProps) {
  if (!title) return null
  return (
    <div role="status" className={toastsPlace}>
      <ToastFace
        hidden
        data-greeting
        tone="plain"
        words={{ title, ...(text ? { description: text } : {}) }}
        dismissLabel={shellCopy.dismissToast}
      />
    </div>
  )
}
