/** French "de" before a name: "d’Ada", "de Bruno". Before an h nobody can know, and "de" is never wrong. */
export const of = (name: string) =>
  /^([aeiouàâäéèêëîïôöùûü]|y(?![aeiou]))/i.test(name) ? `d’${name}` : `de ${name}`
