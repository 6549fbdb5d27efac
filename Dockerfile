# Tried on images made of Debian's packages (`npm run test:long -- container`), not on these two. To run it: docs/operations.md
FROM node:26-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
RUN npm run build && npm prune --omit=dev && rm -r brand/pictures scripts *.config.ts tsconfig*.json package-lock.json \
    node_modules/.cache node_modules/.package-lock.json node_modules/node-linux-*/include
# Only the pinned Node runs, which npm has installed. It needs libatomic1.
FROM debian:bookworm-slim
RUN apt-get update && apt-get install -y --no-install-recommends libatomic1 && rm -rf /var/lib/apt/lists/* /var/cache/apt/*
RUN useradd --uid 1000 node && mkdir /data && chown node /data
WORKDIR /site
COPY --from=build /site ./
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4321 DATA_DIRECTORY=/data MALLOC_ARENA_MAX=1 MALLOC_TRIM_THRESHOLD_=131072
USER node
VOLUME /data
EXPOSE 4321
HEALTHCHECK CMD ["node_modules/.bin/node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1))"]
CMD ["node_modules/.bin/node", "--max-semi-space-size=8", "server/main.mjs"]
