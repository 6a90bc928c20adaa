interface LotusBloomProps {
  readonly transform?: string
  readonly lit?: string
  readonly shade?: string
}

/** An open lotus rising from 0,0: about 70 wide and 48 high, lit from the right. */
export function LotusBloom({ transform, lit = 'var(--art-lotus-1)', shade = 'var(--art-lotus-2)' }: LotusBloomProps) {
  return (
    <g transform={transform}>
      <path
        fill={shade}
        d="M0 0c-8-10.1-25.2-16.2-34.7-15.5 5.8 7.6 21.8 16.3 34.7 15.5zM0 0c12.9.8 28.9-7.9 34.7-15.5-9.5-.7-26.7 5.4-34.7 15.5zM0 0c2.8-15.7-6.6-35.8-15.7-43.2-2.2 11.5 3.5 33 15.7 43.2zM0 0c12.2-10.2 17.9-31.7 15.7-43.2C6.6-35.8-2.8-15.7 0 0z"
      />
      <path
        fill={lit}
        d="M0 0c-2.9-15.2-18.5-29.5-29.4-32.7 2 11.2 14.6 28.2 29.4 32.7zM0 0c14.8-4.5 27.4-21.5 29.4-32.7C18.5-29.5 2.9-15.2 0 0zM0 0c9-14.4 6.8-37.4 0-48-6.7 10.6-9 33.6 0 48z"
      />
      <path
        fill={shade}
        d="M0 0c-2.9-5-18.5-22-29.4-32.7 2 11.2 14.6 28.2 29.4 32.7zM0 0c2.9-15.2 18.5-29.5 29.4-32.7C20-20 8-8 0 0zM0 0v-48c-6.7 10.6-9 33.6 0 48z"
        opacity=".75"
      />
      <path
        fill="var(--art-palm-2)"
        d="M0 0c-7.8-6.8-22.1-8.5-29.3-6.2C-23.7-1.2-9.8 3 0 0zM0 0c9.8 3 23.7-1.2 29.3-6.2C22.1-8.5 7.8-6.8 0 0z"
      />
    </g>
  )
}
