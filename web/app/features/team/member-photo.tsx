import { ImageWithFallback } from '../../ui/image-with-fallback.js'

interface MemberPhotoProps {
  readonly imageUrl: string | null
  readonly initials: string
  readonly name: string
}

/** A photo; where there is none, or it fails, a tile with the person's initials (TEAM-01). */
export function MemberPhoto({ imageUrl, initials, name }: MemberPhotoProps) {
  const shape = 'size-28 rounded-full'
  if (imageUrl) {
    return (
      <ImageWithFallback
        src={imageUrl}
        alt={name}
        unavailable={initials}
        width={112}
        height={112}
        className={`${shape} initials`}
      />
    )
  }
  return (
    <span
      aria-hidden
      className={`${shape} grid place-items-center bg-brand-soft font-display text-[2rem] font-medium text-brand-strong`}
    >
      {initials}
    </span>
  )
}
