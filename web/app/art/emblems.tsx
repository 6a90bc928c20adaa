import type { treatmentTypes } from '@seneb/contracts/vocabulary/treatments'
import { ArtSvg, type ArtProps } from '@seneb/ui/art/art-svg'
import type { ComponentType, ReactNode } from 'react'

interface EmblemProps extends ArtProps {
  readonly hue: string
  readonly line: ReactNode
  readonly children: ReactNode
}

/** The frame of a specialty's emblem: flat tones in a square of 96, then one line in the specialty's own hue. */
function Emblem({ hue, line, className, children }: EmblemProps) {
  return (
    <ArtSvg viewBox="0 0 96 96" className={`art-hue-${hue} ${className ?? ''}`.trim()}>
      {children}
      <g stroke="var(--art-hue)" strokeWidth="var(--art-line, 3)" strokeLinecap="round" strokeLinejoin="round">
        {line}
      </g>
    </ArtSvg>
  )
}

/** Oncology: one cell, found and framed in gold. */
export function CellEmblem({ className }: ArtProps) {
  return (
    <Emblem
      hue="oncology"
      className={className}
      line={
        <>
          <path d="M48 12c8 0 12 4 19 7s10 8 12 15 5 10 3 18-6 11-10 17-9 9-16 11-12 4-19 2-12-5-17-11-8-11-8-19 2-12 6-19 8-13 14-17 10-4 16-4z" />
          <circle cx="50" cy="48" r="16" />
          <path
            stroke="var(--art-gold-1)"
            strokeWidth="3.6"
            d="M6 20v-6a8 8 0 0 1 8-8h6M76 6h6a8 8 0 0 1 8 8v6M90 76v6a8 8 0 0 1-8 8h-6M20 90h-6a8 8 0 0 1-8-8v-6"
          />
        </>
      }
    >
      <path
        fill="var(--art-emblem)"
        d="M48 12c8 0 12 4 19 7s10 8 12 15 5 10 3 18-6 11-10 17-9 9-16 11-12 4-19 2-12-5-17-11-8-11-8-19 2-12 6-19 8-13 14-17 10-4 16-4z"
      />
      <path
        fill="var(--art-soft)"
        opacity=".6"
        d="M32 16c-6 4-10 10-14 17s-6 11-6 19 3 13 8 19 10 9 17 11c4 1.1 7.6.9 11.4.1C34 78 24 68 24 52c0-14 4-27 8-36z"
      />
      <circle cx="50" cy="48" r="16" fill="var(--art-soft)" />
      <circle cx="54" cy="45" r="6" fill="var(--art-hue)" />
      <g fill="var(--art-hue)">
        <circle cx="30" cy="58" r="2.6" />
        <circle cx="36" cy="68" r="2.2" />
        <circle cx="68" cy="66" r="2.6" />
        <circle cx="56" cy="24" r="2.2" />
      </g>
    </Emblem>
  )
}

/** Any other treatment: a compass that finds the way. */
export function CompassEmblem({ className }: ArtProps) {
  return (
    <Emblem
      hue="other"
      className={className}
      line={
        <>
          <circle cx="48" cy="48" r="39" />
          <path d="M68 28 54.5 54.5 28 68l13.5-26.5zM48 15v4M48 77v4M15 48h4M77 48h4" />
          <circle cx="48" cy="48" r="2" fill="var(--art-hue)" />
        </>
      }
    >
      <circle cx="48" cy="48" r="39" fill="var(--art-emblem)" />
      <path fill="var(--art-soft)" d="M48 9a39 39 0 0 0 0 78 48 48 0 0 1-24-39c0-16 9-31 24-39z" opacity=".6" />
      <path fill="var(--art-gold-1)" d="M68 28 54.5 54.5l-13-13z" />
      <path fill="var(--art-soft)" d="m28 68 13.5-26.5 13 13z" />
    </Emblem>
  )
}

