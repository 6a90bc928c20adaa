import { ArtSvg, type ArtProps } from './art-svg.js'

/** The sign of Seneb: the sun rising out of a lotus over the ripple that writes the n of s-n-b. */
export function SenebMark({ className }: ArtProps) {
  return (
    <ArtSvg viewBox="0 0 48 48" className={className}>
      <circle cx="24" cy="13" r="7.5" fill="var(--art-mark-sun)" />
      <path
        fill="currentColor"
        d="M23 36.5C13.5 33.5 8.5 22 11.5 10c1.5 8 5.5 14 11.5 16zM25 36.5c9.5-3 14.5-14.5 11.5-26.5-1.5 8-5.5 14-11.5 16zM19 37C9.5 37.5 2.5 31 1.5 21c4 .8 6.5 2.8 8 6 2 4.5 5 8 9.5 10zM29 37c9.5.5 16.5-6 17.5-16-4 .8-6.5 2.8-8 6-2 4.5-5 8-9.5 10z"
      />
      <path
        stroke="currentColor"
        strokeWidth="2.8"
        strokeLinejoin="round"
        strokeLinecap="round"
        d="m5 45.5 4.75-4 4.75 4 4.75-4 4.75 4 4.75-4 4.75 4 4.75-4 4.75 4"
      />
    </ArtSvg>
  )
}
