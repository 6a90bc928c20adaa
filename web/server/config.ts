import { readSettings, readTelemetryEnvironment, type TelemetryEnvironment } from '@seneb/platform/config'
import { internalNetworkOnly } from '@seneb/platform/launch-guard'
import { readAllSettings } from '@seneb/platform/invalid-settings'
import { number, object, string } from 'yup'

/** Configuration of the web server from its environment. */
export interface WebEnvironment {
  /** Local address on which visitors are served; 0.0.0.0 means all of them. */
  readonly host: string
  readonly port: number
  /** URL of the gateway, without a trailing slash. */
  readonly gatewayUrl: string
  /** Scheme and host visitors use, without a slash at the end; `https` turns HSTS and request upgrades on. */
  readonly siteOrigin: string
  /** Scheme and host of scripts, styles, fonts and pictures (SHELL-28); empty means the site's own. */
  readonly assetOrigin: string
  /** As `host`, for the health port. */
  readonly healthHost: string
  /**
   * Addresses or networks of our own proxies in front of this server. Their `X-Forwarded-For` names the client and
   * their `X-Forwarded-Proto` the scheme.
   */
  readonly trustedProxies: readonly string[]
  /** Time for which a stopping server keeps serving requests, in milliseconds. */
  readonly drainDelayMs: number
  /** Port of /livez, /readyz and /metrics; 0 means any free one. */
  readonly healthPort: number
  readonly telemetry: TelemetryEnvironment
}

/** Environment of the web server, by variable name. */
export const webSettings = object({
  WEB_HOST: string().default('127.0.0.1'),
  WEB_PORT: number().integer().min(0).max(65535).default(4000),
  WEB_GATEWAY_URL: webAddress().required().meta(internalNetworkOnly),
  WEB_SITE_ORIGIN: webAddress().required(),
  WEB_ASSET_ORIGIN: plainHost().default(''),
  WEB_TRUSTED_PROXIES: string().default(''),
  WEB_HEALTH_HOST: string().default('127.0.0.1'),
  WEB_DRAIN_DELAY_MS: number().integer().min(0).max(15_000).default(0),
  WEB_HEALTH_PORT: number().integer().min(0).max(65535).default(0),
})

/** Reads WEB_PORT and its siblings. */
export function readWebEnvironment(): WebEnvironment {
  const { settings, telemetry } = readAllSettings({
    settings: () => readSettings(webSettings),
    telemetry: readTelemetryEnvironment,
  })
  const siteOrigin = new URL(settings.WEB_SITE_ORIGIN).origin
  const assetOrigin = settings.WEB_ASSET_ORIGIN && new URL(settings.WEB_ASSET_ORIGIN).origin
  return {
    host: settings.WEB_HOST,
    port: settings.WEB_PORT,
    gatewayUrl: settings.WEB_GATEWAY_URL.replace(/\/+$/, ''),
    siteOrigin,
    assetOrigin: assetOrigin === siteOrigin ? '' : assetOrigin,
    healthHost: settings.WEB_HEALTH_HOST,
    trustedProxies: settings.WEB_TRUSTED_PROXIES.split(',')
      .map((part) => part.trim())
      .filter(Boolean),
    drainDelayMs: settings.WEB_DRAIN_DELAY_MS,
    healthPort: settings.WEB_HEALTH_PORT,
    telemetry,
  }
}

/** Yup's own `url()` refuses `localhost`. */
function webAddress() {
  return string().test(
    'url',
    'must be an http or https URL',
    (value) => !value || (/^https?:\/\//.test(value) && URL.canParse(value)),
  )
}

/** Without a path, because `/assets/…` has the same path at the asset host. */
function plainHost() {
  return webAddress().test(
    'origin',
    'must be an origin, without a path',
    (value) => !value || value.replace(/\/$/, '') === new URL(value).origin,
  )
}
