import { classNames } from './class-names.js'

interface SkeletonProps {
  readonly className?: string
  /** Width as a share of the line, such as `60%`. */
  readonly width?: string
}

/** Placeholder; it stays invisible for 300 ms, so that fast content never flickers. */
export function Skeleton({ className, width }: SkeletonProps) {
  return <span aria-hidden className={classNames('skeleton', className)} style={{ inlineSize: width }} />
}
