import { Block } from './block.js'
import { body } from './email-text.js'
import { palette } from './palette.js'

/** The one thing that an e-mail asks for, as a link that looks like a button and reads as a link everywhere. */
export function ActionLink({ href, words }: { href: string; words: string }) {
  return (
    <div style={{ margin: '22px 0' }}>
      <Block style={{ padding: '0' }}>
        <a href={href} target="_blank" style={button}>
          {words}
        </a>
      </Block>
    </div>
  )
}

const button = {
  ...body,
  display: 'inline-block',
  padding: '12px 26px',
  backgroundColor: palette.nile700,
  color: palette.white,
  borderRadius: '24px',
  fontWeight: 700,
  textDecoration: 'none',
} as const
