import { classNames } from '@seneb/ui/class-names'

import { useAssetAddress } from './asset-origin.js'
import { imageCopy } from './image-with-fallback.copy.js'

interface ImageWithFallbackProps {
  readonly src: string
  /** Shown when `src` does not load; several, separated by spaces, are tried in order. */
  readonly fallbackSrc?: string
  readonly alt: string
  /** Text shown in place of a picture that cannot be loaded. */
  readonly unavailable?: string
  /** Width and height reserve the space, so that nothing moves when the picture loads. */
  readonly width: number
  readonly height: number
  readonly eager?: boolean
  readonly className?: string
}

/** A picture with fallbacks: image, other images, then a placeholder with text (SHELL-27, ERR-07). */
export function ImageWithFallback({
  src,
  fallbackSrc,
  alt,
  unavailable = imageCopy.unavailable,
  width,
  height,
  eager = false,
  className,
}: ImageWithFallbackProps) {
  const addressOf = useAssetAddress()
  return (
    <span data-picture="" suppressHydrationWarning className={classNames('picture', className)}>
      <img
        src={addressOf(src)}
        data-fallback={fallbackSrc?.split(' ').map(addressOf).join(' ')}
        alt={alt}
        width={width}
        height={height}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        suppressHydrationWarning
      />
      <span className="picture-unavailable">{unavailable}</span>
    </span>
  )
}
