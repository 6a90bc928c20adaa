/** Official images by exact tags; `docker compose config --resolve-image-digests` prints them with their digests. */
export const images = {
  postgres: 'postgres:17.11',
  nats: 'nats:2.11.8-alpine',
  mailbox: 'maildev/maildev:2.2.1',
} as const

/** Those of the profile `observe`. */
export const observeImages = {
  prometheus: 'prom/prometheus:v2.53.4',
  alertmanager: 'prom/alertmanager:v0.28.1',
  collector: 'otel/opentelemetry-collector-contrib:0.121.0',
  tempo: 'grafana/tempo:2.7.1',
  loki: 'grafana/loki:3.4.2',
  grafana: 'grafana/grafana:11.5.2',
} as const

/** Our own. `localhost/` is no registry, so it is built where it is missing; production names one that was built before. */
export const ownImage = '${SENEB_IMAGE:-localhost/seneb:trial}'
