# syntax=docker/dockerfile:1
# The image holds Debian and the single executable with its licences. There is no Node, npm or package in it.

FROM node:26-trixie-slim AS build
# `strip` makes the executable 30 MB smaller. Debian keeps only the newest version of a package, so none is pinned.
# hadolint ignore=DL3008
RUN apt-get update \
  && apt-get install -y --no-install-recommends binutils libatomic1 \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /source
COPY . .
RUN npm ci && npm run build:executable

FROM debian:trixie-slim
# Node's binary, which the executable contains, needs libatomic.
# hadolint ignore=DL3008
RUN apt-get update \
  && apt-get install -y --no-install-recommends libatomic1 \
  && rm -rf /var/lib/apt/lists/* \
  && useradd --user-group --uid 10001 --no-create-home --home-dir /data --shell /usr/sbin/nologin deemster \
  && install --directory --owner deemster --group deemster --mode 700 /data
COPY --from=build /source/dist/executable/deemster /usr/local/bin/
COPY --from=build /source/LICENSE /source/dist/executable/THIRD-PARTY-LICENSES /usr/share/doc/deemster/
ENV DEEMSTER_HOST=0.0.0.0 DEEMSTER_DATA_DIR=/data
USER 10001:10001
# A deemster.yaml in the volume is read.
WORKDIR /data
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s --start-interval=1s CMD ["deemster", "health"]
ENTRYPOINT ["deemster"]
CMD ["serve"]
