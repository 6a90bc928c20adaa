# One image for every process: the command decides which of them runs (docker-compose.yml, k8s). To build without a
# registry, name another base: --build-arg NODE_IMAGE=…
ARG NODE_IMAGE=node:24.21.0-bookworm-slim

# Only the files that npm reads, so packages are reinstalled only when one of them changes.
FROM ${NODE_IMAGE} AS manifests
WORKDIR /app
COPY . .
RUN find . -type f ! -name package.json ! -name package-lock.json ! -name .npmrc -delete && find . -type d -empty -delete

FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY --from=manifests /app ./
# No package's own script runs, here or below.
RUN --mount=type=cache,target=/npm-cache npm ci --cache=/npm-cache --ignore-scripts
COPY . .
RUN node infra/build/build.ts && node infra/commands/sbom.ts
RUN mkdir /built && cp -a --parents packages/*/dist services/*/dist services/content/content gateway/dist web/dist packages/*/generated gateway/generated infra /built \
  && rm -rf /built/packages/testkit && cp artifacts/sbom.cdx.json NOTICE /built/

# Packages of production: those of every workspace but the one for tests. npm brings TypeScript along, which two
# libraries name as a peer of their tools alone.
FROM ${NODE_IMAGE} AS packages
WORKDIR /app
COPY --from=manifests /app ./
RUN --mount=type=cache,target=/npm-cache npm ci --cache=/npm-cache --ignore-scripts --omit=dev --include-workspace-root=false \
  $(for part in packages/* services/* gateway web; do [ "$part" = packages/testkit ] || echo "--workspace=$part"; done) \
  && rm -rf packages/testkit node_modules/@seneb/testkit node_modules/typescript node_modules/.package-lock.json

FROM ${NODE_IMAGE}
# Settings of Node and the C library, as on one machine: infra/deployables.ts gives the reasons.
ENV NODE_ENV=production NODE_OPTIONS="--enable-source-maps --max-old-space-size=256"
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072 MALLOC_TRIM_THRESHOLD_=131072
WORKDIR /app
COPY --from=packages /app ./
COPY --from=build /built ./
# Which commit this is, for the metrics: --build-arg COMMIT=$(git rev-parse --short HEAD)
ARG COMMIT=unknown
ENV SENEB_COMMIT=${COMMIT}
# The user `nobody`; the files belong to root, so no process can change its own code.
USER 65532:65532
CMD ["node", "--version"]
