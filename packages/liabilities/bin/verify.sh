#!/usr/bin/env bash
# Checks an exported proof with bash, sed and sha256sum alone: bash verify.sh counted.json LOGIN
# With a login, the proof must be of that account. Exit codes: 0 counted, 1 not counted, 2 invalid file or wrong usage.
set -euo pipefail
export LC_ALL=C
not_counted() { echo "NOT COUNTED: $1" >&2; exit 1; }
invalid() { echo "INVALID: $1" >&2; exit 2; }
(($# == 1 || $# == 2)) || invalid 'usage: bash verify.sh counted.json [login]'
file=$(head -c 1000001 -- "$1" | tr -d '\0') || invalid 'the file cannot be read.'
((${#file} <= 1000000)) || invalid 'the file is larger than 1 MB.'

number='^(0|[1-9][0-9]{0,14})$' hex='^"[0-9a-f]{64}"$' login='^"[A-Za-z0-9]{3,32}"$'
uuid='^"[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}"$'
time='^"[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\.[0-9]{1,9})?Z"$'
sums='^"[A-Z]{2,10} [0-9]{18}\.[0-9]{18}( [A-Z]{2,10} [0-9]{18}\.[0-9]{18})*"$' # never negative
# Bash runs commands in a text that it computes with. So nothing from the file is used before its form is checked.
read_all() { # NAME FORM COUNT: reads every field of this name into `values`.
  local value
  mapfile -t values < <(sed -nE "s/^ *\"$1\": (.*[^,]),?\$/\1/p" <<<"$file")
  ((${#values[@]} == $3)) || invalid "“$1” is not there $3 times."
  for value in "${values[@]}"; do [[ $value =~ $2 ]] || invalid "“$1” is malformed."; done
  values=("${values[@]//\"/}")
}
read_all leaves "$number" 1; leaves=$values
read_all snapshot "$uuid" 1; snapshot=$values
read_all takenAt "$time" 1; taken=$values
read_all account "$login" 1; account=$values
read_all root "$hex" 1; root=$values
read_all total "$sums" 1; total=$values
read_all part "$number" 2; [ "${values[*]}" = '1 2' ] || invalid 'the parts of an account are 1 and 2.'
read_all nonce "$hex" 2; nonces=("${values[@]}")
read_all position "$number" 2; places=("${values[@]}")
((leaves > 0 && leaves % 2 == 0)) || invalid 'an account has two leaves, so their number is even.'
nodes=0
for at in "${places[@]}"; do
  ((at < leaves)) || invalid 'a leaf is out of place.'
  # The last node of an odd row has no sibling and moves up as it is.
  for ((width = leaves; width > 1; at /= 2, width = (width + 1) / 2)); do ((nodes += at % 2 || at + 1 < width)) || :; done
done
read_all hash "$hex" "$nodes"; hashes=("${values[@]}")
read_all amounts "$sums" $((nodes + 2)); lines=("${values[@]}")

sha() { printf '%s\n' "$@" | sha256sum | cut -d' ' -f1; }
add() { # LINE LINE: adds two lines of amounts. Each half of a number fits into 64 bits.
  local a b i whole part out=''
  read -ra a <<<"$1"; read -ra b <<<"$2"
  ((${#a[@]} == ${#b[@]})) || not_counted 'two nodes have different currencies.'
  for ((i = 0; i < ${#a[@]}; i += 2)); do
    [ "${a[i]}" = "${b[i]}" ] || not_counted 'two nodes have different currencies.'
    part=$((10#${a[i + 1]#*.} + 10#${b[i + 1]#*.}))
    whole=$((10#${a[i + 1]%.*} + 10#${b[i + 1]%.*} + part / 10 ** 18))
    ((whole < 10 ** 18)) || not_counted 'a sum is too large.'
    out+=$(printf ' %s %018d.%018d' "${a[i]}" "$whole" $((part % 10 ** 18)))
  done
  echo "${out# }"
}
plain() { sed -E 's/ 0*([0-9]+\.)/ \1/g; s/\.?0+( |$)/\1/g' <<<"$1"; } # without the zeros around a number

h=0 a=0 own=()
for p in 0 1; do
  at=${places[p]} sums=${lines[a++]}; own+=("$sums")
  hash=$(sha leaf "$snapshot" "$account" $((p + 1)) "${nonces[p]}" "$sums")
  for ((width = leaves; width > 1; at /= 2, width = (width + 1) / 2)); do
    if ((at % 2 == 0 && at + 1 == width)); then continue; fi
    if ((at % 2)); then hash=$(sha node "${hashes[h]}" "${lines[a]}" "$hash" "$sums")
    else hash=$(sha node "$hash" "$sums" "${hashes[h]}" "${lines[a]}"); fi
    sums=$(add "$sums" "${lines[a]}"); : $((a++)) $((h++))
  done
  [ "$sums" = "$total" ] || not_counted 'the sums of the path are not the total.'
  [ "$(sha root "$snapshot" "$leaves" "$hash" "$sums")" = "$root" ] || not_counted 'the path does not lead to the hash of the file.'
done
[ $# = 1 ] || [ "${2,,}" = "${account,,}" ] || not_counted "this is the proof of the account $account."
counted=$(add "${own[0]}" "${own[1]}")
cat <<END
COUNTED: account $account with $(plain "$counted")
Count:    $snapshot
Day:      $taken
Accounts: $((leaves / 2))
Total:    $(plain "$total")
Hash:     $root
Compare these five lines with those that the service publishes. The hash does not cover the day.
END
