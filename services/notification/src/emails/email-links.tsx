import { Block } from './block.js'
import { body, TextLink } from './email-text.js'
import { fonts, palette } from './palette.js'

/** The one thing to do in an e-mail; a link with a ground, so that it is pressed as a button and read as a link. */
export function EmailButton({ href, children }: { href: string; children: string }) {
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0} border={0} style={{ margin: '6px 0 22px' }}>
      <tbody>
        <tr>
          <td style={{ borderRadius: '26px', backgroundColor: palette.gold500 }}>
            <a href={href} target="_blank" style={button}>
              {children}
            </a>
          </td>
        </tr>
      </tbody>
    </table>
  )
}

const button = {
  display: 'inline-block',
  padding: '14px 28px',
  border: `1px solid ${palette.gold500}`,
  borderRadius: '26px',
  color: palette.ink,
  fontFamily: fonts.text,
  fontSize: '17px',
  fontWeight: 700,
  lineHeight: '22px',
  textDecoration: 'none',
} as const

/** The main link of an e-mail, styled as a button and readable as a link in every client. */
export function ActionLink({ href, label }: { href: string; label: string }) {
  return (
    <div style={{ margin: '22px 0' }}>
      <Block style={{ padding: '0' }}>
        <a href={href} target="_blank" style={actionButton}>
          {label}
        </a>
      </Block>
    </div>
  )
}

const actionButton = {
  ...body,
  display: 'inline-block',
  padding: '12px 26px',
  backgroundColor: palette.nile700,
  color: palette.white,
  borderRadius: '24px',
  fontWeight: 700,
  textDecoration: 'none',
} as const

/** Opens an empty message to a person. Encoded as a whole, because a local part may hold `?`, `&` and `%`. */
export function EmailLink({ address, subject }: { address: string; subject: string }) {
  const href = `mailto:${encodeURIComponent(address)}?subject=${encodeURIComponent(subject)}`
  return <TextLink href={href}>{address}</TextLink>
}
