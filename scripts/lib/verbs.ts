/** Verbs at the start of buttons and titles, each with its French verbs. */
const VERBS: Readonly<Record<string, readonly string[]>> = {
  accept: ['accepter'],
  add: ['ajouter'],
  archive: ['archiver'],
  assign: ['attribuer'],
  block: ['bloquer'],
  cancel: ['annuler'],
  change: ['modifier', 'changer'],
  choose: ['choisir'],
  close: ['fermer'],
  copy: ['copier'],
  create: ['créer'],
  decline: ['refuser'],
  delete: ['supprimer'],
  deliver: ['livrer'],
  discard: ['abandonner', 'annuler', 'supprimer'],
  download: ['télécharger'],
  edit: ['modifier'],
  export: ['exporter'],
  forward: ['transférer'],
  hide: ['masquer'],
  import: ['importer'],
  invite: ['inviter'],
  keep: ['conserver', 'garder', 'continuer'],
  move: ['déplacer', 'monter', 'descendre', 'mettre', 'remettre', 'archiver'],
  open: ['ouvrir'],
  pay: ['payer'],
  print: ['imprimer'],
  publish: ['publier', 'mettre'],
  remove: ['retirer', 'supprimer'],
  rename: ['renommer'],
  replace: ['remplacer'],
  reply: ['répondre'],
  restore: ['restaurer', 'rétablir'],
  save: ['enregistrer'],
  send: ['envoyer', 'renvoyer'],
  show: ['afficher', 'réduire'],
  start: ['commencer', 'démarrer'],
  stop: ['arrêter'],
  undo: ['annuler'],
  withdraw: ['retirer'],
}
const FRENCH = new Set(Object.values(VERBS).flat())

const firstWord = (message: string) => /^[\p{L}]+/u.exec(message)?.[0] ?? ''

/** The fault of a French message that starts with another verb than the English one, as after a swap of two messages. */
export function verbFault(english: string, french: string): string | null {
  const [verb, translated] = [firstWord(english), firstWord(french)]
  const expected = VERBS[verb.toLowerCase()]
  if (!expected || !FRENCH.has(translated.toLowerCase()) || expected.includes(translated.toLowerCase()))
    return null
  return `“${translated}” is not the verb of “${verb}”`
}
