import { ChakraProvider } from '@chakra-ui/react'
import messages from '@locales/en/components.json' with { type: 'json' }
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { IntlProvider } from 'react-intl'
import { expect, it, vi } from 'vitest'
import { toast } from '@/ui/feedback/toaster.tsx'
import { system } from '@/ui/theme/system.ts'
import {
  ButtonGroups,
  ButtonIcons,
  ButtonLongLabels,
  ButtonPalettes,
  ButtonSizes,
  ButtonStates,
  ButtonVariants,
} from './specimens/button.tsx'

it.each([
  ButtonVariants,
  ButtonPalettes,
  ButtonSizes,
  ButtonIcons,
  ButtonStates,
  ButtonGroups,
  ButtonLongLabels,
])('R-460: each enabled button of %o reports its press', async (Example) => {
  const report = vi.spyOn(toast, 'info').mockReturnValue()
  render(
    <ChakraProvider value={system}>
      <IntlProvider locale="en" messages={messages}>
        <Example />
      </IntlProvider>
    </ChakraProvider>,
  )
  const buttons = screen.getAllByRole<HTMLButtonElement>('button').filter(({ disabled }) => !disabled)
  for (const button of buttons) await userEvent.click(button)
  expect(report).toHaveBeenCalledTimes(buttons.length)
  report.mockRestore()
})
