#!/usr/bin/env bash
# Checks an exported proof with bash, sed and sha256sum alone: bash verify.sh proof.json
set -euo pipefail
get() { sed -nE "s/^ *\"$1\": \"?([^\",]*)\"?,?$/\1/p" "$2"; }
sum() { # Adds two lines of amounts. Each half of a number fits into 64 bits.
  set -- $1 -- $2; local out='' n=$((($# - 1) / 2)) i w f
  for ((i = 1; i <= n; i += 2)); do
    local a=${*:i+1:1} b=${*:n+i+2:1}; [ "${*:i:1}" = "${*:n+i+1:1}" ]
    f=$((10#${a#*.} + 10#${b#*.})); w=$((10#${a%.*} + 10#${b%.*} + f / 10**18))
    out+=$(printf '%s %018d.%018d ' "${*:i:1}" "$w" $((f % 10**18)))' '
  done; echo ${out% }
}
sha() { printf '%s\n' "$@" | sha256sum | cut -d' ' -f1; }
mapfile -t nonces < <(get nonce "$1"); mapfile -t places < <(get position "$1"); mapfile -t lines < <(get amounts "$1")
mapfile -t hashes < <(get hash "$1"); leaves=$(get leaves "$1"); total=$(get total "$1"); id=$(get snapshot "$1")
h=0 a=0; [ "${#nonces[@]}" = 2 ]
for line in "${lines[@]}"; do [[ $line\  =~ ^([A-Z]+\ [0-9]{18}\.[0-9]{18}\ )+$ ]]; done # never negative
for p in 0 1; do
  at=${places[p]} width=$leaves sums=${lines[a++]}; hash=$(sha leaf "$id" "$(get account "$1")" $((p + 1)) "${nonces[p]}" "$sums")
  for (( ; width > 1; at /= 2, width = (width + 1) / 2)); do
    if ((at % 2 == 0 && at + 1 == width)); then continue; fi
    ((at % 2)) && hash=$(sha node "${hashes[h]}" "${lines[a]}" "$hash" "$sums") || hash=$(sha node "$hash" "$sums" "${hashes[h]}" "${lines[a]}")
    sums=$(sum "$sums" "${lines[a]}"); : $((a++)) $((h++))
  done
  [ "$sums" = "$total" ] && [ "$(sha root "$id" "$leaves" "$hash" "$sums")" = "$(get root "$1")" ] || { echo 'NOT COUNTED'; exit 1; }
done
echo "COUNTED in $total, root $(get root "$1")"
