import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { PlainName } from './plain-name.tsx'

it('PlainName shows a stored file name without the characters that would reverse its ending', () => {
  render(<PlainName name={'a\u{202E}gnp.exe'} />)
  expect(screen.getByText('agnp.exe').tagName).toBe('BDI')
})
