/** Shells with a completion script. */
export const shells = ['bash', 'zsh', 'fish', 'powershell'] as const;
export type Shell = (typeof shells)[number];

const bash = `# Completion of muster for bash. In ~/.bashrc: source <(muster completion bash)
_muster() {
  local line="\${COMP_LINE:0:COMP_POINT}" current prefix value description
  local -a words=()
  # Without -r: a backslash quotes a space in a name.
  read -a words <<< "$line"
  [[ "$line" == *[[:space:]] ]] && words+=('')
  current="\${words[\${#words[@]}-1]}"
  # bash replaces only what follows the last of its word breaks.
  prefix=''
  if [[ "$current" == *[:=]* && "$COMP_WORDBREAKS" == *[:=]* ]]; then
    prefix="\${current%"\${current##*[:=]}"}"
  fi
  COMPREPLY=()
  while IFS=$'\\t' read -r value description; do
    if [[ "$value" == ':files' ]]; then
      compopt -o default 2> /dev/null
      continue
    fi
    printf -v value '%q' "\${value#"$prefix"}"
    COMPREPLY+=("$value")
  done < <(muster __complete "\${words[@]:1}" 2> /dev/null)
}
complete -F _muster muster
`;

const zsh = `#compdef muster
# Completion of muster for zsh. In ~/.zshrc, behind compinit: source <(muster completion zsh)
_muster() {
  local line value ret=1
  local -a values descriptions
  while IFS= read -r line; do
    value="\${line%%$'\\t'*}"
    if [[ "$value" == ':files' ]]; then
      _files && ret=0
      continue
    fi
    values+=("$value")
    descriptions+=("$value  -- \${line#*$'\\t'}")
  done < <(muster __complete "\${(@Q)words[2,CURRENT]}" 2> /dev/null)
  (( \${#values} )) && compadd -l -d descriptions -a -- values && ret=0
  return ret
}
if [[ "\${funcstack[1]}" == '_muster' ]]; then
  _muster "$@"
elif (( \${+functions[compdef]} )); then
  compdef _muster muster
fi
`;

const fish = `# Completion of muster for fish. In ~/.config/fish/config.fish: muster completion fish | source
function __muster_complete
  set -l words (commandline -opc) (commandline -ct | string unescape)
  for line in (muster __complete $words[2..] 2> /dev/null)
    if test "$line" = ':files'
      __fish_complete_path (commandline -ct)
    else
      echo $line
    end
  end
end
complete -c muster -e
complete -c muster -f -a '(__muster_complete)'
`;

const powershell = `# Completion of muster for PowerShell. In $PROFILE: muster completion powershell | Out-String | Invoke-Expression
Register-ArgumentCompleter -Native -CommandName muster -ScriptBlock {
  param($wordToComplete, $commandAst, $cursorPosition)
  $before = $commandAst.CommandElements | Select-Object -Skip 1 | Where-Object { $_.Extent.StartOffset -lt $cursorPosition }
  $words = @($before | ForEach-Object {
    if ($_ -is [System.Management.Automation.Language.StringConstantExpressionAst]) { $_.Value } else { $_.Extent.Text }
  })
  if ($wordToComplete -eq '') {
    # Before 7.3, PowerShell leaves out empty arguments.
    $words += if ($PSVersionTable.PSVersion -lt [version]'7.3') { '""' } else { '' }
  }
  muster __complete @words 2> $null | ForEach-Object {
    $value, $description = $_ -split '\t', 2
    # Without a result, PowerShell completes names of files.
    if ($value -ne ':files') {
      $text = if ($value -match '^[\\w./:=+-]+$') { $value } else { "'" + $value.Replace("'", "''") + "'" }
      $tip = if ($description) { $description } else { $value }
      [System.Management.Automation.CompletionResult]::new($text, $value, 'ParameterValue', $tip)
    }
  }
}
`;

export const completionScripts: Readonly<Record<Shell, string>> = { bash, zsh, fish, powershell };
