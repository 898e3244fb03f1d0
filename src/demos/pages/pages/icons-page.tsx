import { Box } from '@chakra-ui/react'
import { useSearchParams } from 'react-router-dom'
import { useT } from '@/lib/i18n/use-t.ts'
import { PageFrame } from '@/ui/layout/page.tsx'
import { SearchField } from '@/ui/lists/search-field.tsx'
import { IconSetGrid } from '../components/icon-set-grid.tsx'

/** Every icon of the design system, to find one and to copy its import line (`/pages/icons`). */
export function Page() {
  const t = useT('pages.icons')
  const [params, setParams] = useSearchParams()
  const query = params.get('q') ?? ''
  const search = (q: string) => setParams(q === '' ? {} : { q }, { replace: true })
  return (
    <PageFrame title={t('title')} description={t('description')}>
      <Box position="sticky" top="var(--bar-height)" zIndex="docked" bg="bg" py="2">
        <SearchField label={t('search')} value={query} onChange={search} width="360px" />
      </Box>
      <IconSetGrid query={query} onClear={() => search('')} />
    </PageFrame>
  )
}
