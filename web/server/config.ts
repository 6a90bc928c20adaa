import { readSettings, readTelemetryEnvironment, type TelemetryEnvironment } from '@seneb/service-kit/config'
import { number, object, string } from 'yup'

/** What the web server is told by its environment. */
export interface WebEnvironment {
  readonly port: number
  /** Where the gateway listens, without a slash at the end. */
  readonly gatewayUrl: string
  /** Scheme and host visitors use, without a slash at the end; `https` turns HSTS and request upgrades on. */
  readonly siteOrigin: string
  /** Scheme and host that scripts, styles, fonts and pictures come from (SHELL-28); empty: the site's own. */
  readonly assetOrigin: string
  /** Port of /livez, /readyz and /metrics; 0 takes any free one. */
  readonly healthPort: number
  readonly telemetry: TelemetryEnvironment
}

/** Reads WEB_PORT and its siblings. */
export function readWebEnvironment(): WebEnvironment {
  const settings = readSettings(
    object({
      WEB_PORT: number().integer().min(0).max(65535).default(4000),
      WEB_GATEWAY_URL: webAddress().required(),
      WEB_SITE_ORIGIN: webAddress().required(),
      WEB_ASSET_ORIGIN: hostAlone().default(''),
      WEB_HEALTH_PORT: number().integer().min(0).max(65535).default(0),
    }),
  )
  const siteOrigin = new URL(settings.WEB_SITE_ORIGIN).origin
  const assetOrigin = settings.WEB_ASSET_ORIGIN && new URL(settings.WEB_ASSET_ORIGIN).origin
  return {
    port: settings.WEB_PORT,
    gatewayUrl: settings.WEB_GATEWAY_URL.replace(/\/+$/, ''),
    siteOrigin,
    assetOrigin: assetOrigin === siteOrigin ? '' : assetOrigin,
    healthPort: settings.WEB_HEALTH_PORT,
    telemetry: readTelemetryEnvironment(),
  }
}

/** Yup's own `url()` knows no `localhost`. */
function webAddress() {
  return string().test('url', (value) => !value || (/^https?:\/\//.test(value) && URL.canParse(value)))
}

/** Without a path: what the build calls `/assets/…` is called so at the asset host, too. */
function hostAlone() {
  return webAddress().test('origin', (value) => !value || value.replace(/\/$/, '') === new URL(value).origin)
}
