import { classNames } from './class-names.js'

/** A quiet placeholder; it stays invisible for 300 ms, so that what comes fast never flickers. */
export function Skeleton({ className }: { readonly className?: string }) {
  return <span aria-hidden className={classNames('skeleton block rounded-field', className)} />
}
