import { Skeleton } from '@seneb/ui/skeleton'
import { lazy, Suspense } from 'react'

import { codesCopy } from './codes.copy.js'

const copy = codesCopy.codeApp

const QrCode = lazy(async () => ({ default: (await import('./qr-code.js')).QrCode }))

interface CodeAppProps {
  readonly totpSecret: string
  readonly totpUri: string
}

/** Secret for a code app: to scan, to type, or to open on the device. */
export function CodeApp({ totpSecret, totpUri }: CodeAppProps) {
  const groups = totpSecret.match(/.{1,4}/g) ?? []
  return (
    <fieldset>
      <legend className="field-label">{copy.title}</legend>
      <div className="flex flex-wrap items-center gap-4">
        <Suspense fallback={<Skeleton className="size-44" />}>
          <QrCode text={totpUri} label={copy.label} />
        </Suspense>
        <div className="min-w-0 flex-1 basis-40">
          <p>{copy.text}</p>
          <p className="mt-2 font-mono text-[0.8125rem]">{groups.join(' ')}</p>
          <a href={totpUri} className="mt-2 inline-block font-semibold text-brand-strong underline">
            {copy.openInAnApp}
          </a>
        </div>
      </div>
    </fieldset>
  )
}
