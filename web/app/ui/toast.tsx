import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
  type HTMLAttributes,
  type ReactNode,
} from 'react'

import { classNames } from './class-names.js'
import { withToast, type NewToast, type Toast } from './toast-queue.js'
import { VisuallyHidden } from './visually-hidden.js'

type ShowToast = (toast: NewToast) => void

const ToastContext = createContext<ShowToast | null>(null)

/** Gives the function that shows a toast. */
export function useToast(): ShowToast {
  const show = useContext(ToastContext)
  if (!show) throw new Error('useToast stands inside ToastProvider')
  return show
}

interface ToastProviderProps {
  readonly label: string
  readonly dismissLabel: string
  /** Before the id of a request that failed (ERR-04). */
  readonly requestLabel?: string
  /** The id of the request that failed just now, where there is one. */
  readonly takeRequestId?: () => string | undefined
  readonly children: ReactNode
}

/** Holds the toasts of the page: at most three, each with a timeout that pauses while it is hovered or focused (D-05). */
export function ToastProvider({ label, dismissLabel, children, requestLabel, takeRequestId }: ToastProviderProps) {
  const [toasts, setToasts] = useState<readonly Toast[]>([])
  const prefix = useId()
  const count = useRef(0)

  const show = useCallback<ShowToast>(
    (toast) => {
      count.current += 1
      const id = `${prefix}${count.current}`
      const requestId = toast.tone === 'danger' ? takeRequestId?.() : undefined
      setToasts((shown) => withToast(shown, { ...toast, requestId }, id))
    },
    [prefix, takeRequestId],
  )
  const dismiss = useCallback((id: string) => setToasts((shown) => shown.filter((toast) => toast.id !== id)), [])

  return (
    <ToastContext value={show}>
      {children}
      <section aria-label={label} className={toastsPlace}>
        {toasts.map((toast) => (
          <ToastCard key={toast.id} {...{ toast, dismissLabel, requestLabel, dismiss }} />
        ))}
      </section>
    </ToastContext>
  )
}

/** Where toasts stand; early/foot-bars.ts lifts it above the bars. */
export const toastsPlace =
  'toasts pointer-events-none fixed inset-x-[16px] z-60 grid gap-3 sm:start-auto sm:end-6 sm:w-96'

const icons = { plain: Info, good: CircleCheck, danger: CircleAlert } as const
const iconColours = { plain: 'text-brand', good: 'text-good', danger: 'text-danger' } as const

interface ToastCardProps {
  readonly toast: Toast
  readonly dismissLabel: string
  readonly requestLabel: string | undefined
  readonly dismiss: (id: string) => void
}

function ToastCard({ toast, dismissLabel, requestLabel, dismiss }: ToastCardProps) {
  const [held, setHeld] = useState(false)
  const leftMs = useRef(toast.durationMs)

  useEffect(() => {
    if (held) return undefined
    const since = Date.now()
    const timer = setTimeout(() => dismiss(toast.id), leftMs.current)
    return () => {
      clearTimeout(timer)
      leftMs.current = Math.max(leftMs.current - (Date.now() - since), 1000)
    }
  }, [held, toast.id, dismiss])

  return (
    <ToastFace
      role={toast.tone === 'danger' ? 'alert' : 'status'}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      tone={toast.tone}
      words={toast}
      requestLabel={requestLabel}
      dismissLabel={dismissLabel}
      onDismiss={() => dismiss(toast.id)}
    />
  )
}

interface ToastFaceProps extends HTMLAttributes<HTMLDivElement> {
  readonly tone: Toast['tone']
  readonly words: Pick<Toast, 'title' | 'description' | 'action' | 'requestId'>
  readonly requestLabel?: string | undefined
  readonly dismissLabel: string
  /** Left out where the early script answers the button. */
  readonly onDismiss?: () => void
}

/** What a toast looks like. */
export function ToastFace({ tone, words, requestLabel, dismissLabel, onDismiss, ...rest }: ToastFaceProps) {
  const Icon = icons[tone]
  return (
    <div
      {...rest}
      className={classNames(
        'toast pointer-events-auto flex items-start gap-[12px] rounded-card border bg-surface py-3 ps-[16px] pe-[8px] shadow-float',
        tone === 'danger' ? 'border-danger' : 'border-line',
      )}
    >
      <Icon aria-hidden size={22} className={classNames('mt-1 shrink-0', iconColours[tone])} />
      <div className="min-w-0 grow py-0.5 wrap-anywhere">
        <ToastWords {...words} requestLabel={requestLabel} />
      </div>
      <button
        type="button"
        data-early={onDismiss ? undefined : 'dismiss'}
        onClick={onDismiss}
        className="inline-flex size-[48px] shrink-0 items-center justify-center rounded-full hover:bg-tint"
      >
        <X aria-hidden size={18} />
        <VisuallyHidden>{dismissLabel}</VisuallyHidden>
      </button>
    </div>
  )
}

type ToastWordsProps = ToastFaceProps['words'] & Pick<ToastFaceProps, 'requestLabel'>

function ToastWords({ title, description, action, requestId, requestLabel }: ToastWordsProps) {
  return (
    <>
      <p className="font-semibold">{title}</p>
      {description && <p className="text-[0.9375rem] text-ink-2">{description}</p>}
      {requestId && (
        <p className="text-[0.875rem] text-ink-2">
          {requestLabel} <code>{requestId}</code>
        </p>
      )}
      {action && (
        <a href={action.to} className="inline-flex min-h-12 items-center font-medium underline underline-offset-4">
          {action.label}
        </a>
      )}
    </>
  )
}
