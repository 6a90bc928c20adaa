import { classNames } from '@seneb/ui/class-names'

import { hues, Illustration, isIllustration } from '../art/illustrations.js'
import { ImageWithFallback } from '../ui/image-with-fallback.js'
import { artNameOf } from './publication-head.js'
import type { Picture } from './publication.types.js'

interface PublicationArtProps {
  readonly picture: Picture | null
  readonly fallback?: Picture | null
  readonly className?: string
  readonly eager?: boolean
}

/** The placeholder of a picture that is missing. */
const placeholder = '/placeholder.svg'

/**
 * Picture of a publication: our own illustration, or image → fallback image → placeholder → 'Image unavailable'
 * (ART-03, SHELL-27). Decorative illustrations have no alternative text.
 */
export function PublicationArt({ picture, fallback = null, className, eager }: PublicationArtProps) {
  const chain = [picture, fallback].filter((candidate) => candidate !== null)
  const [first, ...rest] = chain
  const art = artNameOf(first?.src)
  if (art !== undefined) return <OwnArt name={art} alt={first?.alt ?? ''} className={className} />
  const sources = [...chain.map(({ src }) => src), placeholder].filter((src) => artNameOf(src) === undefined)
  return (
    <ImageWithFallback
      src={sources[0] ?? placeholder}
      fallbackSrc={sources.slice(1).join(' ') || undefined}
      alt={first?.alt ?? rest[0]?.alt ?? ''}
      width={640}
      height={440}
      eager={eager}
      className={className}
    />
  )
}

interface OwnArtProps {
  readonly name: string
  readonly alt: string
  readonly className: string | undefined
}

/** A scene fills its box; a small picture, or the lotus in place of an unknown one, is on a tile of its hue. */
function OwnArt({ name, alt, className }: OwnArtProps) {
  const picture = isIllustration(name) ? name : 'lotus'
  const hue = hues[picture]
  const imageProps = alt ? { role: 'img', 'aria-label': alt } : {}
  const tile = hue && `art-hue-${hue} grid place-items-center bg-(--art-tint)`
  return (
    <span className={classNames('overflow-hidden', tile || 'block', className)} {...imageProps}>
      <Illustration
        name={picture}
        className={tile ? 'h-[58%] w-[58%]' : classNames('size-full', picture.startsWith('hero-') && 'art-turns')}
      />
    </span>
  )
}
