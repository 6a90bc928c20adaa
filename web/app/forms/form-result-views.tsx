import { lazy, Suspense, useEffect, type ComponentType, type ReactNode } from 'react'

import type { Receipt } from './receipt.js'

interface Received {
  readonly receipt: Receipt
}

/**
 * Returns the view that replaces a sent form. Its code loads after the form is interactive, while it is filled in, so
 * that it never delays the form itself. If loading fails, a plain view under `title` still shows the reference.
 */
export function receivedView<Props extends Received>(load: () => Promise<ComponentType<Props>>, title: string) {
  const loadView = async () => ({ default: await load() })
  const View = lazy(() =>
    loadView().catch(() => ({ default: (props: Props) => <PlainReceived title={title} {...props} /> })),
  )
  return {
    ReceivedView: (props: Props) => (
      <Suspense fallback={<section className="min-h-[60vh]" />}>
        <View {...props} />
      </Suspense>
    ),
    useReceivedViewSoon: (): void => {
      useEffect(() => {
        const fetchView = (): void => void load().catch(() => undefined)
        document.addEventListener('input', fetchView, { once: true })
        return () => document.removeEventListener('input', fetchView)
      }, [])
    },
  }
}

function PlainReceived({ title, receipt }: Received & { readonly title: string }) {
  return (
    <section className="wrap py-14">
      <p className="title-2">{title}</p>
      <p className="lead mt-4">{receipt.reference}</p>
    </section>
  )
}

interface ProblemNoteProps {
  readonly title: string
  readonly description?: string
  /** True when a toast already announces the problem to screen readers. */
  readonly quiet?: boolean
  readonly className?: string
  /** Action that the person can take. */
  readonly nextStep?: ReactNode
}

/** Shows an error for as long as it applies: as the whole page without a script, and beside the button. */
export function ProblemNote({ title, description, quiet, className = 'mb-8', nextStep }: ProblemNoteProps) {
  return (
    <div
      role={quiet ? undefined : 'alert'}
      className={`${className} rounded-card border-2 border-danger bg-danger-soft p-5`}
    >
      <p className="font-semibold">{title}</p>
      <p>{description && <WithContactLink text={description} />}</p>
      {nextStep}
    </div>
  )
}

const contactText = 'contact us directly'

/** Renders a text with a link in place of the words that ask the person to contact us (ERR-06). */
function WithContactLink({ text }: { readonly text: string }) {
  const [before, after] = text.split(contactText)
  if (after === undefined) return text
  return (
    <>
      {before}
      <a href="/contact-us" className="underline underline-offset-4">
        {contactText}
      </a>
      {after}
    </>
  )
}
