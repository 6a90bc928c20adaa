/** An older patient of the scenes, silver-haired and bearded: head and neck within 85..139 by 88..161. */
export function PatientHead() {
  return (
    <>
      <path fill="var(--art-skin-4)" d="M101 138h22v18c-3 7-19 7-22 0z" />
      <path fill="var(--art-skin-3)" d="M89 117q-4-1-4 5t6 7zM135 117q4-1 4 5t-6 7z" />
      <path fill="var(--art-skin-3)" d="M91 114c0-14 9-21 21-21s21 7 21 21c0 20-9 32-21 32s-21-12-21-32z" />
      <path
        fill="var(--art-skin-4)"
        opacity=".6"
        d="M91 114c0-14 9-21 21-21-9 6-12 14-11 27 1 11 5 20 11 26-12 0-21-12-21-32z"
      />
      <path
        fill="var(--art-hair-2)"
        d="M90 116c-3-17 7-28 22-28s25 11 22 28c-1-7-3-11-6-13-8 3-24 3-32 0-3 2-5 6-6 13z"
      />
      <path
        fill="var(--art-hair-2)"
        d="M91 119c2 6 5 10 9 10 5-3 19-3 24 0 4 0 7-4 9-10 1 20-8 32-21 32s-22-12-21-32z"
      />
      <path fill="var(--art-skin-4)" d="M105 134q7 5 14 0-2 5-7 5t-7-5z" />
      <path stroke="var(--art-hair-1)" strokeWidth="2" strokeLinecap="round" d="M101 119q3-2 6 0M117 119q3-2 6 0" />
    </>
  )
}
