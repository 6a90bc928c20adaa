import { Skeleton } from '@seneb/ui/skeleton'
import { lazy, Suspense } from 'react'

const QrCode = lazy(async () => ({ default: (await import('./qr-code.js')).QrCode }))

interface CodeAppProps {
  readonly totpSecret: string
  readonly totpUri: string
}

/** The secret for a code app: to scan, to type, or to open on the device itself. */
export function CodeApp({ totpSecret, totpUri }: CodeAppProps) {
  const groups = totpSecret.match(/.{1,4}/g) ?? []
  return (
    <fieldset>
      <legend className="field-label">Your code app</legend>
      <div className="flex flex-wrap items-center gap-4">
        <Suspense fallback={<Skeleton className="size-44" />}>
          <QrCode text={totpUri} label="QR code for your code app" />
        </Suspense>
        <div className="min-w-0 flex-1 basis-40">
          <p>Scan this with your code app, or type the secret into it:</p>
          <p className="mt-2 font-mono text-[0.8125rem]">{groups.join(' ')}</p>
          <a href={totpUri} className="mt-2 inline-block font-semibold text-brand-strong underline">
            Open in an app of this device
          </a>
        </div>
      </div>
    </fieldset>
  )
}
