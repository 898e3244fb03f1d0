import { Flex, Spacer } from '@chakra-ui/react'
import { Settings2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { MenuButton } from '../menu/menu-button.tsx'
import { ExportButton } from './export-button.tsx'
import type { DataColumn } from './table-types.ts'
import { type ViewChoices, ViewChoicesProvider } from './view-choices.ts'
import { ViewPanel } from './view-panel.tsx'

type TableToolbarProps<R> = ViewChoices & {
  children: ReactNode
  visible: readonly DataColumn<R>[]
  exportName?: string
  /** Returns the rows to export. */
  exported: () => Promise<readonly R[]>
  /** True for a list without rows, which has no view options and no export. */
  isEmpty: boolean
}

/** Search and filters at the start; columns, density and export at the end. */
export function TableToolbar<R>(props: TableToolbarProps<R>) {
  const { children, columns, visible, prefs, onPrefsChange, sort, exportName, exported, isEmpty } = props
  const intl = useIntl()
  const choices: ViewChoices = { columns, prefs, onPrefsChange, sort }
  return (
    <Flex gap="2" align="center" wrap="wrap">
      {children}
      <Spacer />
      {isEmpty ? null : (
        <Flex gap="1">
          <ViewChoicesProvider value={choices}>
            <MenuButton
              aria-haspopup="dialog"
              label={intl.formatMessage({ id: 'ui.table.view' })}
              panel={ViewPanel}
            >
              <Settings2 />
            </MenuButton>
          </ViewChoicesProvider>
          {exportName ? <ExportButton name={exportName} columns={visible} exported={exported} /> : null}
        </Flex>
      )}
    </Flex>
  )
}
