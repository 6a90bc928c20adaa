/** Official images by exact tags; `docker compose config --resolve-image-digests` prints them with their digests. */
export const images = {
  postgres: 'postgres:17.11',
  nats: 'nats:2.11.8-alpine',
  mailbox: 'maildev/maildev:2.2.1',
} as const

/** Our own. `localhost/` is no registry, so it is built where it is missing; production names one that was built before. */
export const ownImage = '${SENEB_IMAGE:-localhost/seneb:trial}'
