import { describe, expect, it } from 'vitest'
import { classifyFile } from './classify-file.ts'

const UUID = 'ab12cd34-0000-4000-8000-000000000001'
const DATA = `Files/Data/${UUID}`

describe('a file type follows from the file name', () => {
  it.each([
    ['Files/Docs/12.rtf', 'text', 'convert', '12'],
    ['Files/Docs/12_notes.rtf', 'notes', 'convert', '12'],
    ['Files/Docs/12_synopsis.txt', 'synopsis', 'read', '12'],
    ['Files/Docs/12.comments', 'comments', 'read', '12'],
    ['Files/Docs/12.links', 'links', 'read', '12'],
    ['Files/Docs/12_icImage.png', 'card_image', 'keep', '12'],
    ['Files/Docs/12.pdf', 'research', 'keep', '12'],
    ['Files/Docs/40.mindnode/contents.xml', 'package_file', 'keep', '40'],
    [`${DATA}/content.rtf`, 'text', 'convert', UUID.toUpperCase()],
    [`FILES/data/${UUID}/Content.RTF`, 'text', 'convert', UUID.toUpperCase()],
    [`${DATA}/notes.rtf`, 'notes', 'convert', UUID.toUpperCase()],
    [`${DATA}/synopsis.txt`, 'synopsis', 'read', UUID.toUpperCase()],
    [`${DATA}/content.comments`, 'comments', 'read', UUID.toUpperCase()],
    [`${DATA}/notes.comments`, 'notes_comments', 'read', UUID.toUpperCase()],
    [`${DATA}/content.styles`, 'styles', 'read', UUID.toUpperCase()],
    [`${DATA}/notes.styles`, 'notes_styles', 'read', UUID.toUpperCase()],
    [`${DATA}/card-image.jpeg`, 'card_image', 'keep', UUID.toUpperCase()],
    [`${DATA}/content.mov`, 'research', 'keep', UUID.toUpperCase()],
    [`${DATA}/content.webarchive/a/b.html`, 'package_file', 'keep', UUID.toUpperCase()],
    [`${DATA}/strange.bin`, 'unknown', 'keep', UUID.toUpperCase()],
    ['Snapshots/12.snapshots/index.xml', 'snapshot_index', 'read', '12'],
    ['Snapshots/12.snapshots/2006-08-23-19-33-44+0100.rtf', 'snapshot', 'convert', '12'],
  ])('%s is %s, to %s, of %s', (path, role, action, key) => {
    expect(classifyFile(path)).toMatchObject({ role, action, owner: { key } })
  })

  it.each([
    ['Files/Data/docs.checksum', 'skip', 'checksum'],
    ['Files/binder.autosave', 'skip', 'backup'],
    ['Files/binder.backup', 'skip', 'backup'],
    ['Files/search.indexes', 'skip', 'search_index'],
    ['Files/user.lock', 'skip', 'lock'],
    ['Files/version.txt', 'skip', 'version'],
    ['Files/writing.history', 'keep', null],
    ['Settings/compile.xml', 'skip', 'settings'],
    ['QuickLook/Preview.html', 'skip', 'quick_look'],
    ['Snapshots/12.snapshots/snapshot.indexes', 'skip', 'search_index'],
    ['Other (conflicted copy).scrivx', 'skip', 'other_binder'],
    ['Files/Docs/.DS_Store', 'skip', 'system'],
    ['Icons/star.png', 'keep', null],
    ['Files/Docs/notanumber.rtf', 'keep', null],
    ['something.else', 'keep', null],
  ])('%s belongs to no item: %s (%s)', (path, action, reason) => {
    expect(classifyFile(path)).toMatchObject({ action, reason, owner: null })
  })
})
