# Untried as a whole: no container engine could run where it was written. Its steps were tried by hand. The image's own
# Node only installs; `npm ci` brings the pinned one.
# docker run --stop-timeout 30 -p 4321:4321 -v site:/data -e SITE_ORIGIN=https://www.example.com meydan-website
FROM node:24-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
RUN npm run build && npm prune --omit=dev

FROM node:24-bookworm-slim
WORKDIR /site
COPY --from=build /site ./
RUN mkdir /data && chown node /data
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4321 DATA_DIRECTORY=/data MALLOC_ARENA_MAX=1 MALLOC_TRIM_THRESHOLD_=131072
USER node
VOLUME /data
EXPOSE 4321
HEALTHCHECK CMD ["node_modules/.bin/node", "-e", "fetch('http://127.0.0.1:4321/healthz').then(({ ok }) => process.exit(ok ? 0 : 1))"]
CMD ["node_modules/.bin/node", "--max-semi-space-size=8", "server/main.mjs"]
