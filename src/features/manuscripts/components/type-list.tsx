import { Button } from '@chakra-ui/react'
import type { ItemSummary } from '@contract/items.ts'
import { Plus } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { href } from '@/lib/routing/href.ts'
import { useQueryValues } from '@/lib/routing/use-query-values.ts'
import { useContextMenu } from '@/ui/context-menu/context-menu.tsx'
import { isCatalogue, type ListedType } from '../model/item-types.ts'
import { placeForNew } from '../model/new-place.ts'
import { templatesOf } from '../model/tree.ts'
import { templateChoices } from '../shared/item-actions/template-lines.ts'
import { KeywordColoursContext } from '../shared/keyword-colours.ts'
import type { LoadedManuscript } from '../shared/use-manuscript.ts'
import { SelectedManuscriptPage } from './selected-manuscript-page.tsx'
import { TypeTable } from './type-table.tsx'

/** All items of one type in the selected manuscript; characters, locations and research open in a drawer. */
export function TypeList({ type }: { type: ListedType }) {
  const intl = useIntl()
  const contextMenu = useContextMenu()
  const navigate = useNavigate()
  const [, changeQuery] = useQueryValues()
  const show = (manuscriptId: string, item: ItemSummary) => {
    if (isCatalogue(type)) changeQuery({ item: item.id, manuscript: manuscriptId })
    else void navigate(href('editor.item', { manuscriptId, itemId: item.id }))
  }
  const add = async ({ manuscript, tree, actions }: LoadedManuscript) => {
    const made = await actions.create({ type, place: placeForNew(tree, type) })
    if (made) show(manuscript.id, made)
  }
  const addFrom = async ({ manuscript, tree, actions }: LoadedManuscript, template: ItemSummary) => {
    const made = await actions.createFrom(template.id, placeForNew(tree, type))
    if (made) show(manuscript.id, made)
  }
  const templatesOfType = ({ tree }: LoadedManuscript) =>
    templatesOf(tree).filter((item) => item.type === type)
  /** Adds an item, or asks from which template where there are some of the type. */
  const handleAdd = (open: LoadedManuscript, button: HTMLElement) => {
    const templates = templatesOfType(open)
    if (templates.length === 0) return void add(open)
    const blank = {
      id: 'blank',
      label: intl.formatMessage({ id: 'manuscripts.templates.blank' }),
      icon: Plus,
      takesFocus: true,
      action: () => add(open),
    }
    contextMenu.openFromButton(
      button,
      [blank, ...templateChoices('template', templates, intl, (template) => void addFrom(open, template))],
      intl.formatMessage({ id: `manuscripts.add.${type}` }),
    )
  }
  return (
    <SelectedManuscriptPage
      title={<FormattedMessage id={`manuscripts.${listName[type]}.title`} />}
      description={<FormattedMessage id={`manuscripts.${listName[type]}.description`} />}
      actions={(open) =>
        open.canWrite ? (
          <Button
            aria-haspopup={templatesOfType(open).length > 0 ? 'menu' : undefined}
            onClick={(event) => handleAdd(open, event.currentTarget)}
          >
            <Plus size={18} aria-hidden />
            <FormattedMessage id={`manuscripts.add.${type}`} />
          </Button>
        ) : null
      }
    >
      {(open) => (
        <KeywordColoursContext value={open.manuscript.keywordColours}>
          <TypeTable
            open={open}
            type={type}
            onShow={(item) => show(open.manuscript.id, item)}
            onAdd={(button) => handleAdd(open, button)}
          />
        </KeywordColoursContext>
      )}
    </SelectedManuscriptPage>
  )
}

const listName = {
  chapter: 'chapters',
  scene: 'scenes',
  character: 'characters',
  location: 'locations',
  research: 'research',
} as const satisfies Record<ListedType, string>
