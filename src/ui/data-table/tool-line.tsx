import { Flex, Spacer } from '@chakra-ui/react'
import { Settings2 } from 'lucide-react'
import { lazy, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { MenuButton } from '../menu/menu-button.tsx'
import { ExportButton } from './export-button.tsx'
import type { DataColumn } from './types.ts'
import { type ViewChoices, ViewChoicesProvider } from './view-choices.ts'

const load = () => import('./view-panel.tsx')
const ViewPanel = lazy(() => load().then((file) => ({ default: file.ViewPanel })))

type ToolLineProps<R> = Omit<ViewChoices, 'columns' | 'shown'> & {
  children: ReactNode
  columns: readonly DataColumn<R>[]
  visible: readonly DataColumn<R>[]
  exportName?: string
  /** The rows a file gets. */
  exported: () => Promise<readonly R[]>
  /** Nothing to look at differently, and nothing to export. */
  isEmpty: boolean
}

/** Search and filters at the start; which columns, how high, and the file at the end. */
export function ToolLine<R>(props: ToolLineProps<R>) {
  const { children, columns, visible, prefs, onPrefsChange, sort, exportName, exported, isEmpty } = props
  const intl = useIntl()
  const choices: ViewChoices = {
    columns: columns.map(({ id, header, isFixed, isSortable }, index) => ({
      id,
      header,
      isFixed: isFixed === true || index === 0,
      isSortable: isSortable === true,
    })),
    shown: visible.map(({ id }) => id),
    prefs,
    onPrefsChange,
    sort,
  }
  return (
    <Flex gap="2" align="center" wrap="wrap" data-print="hide">
      {children}
      <Spacer />
      {isEmpty ? null : (
        <Flex gap="1">
          <ViewChoicesProvider value={choices}>
            <MenuButton
              label={intl.formatMessage({ id: 'ui.table.view' })}
              preload={() => void load()}
              panel={ViewPanel}
            >
              <Settings2 strokeWidth={1.75} />
            </MenuButton>
          </ViewChoicesProvider>
          {exportName ? <ExportButton name={exportName} columns={visible} exported={exported} /> : null}
        </Flex>
      )}
    </Flex>
  )
}
