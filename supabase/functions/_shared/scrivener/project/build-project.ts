import { ArchiveError } from '../archive-error.ts'
import { cleanLine, cleanVisibleLine } from '../text/clean-text.ts'
import type { NamedColour, ScrivenerProject, Warning } from '../types.ts'
import { buildCollections } from './build-collections.ts'
import { buildItems } from './build-items.ts'
import { buildFields } from './project-fields.ts'
import type { RawBinder } from './raw-binder.ts'
import { cleanId, floatColour, MAX_NAME, targetOf } from './values.ts'

const KNOWN_VERSIONS = new Set(['1.0', '1.5', '2.0'])

/** Builds a project from a binder: resolves names, guesses types, makes ids unique, cleans and limits all texts. */
export function buildProject(raw: RawBinder, path: string, folderTitle: string): ScrivenerProject {
  const warnings: Warning[] = []
  const version = cleanLine(raw.attributes.get('Version') ?? '', 20)
  checkVersion(version, path, warnings)
  if (raw.items.length === 0) {
    throw new ArchiveError('binder_damaged', `“${path}” does not contain a binder.`, {
      path,
      line: 1,
    })
  }
  const labels = named(raw.labels)
  const statuses = raw.statuses.map(({ id, name }) => ({
    id: id.trim(),
    name: cleanVisibleLine(name, MAX_NAME),
  }))
  const sectionTypes = raw.sectionTypes.map(({ id, name }) => ({
    id: id.trim(),
    name: cleanLine(name, MAX_NAME),
  }))
  const keywords = raw.keywords.map((keyword, index) => ({
    ...(named([keyword])[0] as NamedColour),
    parent: keyword.parent === (raw.keywords[index]?.id ?? null) ? null : keyword.parent,
  }))
  const fields = buildFields(raw.customFields)
  const templateFolderId = cleanId(raw.templateFolderId ?? undefined)
  const items = buildItems(
    raw,
    { labels, statuses, sectionTypes, keywords, customFields: fields, templateFolderId },
    warnings,
  )
  const title = raw.properties.get('ProjectTitle') || raw.properties.get('Title') || folderTitle
  return {
    title: cleanLine(title, MAX_NAME),
    author: authorOf(raw),
    version,
    creator: cleanLine(raw.attributes.get('Creator') ?? '', 100),
    identifier: cleanId(raw.attributes.get('Identifier')),
    labelTitle: cleanLine(raw.labelTitle, MAX_NAME),
    statusTitle: cleanLine(raw.statusTitle, MAX_NAME),
    labels,
    statuses,
    keywords,
    sectionTypes,
    customFields: fields.map(({ optionIds: _, ...field }) => field),
    ...buildCollections(raw, items, warnings),
    draftTarget: raw.draftTarget ? targetOf(raw.draftTarget.type, raw.draftTarget.value) : null,
    templateFolderId,
    items,
    warnings,
  }
}

function checkVersion(version: string, path: string, warnings: Warning[]): void {
  if (KNOWN_VERSIONS.has(version)) return
  const major = Number.parseInt(version, 10)
  if (major > 2) {
    throw new ArchiveError(
      'unsupported_version',
      `The project was saved by a newer Scrivener (format ${version}) than can be imported.`,
      { path, version },
    )
  }
  warnings.push({
    code: 'unknown_version',
    message: version
      ? `The project says it has format ${version}, which is not known; it was read like the known ones.`
      : 'The project does not state its format. It was read like a known format.',
    path,
    values: { version },
  })
}

function named(list: readonly { id: string; name: string; colour: string | undefined }[]): NamedColour[] {
  return list.map(({ id, name, colour }) => ({
    id: id.trim(),
    name: cleanVisibleLine(name, MAX_NAME),
    colour: floatColour(colour),
  }))
}

function authorOf(raw: RawBinder): string | null {
  const { properties, attributes } = raw
  const author =
    attributes.get('Author') ||
    properties.get('FullName') ||
    properties.get('Author') ||
    [properties.get('Forename'), properties.get('Surname')].filter(Boolean).join(' ')
  return cleanLine(author, MAX_NAME) || null
}
