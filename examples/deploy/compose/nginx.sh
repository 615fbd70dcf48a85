#!/bin/sh
# Runs nginx for UDP with what it lacks: it does not ask whether a gateway is ready. If the machine of a gateway refuses a datagram
# once, nginx may hear nothing more from that gateway for as long as the device goes on sending. A reload gives each device a new
# connection. So this script reloads nginx when a gateway was restarted, or was not ready for 3 seconds, which leaves it out.
#
# GATEWAYS  NAME=HOST:PORT of the probes of each gateway. The configuration has a line with the end "# NAME" for each address.
# $1        configuration
# $2        file for the configuration that is used
set -u

ask() {
  curl --silent --fail --max-time 1 --retry 3 --retry-delay 1 --retry-all-errors "http://$1"
}

# Succeeds if nginx has to load the configuration.
configure() {
  edits= starts=
  for gateway in $GATEWAYS; do
    name=${gateway%%=*} probes=${gateway#*=}
    if ask "$probes/readyz" > /dev/null; then
      starts="$starts# $name: $(ask "$probes/metrics" | grep '^process_start_time_seconds ')
"
    else
      edits="$edits/# $name\$/s/;/ down;/
"
    fi
  done
  # Without the worker no gateway is ready, and all of them tell devices to try later.
  if [ -z "$starts" ]; then
    [ ! -e "$2" ] || return 1
    edits=
  fi
  { printf %s "$starts"; sed "$edits" "$1"; } > "$2.next"
  if cmp -s "$2" "$2.next"; then return 1; fi
  mv "$2.next" "$2"
}

configure "$1" "$2"
nginx -c "$2" -g 'daemon off;' &
nginx=$!
trap 'kill -TERM $nginx' INT TERM
trap 'kill -QUIT $nginx' QUIT
while kill -0 $nginx 2> /dev/null; do
  sleep 1
  if configure "$1" "$2"; then kill -HUP $nginx; fi
done
wait $nginx
