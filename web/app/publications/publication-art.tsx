import { classNames } from '@seneb/ui/class-names'

import { emblemOf, type Emblem } from '../art/emblems.js'
import {
  ArticleHeaderMap,
  ArticleHeaderName,
  ArticleHeaderPapyrus,
  ArticleHeaderSmile,
  CareScene,
  Courtyard,
  HeroNile,
  Lotus,
  NewsClinic,
  NewsJourney,
  NewsPapers,
  NewsRecovery,
  NileDivider,
  QuietHarbour,
  type Illustration,
} from '../art/illustrations.js'
import { ImageWithFallback } from '../ui/image-with-fallback.js'
import { artNameOf } from './publication-head.js'
import type { Picture } from './publication.types.js'

const scenes: Readonly<Record<string, Illustration>> = {
  'article-header-map': ArticleHeaderMap,
  'article-header-name': ArticleHeaderName,
  'article-header-papyrus': ArticleHeaderPapyrus,
  'article-header-smile': ArticleHeaderSmile,
  'care-scene': CareScene,
  courtyard: Courtyard,
  'hero-nile': HeroNile,
  'news-clinic': NewsClinic,
  'news-journey': NewsJourney,
  'news-papers': NewsPapers,
  'news-recovery': NewsRecovery,
  'quiet-harbour': QuietHarbour,
}

/** Small pictures shown on a tile, with the tile's hue. */
const emblems: Readonly<Record<string, Emblem>> = {
  'cell-emblem': emblemOf('oncology'),
  'embryo-emblem': emblemOf('fertility-ivf'),
  'eye-emblem': emblemOf('ophthalmology'),
  'follicle-emblem': emblemOf('hair-transplant'),
  'heart-emblem': emblemOf('cardiology'),
  'joint-emblem': emblemOf('orthopedic-surgery'),
  lotus: [Lotus, 'other'],
  'nile-divider': [NileDivider, 'other'],
  'profile-emblem': emblemOf('cosmetic-surgery'),
  'stomach-emblem': emblemOf('bariatric-surgery'),
  'tooth-emblem': emblemOf('dental-care'),
}

interface PublicationArtProps {
  readonly picture: Picture | null
  readonly fallback?: Picture | null
  readonly className?: string
  readonly eager?: boolean
}

/** The placeholder of a picture that is missing. */
const placeholder = '/placeholder.svg'

/**
 * The picture of something published, whatever it is: an illustration of ours, or image → fallback image → placeholder
 * → 'Image unavailable' (ART-03, SHELL-27). An illustration that is decoration has no words.
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

function OwnArt({ name, alt, className }: OwnArtProps) {
  const Scene = scenes[name]
  const [Picture, hue] = emblems[name] ?? [Lotus, 'other']
  const words = alt ? { role: 'img', 'aria-label': alt } : {}
  if (Scene) {
    return (
      <span className={classNames('block overflow-hidden', className)} {...words}>
        <Scene className="size-full" />
      </span>
    )
  }
  return (
    <span
      className={classNames(`art-hue-${hue} grid place-items-center overflow-hidden bg-(--art-tint)`, className)}
      {...words}
    >
      <Picture className="h-[58%] w-[58%]" />
    </span>
  )
}
