import { ChakraProvider } from '@chakra-ui/react'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm } from 'react-hook-form'
import { expect, it, vi } from 'vitest'
import { system } from '../theme/system.ts'
import { Form } from './form.tsx'

const onSubmit = vi.fn()
const onComment = vi.fn()

function Bench() {
  const form = useForm()
  return (
    <ChakraProvider value={system}>
      <Form form={form} onSubmit={onSubmit}>
        <textarea aria-label="Note" />
        <textarea
          aria-label="Comment"
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !event.ctrlKey) return
            event.preventDefault()
            onComment()
          }}
        />
      </Form>
    </ChakraProvider>
  )
}

it('Ctrl+Enter in a field with its own action, such as a comment, does not save the form (R-566)', async () => {
  render(<Bench />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('textbox', { name: 'Comment' }))
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(onComment).toHaveBeenCalledOnce()
  await user.click(screen.getByRole('textbox', { name: 'Note' }))
  await user.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce())
})