/** Fertility and IVF: four first cells in their shell, a small heart among them. */
export function EmbryoEmblem({ className }: ArtProps) {
  return (
    <Emblem
      hue="fertility"
      className={className}
      line={
        <>
          <circle cx="48" cy="48" r="39" />
          <g fill="var(--art-emblem)">
            <circle cx="61" cy="39" r="13.5" />
            <circle cx="35" cy="59" r="13.5" />
            <circle cx="38" cy="37" r="15" />
            <circle cx="58" cy="60" r="15" />
          </g>
          <path
            fill="var(--art-soft)"
            stroke="none"
            d="M34 24.3a13.5 13.5 0 0 0 7 26A20 20 0 0 1 34 24.3zM54 47.3a13.5 13.5 0 0 0 7 26A20 20 0 0 1 54 47.3zM27.5 50a12 12 0 0 0 9 21.3A17 17 0 0 1 27.5 50z"
          />
          <path
            fill="var(--art-gold-1)"
            stroke="none"
            d="M48 60.5C40 54.5 37 51 37 46.8c0-5.3 7.5-7.3 11-2.3 3.5-5 11-3 11 2.3 0 4.2-3 7.7-11 13.7z"
          />
        </>
      }
    >
      <circle cx="48" cy="48" r="39" fill="var(--art-soft)" opacity=".55" />
    </Emblem>
  )
}

/** Ophthalmology: an open eye with three rays of light. */
export function EyeEmblem({ className }: ArtProps) {
  return (
    <Emblem
      hue="ophthalmology"
      className={className}
      line={
        <>
          <path d="M7 50C18 32 33 25 48 25s30 7 41 25C78 67 63 74 48 74S18 67 7 50z" />
          <circle cx="48" cy="51" r="17" />
          <path stroke="var(--art-gold-1)" d="M48 15V7M66 18.5l4-7.5M30 18.5 26 11" />
        </>
      }
    >
      <path fill="var(--art-emblem)" d="M7 50C18 32 33 25 48 25s30 7 41 25C78 67 63 74 48 74S18 67 7 50z" />
      <path fill="var(--art-soft)" opacity=".55" d="M7 50C18 32 33 25 48 25s30 7 41 25C77 38 63 33 48 33S19 38 7 50z" />
      <circle cx="48" cy="51" r="17" fill="var(--art-soft)" />
      <circle cx="48" cy="51" r="8" fill="var(--art-hue)" />
      <circle cx="53.5" cy="45.5" r="3.5" fill="var(--art-paper)" />
    </Emblem>
  )
}

/** Hair transplant: a hair in its follicle, the root in gold. */
export function FollicleEmblem({ className }: ArtProps) {
  return (
    <Emblem
      hue="hair"
      className={className}
      line={
        <>
          <path d="M42 39.5C42 51 41 58 38 64a11 11 0 1 0 20 0c-3-6-4-12-4-22" />
          <path d="M42 39.5C32 37.5 21 38 11 43v31a9 9 0 0 0 9 9h56a9 9 0 0 0 9-9V39c-10 4.2-20.5 4.8-31 3" />
          <path d="M48 67c0-25 3-43 14-58M25 39c0-9 2-16 7-22M71 42c0-9 2-17 8-23" />
          <circle cx="48" cy="69" r="4" fill="var(--art-gold-1)" stroke="var(--art-gold-1)" />
        </>
      }
    >
      <path fill="var(--art-emblem)" d="M11 43C23 37 36 38 48 41s25 3 37-2v35a9 9 0 0 1-9 9H20a9 9 0 0 1-9-9z" />
      <path fill="var(--art-soft)" d="M11 62c12-5 25 3 37 1s25-5 37-1v12a9 9 0 0 1-9 9H20a9 9 0 0 1-9-9z" />
      <path fill="var(--art-emblem)" d="M42 40c0 11-1 18-4 24a11 11 0 1 0 20 0c-3-6-4-13-4-24z" />
    </Emblem>
  )
}

/** Cardiology: a heart in its circle, the beat in gold. */
export function HeartEmblem({ className }: ArtProps) {
  return (
    <Emblem
      hue="cardiology"
      className={className}
      line={
        <>
          <circle cx="48" cy="48" r="39" />
          <path stroke="var(--art-gold-1)" strokeWidth="3.6" d="M18 50h17l5-9.5 8 19 6.5-14 3 4.5H78" />
        </>
      }
    >
      <circle cx="48" cy="48" r="39" fill="var(--art-emblem)" />
      <path
        fill="var(--art-soft)"
        d="M48 73C32 61 24 53 24 42.5A12.6 12.6 0 0 1 48 36a12.6 12.6 0 0 1 24 6.5C72 53 64 61 48 73z"
      />
      <path
        fill="var(--art-hue)"
        opacity=".3"
        d="M48 73C32 61 24 53 24 42.5A12.6 12.6 0 0 1 41 31c-9 4-10 16-4 25 4 6.5 8 10 11 17z"
      />
    </Emblem>
  )
}

