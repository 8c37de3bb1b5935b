# Two images: `api`, the reference server, and `web`, Caddy with the built site.

FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY . .
ARG VITE_SITE_ORIGIN
ARG VITE_RECAPTCHA_SITE_KEY
RUN npm ci --loglevel=warn && npm run build -- --filter=@clinic/site

FROM node:24-bookworm-slim AS dependencies
WORKDIR /app
COPY package.json package-lock.json ./
COPY packages/api-client/package.json packages/api-client/
COPY packages/content/package.json packages/content/
COPY apps/api/package.json apps/api/
RUN npm ci --omit=dev --ignore-scripts --loglevel=warn -w @clinic/api

FROM node:24-bookworm-slim AS api
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data BACKUP_DIR=/backups
RUN mkdir /data /backups && chown node:node /data /backups && chmod 700 /data /backups
WORKDIR /app
COPY --from=dependencies /app ./
COPY --from=build /app/packages/api-client/src packages/api-client/src
COPY --from=build /app/packages/content/src packages/content/src
COPY --from=build /app/packages/content/dist packages/content/dist
COPY --from=build /app/packages/content/assets packages/content/assets
COPY --from=build /app/apps/api/src apps/api/src
COPY --from=build /app/apps/site/build/client apps/site/build/client
USER node
ARG VERSION
ENV VERSION=$VERSION
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/api/ready').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=4", "apps/api/src/main.ts"]

FROM caddy:2.10-alpine AS web
COPY deploy/Caddyfile /etc/caddy/Caddyfile
COPY --from=build /app/apps/site/build/hosting/site.caddy /etc/caddy/site.caddy
COPY --from=build /app/apps/site/build/client /srv/site
