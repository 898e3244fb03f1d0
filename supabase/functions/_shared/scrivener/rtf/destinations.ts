import type { RtfDestination } from './state.ts'

/** Groups that are parsed, by the control word that begins them. */
export const DESTINATIONS: ReadonlyMap<string, RtfDestination> = new Map<string, RtfDestination>([
  ['fonttbl', 'fonts'],
  ['colortbl', 'colours'],
  ['stylesheet', 'styles'],
  ['listtable', 'lists'],
  ['listoverridetable', 'overrides'],
  ['field', 'field'],
  ['fldinst', 'instruction'],
  ['pict', 'picture'],
  ['pn', 'old_list'],
  ['upr', 'alternatives'],
])

/** Groups marked as ignorable (`\*`) whose content nevertheless belongs to the text. */
export const TRANSPARENT = new Set(['shppict', 'ud', 'fldrslt', 'footnote'])

/** Groups without text of the author, skipped entirely. */
export const SKIPPED = new Set([
  ...[
    'info',
    'listtext',
    'pntext',
    'nonshppict',
    'nesttableprops',
    'nonesttables',
    'nextgraphic',
    'NeXTGraphic',
  ],
  ...['header', 'headerl', 'headerr', 'headerf', 'footer', 'footerl', 'footerr', 'footerf'],
  ...[
    'ftnsep',
    'ftnsepc',
    'ftncn',
    'aftnsep',
    'aftnsepc',
    'aftncn',
    'annotation',
    'atnid',
    'atnauthor',
    'atnref',
  ],
  ...[
    'atntime',
    'atndate',
    'atnparent',
    'atnicn',
    'atrfstart',
    'atrfend',
    'bkmkstart',
    'bkmkend',
    'xe',
    'tc',
    'tcn',
  ],
  ...[
    'rxe',
    'txe',
    'objclass',
    'objname',
    'objdata',
    'objalias',
    'objsect',
    'template',
    'private',
    'filetbl',
  ],
  ...[
    'revtbl',
    'rsidtbl',
    'generator',
    'xmlnstbl',
    'pntxta',
    'pntxtb',
    'pnseclvl',
    'shpinst',
    'shprslt',
    'do',
  ],
  ...[
    'comment',
    'keycode',
    'fname',
    'background',
    'themedata',
    'colorschememapping',
    'datastore',
    'latentstyles',
  ],
])
