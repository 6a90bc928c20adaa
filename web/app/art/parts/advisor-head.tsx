/** The care advisor of the scenes: head and neck within 86..138 by 92..162; collar and body come from the scene. */
export function AdvisorHead() {
  return (
    <>
      <path fill="var(--art-hair-1)" d="M112 92c16 0 26 11 26 28 0 10-3 18-8 22H94c-5-4-8-12-8-22 0-17 10-28 26-28z" />
      <path fill="var(--art-skin-2)" d="M102 140h20v16c-2 8-18 8-20 0z" />
      <path fill="var(--art-skin-1)" d="M93 118c0-13 8-20 19-20s19 7 19 20c0 17-8 29-19 29s-19-12-19-29z" />
      <path
        fill="var(--art-skin-2)"
        opacity=".6"
        d="M93 118c0-13 8-20 19-20-8 6-10 14-9 26 1 10 4 18 9 23-11 0-19-12-19-29z"
      />
      <path
        fill="var(--art-hair-1)"
        d="M91 120c-1-16 8-26 21-26s22 10 21 26c-3-10-8-15-14-17-6 6-16 9-24 9-2 2-3 5-4 8z"
      />
      <path
        stroke="var(--art-hair-1)"
        strokeWidth="2"
        strokeLinecap="round"
        d="M102 121q3-2 6 0M117 121q3-2 6 0M106 134q6 5 12 0"
      />
    </>
  )
}
