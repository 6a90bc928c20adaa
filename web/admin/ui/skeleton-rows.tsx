import { Skeleton } from '@seneb/ui/skeleton'

import { uiCopy } from './ui.copy.js'

const copy = uiCopy.skeletonRows

/** Rows that are on their way; seen after 300 ms only. */
export function SkeletonRows({ count = 5 }: { readonly count?: number }) {
  return (
    <div role="status" aria-label={copy.label} className="grid gap-5 p-4">
      {Array.from({ length: count }, (_, i) => (
        <Skeleton key={i} width={`${90 - ((i * 17) % 40)}%`} />
      ))}
    </div>
  )
}
