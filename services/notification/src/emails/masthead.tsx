import type { CSSProperties } from 'react'

import { Block } from './block.js'
import { fonts, palette } from './palette.js'

interface WordmarkProps {
  readonly siteUrl: string
  readonly size: number
}

function Wordmark({ siteUrl, size }: WordmarkProps) {
  return (
    <a
      href={siteUrl}
      target="_blank"
      style={{
        color: palette.white,
        fontFamily: fonts.heading,
        fontSize: `${size}px`,
        fontWeight: 600,
        lineHeight: 1.2,
        textDecoration: 'none',
      }}
    >
      Seneb
    </a>
  )
}

/**
 * The hour after sunrise on the Nile, drawn with table cells and borders, so that it shows even when images are
 * blocked. The sun and the boat are omitted in Outlook on Windows, which cannot draw them.
 */
export function SunriseMasthead({ siteUrl }: { siteUrl: string }) {
  return (
    <>
      <Block className="edge round" style={sky}>
        <Wordmark siteUrl={siteUrl} size={30} />
        <div aria-hidden="true" data-skip-in-text="true" style={drawing}>
          <table role="presentation" align="right" cellPadding={0} cellSpacing={0} border={0}>
            <tbody>
              <tr>
                <td style={{ padding: '0 30px 0 0', verticalAlign: 'bottom' }}>
                  <Felucca />
                </td>
                <td style={{ padding: '0 20px 0 0', verticalAlign: 'bottom' }}>
                  <div style={sun} />
                </td>
              </tr>
            </tbody>
          </table>
        </div>
      </Block>
      <Block aria-hidden="true" data-skip-in-text="true" className="edge" style={river}>
        <Glint width={92} indent={18} />
        <Glint width={56} indent={36} />
        <Glint width={74} indent={14} />
      </Block>
    </>
  )
}

const drawing = { fontSize: '0', lineHeight: '0', msoHide: 'all' } as CSSProperties

const sky = {
  padding: '28px 40px 0',
  backgroundColor: palette.nile800,
  backgroundImage: `linear-gradient(180deg, ${palette.nile900} 0%, #2d6e70 58%, #c99a63 94%, #f1cf94 100%)`,
  borderRadius: '20px 20px 0 0',
} as const

const sun = {
  width: '88px',
  height: '44px',
  marginTop: '12px',
  backgroundColor: '#fff0cb',
  borderRadius: '44px 44px 0 0',
} as const

const river = { padding: '3px 40px 8px', backgroundColor: palette.nile600, fontSize: '0', lineHeight: '0' } as const

/** A boat under two sails: triangles are the corners of borders. */
function Felucca() {
  return (
    <table role="presentation" align="center" cellPadding={0} cellSpacing={0} border={0}>
      <tbody>
        <tr>
          <td align="right" style={{ verticalAlign: 'bottom' }}>
            <div style={{ ...sail, borderLeft: '20px solid transparent', borderBottom: '36px solid #fdf6e6' }} />
          </td>
          <td style={{ verticalAlign: 'bottom' }}>
            <div style={{ ...sail, borderRight: '11px solid transparent', borderBottom: '29px solid #ead7b2' }} />
          </td>
        </tr>
        <tr>
          <td colSpan={2} style={{ paddingTop: '2px' }}>
            <div
              style={{ width: '42px', height: '8px', backgroundColor: '#5b3a24', borderRadius: '1px 1px 10px 10px' }}
            />
          </td>
        </tr>
      </tbody>
    </table>
  )
}

const sail = { width: '0', height: '0', margin: '0 0 0 auto' } as const

/** A stroke of the sun on the water. */
function Glint({ width, indent }: { width: number; indent: number }) {
  return (
    <div
      style={{
        width: `${width}px`,
        height: '3px',
        margin: `5px ${indent}px 0 auto`,
        backgroundColor: '#e9c78d',
        borderRadius: '2px',
        opacity: 0.75,
      }}
    />
  )
}

/** A quiet band for mail between colleagues. */
export function PlainMasthead({ siteUrl, label }: { siteUrl: string; label: string }) {
  return (
    <Block
      className="edge round"
      style={{
        padding: '20px 40px',
        backgroundColor: palette.nile900,
        borderBottom: `4px solid ${palette.gold500}`,
        borderRadius: '20px 20px 0 0',
      }}
    >
      <Wordmark siteUrl={siteUrl} size={24} />
      <span
        style={{ color: palette.nile100, fontFamily: fonts.text, fontSize: '15px' }}
      >{`\u00a0\u00a0 ${label}`}</span>
    </Block>
  )
}