/** Orthopedic surgery: a knee, its cushion in gold. */
export function JointEmblem({ className }: ArtProps) {
  return (
    <Emblem
      hue="orthopedic"
      className={className}
      line={
        <>
          <path d="M36 8c1 11 0 17-4 22-7 7-7 18 3 20.5 5 1 8.5-2 13-2s8 3 13 2C71 48 71 37 64 30c-4-5-5-11-4-22M36 89c0-8-2-12-8-16-6-3.5-7-10.5-2-13.5 6-3 14-.5 22-.5s16-2.5 22 .5c5 3 4 10-2 13.5-6 4-8 8-8 16" />
          <path stroke="var(--art-gold-1)" strokeWidth="3.6" d="M30 54.6c6-.8 12 .4 18 .4s12-1.2 18-.4" />
        </>
      }
    >
      <path
        fill="var(--art-emblem)"
        d="M36 8c1 11 0 17-4 22-7 7-7 18 3 20.5 5 1 8.5-2 13-2s8 3 13 2C71 48 71 37 64 30c-4-5-5-11-4-22zM36 89c0-8-2-12-8-16-6-3.5-7-10.5-2-13.5 6-3 14-.5 22-.5s16-2.5 22 .5c5 3 4 10-2 13.5-6 4-8 8-8 16z"
      />
      <path
        fill="var(--art-soft)"
        d="M36 8c1 11 0 17-4 22-7 7-7 18 3 20.5 3 .6 5.5-.3 8-1.1C36 46 35 38 40 31c4-6 4-14 4-23zM36 89c0-8-2-12-8-16-6-3.5-7-10.5-2-13.5 3.5-1.7 7.5-1.7 12-1.2-6 4.7-4 9.7 2 13.7 5 4 5 9 4 17z"
      />
    </Emblem>
  )
}

/** Plastic surgery: a calm profile turned to the light, one contour marked in gold. */
export function ProfileEmblem({ className }: ArtProps) {
  return (
    <Emblem
      hue="plastic"
      className={className}
      line={
        <>
          <path d="M32 88c0-11 0-18-2-23-4-8-11-15-11-28 0-16 11-27 27-27 13 0 21 8 22 19 .2 3 .3 6-.5 9 1.5 4 4.5 8 7.5 11.5 1 1.5.3 2.8-3.5 3.5.8 1.6 1 2.7.5 4-.4 1-.8 1.5-.8 2.5.6 1.4.6 2.5-.2 4-.5 1.5.5 3 .5 5.5 0 4.5-4 6.5-8.5 6-4-.4-7 .5-7 4v9" />
          <path d="M57 41.5c2.5 1.8 4.5 1.8 7 .5" />
          <path stroke="var(--art-gold-1)" strokeDasharray=".1 5.5" strokeWidth="3.6" d="M48 58c1 8 6 12 12 12" />
        </>
      }
    >
      <path
        fill="var(--art-emblem)"
        d="M46 10c13 0 21 8 22 19 .2 3 .3 6-.5 9 1.5 4 4.5 8 7.5 11.5 1 1.5.3 2.8-3.5 3.5.8 1.6 1 2.7.5 4-.4 1-.8 1.5-.8 2.5.6 1.4.6 2.5-.2 4-.5 1.5.5 3 .5 5.5 0 4.5-4 6.5-8.5 6-4-.4-7 .5-7 4v9H32V74z"
      />
      <path
        fill="var(--art-soft)"
        d="M64 21C60 14 54 10 46 10 30 10 19 21 19 37c0 13 7 20 11 28 2 5 2 12 2 23h7c1-10-1-16 2-22 2-4 6-6 6-12 0-5-3-7-1-12 2-8 13-7 18-21z"
      />
    </Emblem>
  )
}

