# Copse in a container: it runs as an unprivileged user, writes to /data only, and stops within ten seconds of a signal.
#
#   docker build -t copse .
#   docker run --read-only --tmpfs /tmp --cap-drop ALL -v copse:/data -p 127.0.0.1:8000:8000 copse
#
# Set any COPSE_… variable of docs/reference/settings.md with -e. deploy/compose.yaml adds PostgreSQL and a proxy with TLS.

FROM python:3.11-slim-bookworm AS build
WORKDIR /source
RUN python -m venv /copse
COPY requirements.lock requirements-dev.lock ./
RUN /copse/bin/pip install --no-cache-dir -r requirements.lock -c requirements-dev.lock aiosmtplib asyncpg pywebpush
COPY pyproject.toml build_page.py README.md LICENSE ./
COPY web web
COPY src src
RUN /copse/bin/pip install --no-cache-dir --no-deps . && /copse/bin/pip uninstall --yes pip setuptools

FROM python:3.11-slim-bookworm
RUN useradd --system --uid 10001 --no-create-home --home-dir /nonexistent --shell /usr/sbin/nologin copse \
 && install --directory --owner copse --group copse --mode 0700 /data
COPY --from=build /copse /copse
ENV PATH=/copse/bin:$PATH \
    PYTHONDONTWRITEBYTECODE=1 \
    PYTHONUNBUFFERED=1 \
    COPSE_DATABASE=/data/copse.db \
    COPSE_LOG=json
USER 10001
WORKDIR /data
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s --retries=3 \
    CMD ["python", "-c", "import os, urllib.request as web; web.urlopen('http://127.0.0.1:8000' + os.environ.get('COPSE_PREFIX', '') + '/api/v1/ready', timeout=4)"]
CMD ["copse", "serve", "--no-open", "--host", "0.0.0.0", "--port", "8000"]