/** Bariatric surgery: a stomach, its new line in gold. */
export function StomachEmblem({ className }: ArtProps) {
  return (
    <Emblem
      hue="bariatric"
      className={className}
      line={
        <>
          <path d="M9 57h11c10-1 15-7 18-16 2-6 3-12 3-21V8M56 8v14c4-4 8-7 14-7 10 0 17 12 17 28 0 22-14 39-34 42-13 2-25-2-33-11H9" />
          <path stroke="var(--art-gold-1)" strokeDasharray=".1 6" strokeWidth="3.8" d="M56 27c2 18-5 33-24 39" />
        </>
      }
    >
      <path
        fill="var(--art-emblem)"
        d="M41 8v12c0 9-1 15-3 21-3 9-8 15-18 16H9v17h11c8 9 20 13 33 11 20-3 34-20 34-42 0-16-7-28-17-28-6 0-10 3-14 7V8z"
      />
      <path
        fill="var(--art-soft)"
        d="M9 74V66h13c9 9 22 12 34 9 16-4 26-18 29-39 1.3 4 2 8 2 7 0 22-14 39-34 42-13 2-25-2-33-11z"
      />
    </Emblem>
  )
}

/** Dental care: a molar with the light on its shoulder. */
export function ToothEmblem({ className }: ArtProps) {
  return (
    <Emblem
      hue="dental"
      className={className}
      line={
        <>
          <path d="M48 20C40.2 14.4 30.1 11 22.2 16.6c-10.1 7.3-9 21.3-3.9 32.5 3.4 7.8 4.5 14 5.6 21.3 1 6.7 2.8 12.3 7.8 12.3 7.8 0 5.6-22.4 16.2-22.4s8.4 22.4 16.2 22.4c5 0 6.8-5.6 7.8-12.3 1.1-7.3 2.2-13.4 5.6-21.3C82.7 37.9 83.8 23.9 73.8 16.6c-7.8-5.6-17.9-2.2-25.8 3.4z" />
          <path stroke="var(--art-gold-1)" d="M62 26.2c6.7-1.1 10.6 2.8 10.1 10.6" />
        </>
      }
    >
      <path
        fill="var(--art-emblem)"
        d="M48 20C40.2 14.4 30.1 11 22.2 16.6c-10.1 7.3-9 21.3-3.9 32.5 3.4 7.8 4.5 14 5.6 21.3 1 6.7 2.8 12.3 7.8 12.3 7.8 0 5.6-22.4 16.2-22.4s8.4 22.4 16.2 22.4c5 0 6.8-5.6 7.8-12.3 1.1-7.3 2.2-13.4 5.6-21.3C82.7 37.9 83.8 23.9 73.8 16.6c-7.8-5.6-17.9-2.2-25.8 3.4z"
      />
      <path
        fill="var(--art-soft)"
        d="M31.8 82.7c-5 0-6.8-5.6-7.8-12.3-1.1-7.3-2.2-13.4-5.6-21.3C13.3 37.9 12.2 23.9 22.2 16.6c3.4-2.5 7.3-3.1 11.2-2.8C25.6 21.1 24.5 33.4 29 45.8c3.4 10.1 5 22.4 2.8 37zM64.2 82.7c-6.2 0-6.2-13.4-11.2-19.6 9 1.1 10.1 12.3 11.2 19.6z"
      />
    </Emblem>
  )
}

export type SpecialtySlug = (typeof treatmentTypes)[number]['slug']

const emblems: Readonly<Record<SpecialtySlug, ComponentType<ArtProps>>> = {
  'bariatric-surgery': StomachEmblem,
  cardiology: HeartEmblem,
  'dental-care': ToothEmblem,
  'fertility-ivf': EmbryoEmblem,
  oncology: CellEmblem,
  ophthalmology: EyeEmblem,
  'orthopedic-surgery': JointEmblem,
  'cosmetic-surgery': ProfileEmblem,
  'hair-transplant': FollicleEmblem,
  other: CompassEmblem,
}

const isSpecialtySlug = (slug: string): slug is SpecialtySlug => Object.hasOwn(emblems, slug)

/** The emblem of a treatment type by its slug; the compass for a slug the pictures do not know yet (CAT-01). */
export function SpecialtyEmblem({ slug, className }: ArtProps & { readonly slug: string }) {
  const Emblem = isSpecialtySlug(slug) ? emblems[slug] : CompassEmblem
  return <Emblem className={className} />
}
