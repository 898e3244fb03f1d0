import { Box, Button, Flex } from '@chakra-ui/react'
import { SERVICE_TYPES } from '@contract/project-fields.ts'
import { ListFilter, X } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useT } from '@/lib/i18n/use-t.ts'
import { FilterSelect } from '@/ui/lists/filter-select.tsx'
import { SearchField } from '@/ui/lists/search-field.tsx'
import { useProjectRights } from '../../hooks/use-project-rights.ts'
import { type Filters, filterNames, isNarrowed, noFilters, statusChoices } from '../../model/filters.ts'
import { ViewsButton } from '../views/views-button.tsx'
import { AssigneeFilter } from './assignee-filter.tsx'
import { CompanyFilter } from './company-filter.tsx'
import { DueDateFilter } from './due-date-filter.tsx'
import { LanguageFilter } from './language-filter.tsx'

type ProjectFiltersProps = {
  q: string
  filters: Filters
  onChange: (change: Partial<Filters & { q: string }>) => void
  /** The storage key of the table's columns, which a saved view has too. */
  storageKey: string
}

/** Search and filters of the list; the less common filters are behind a button. */
export function ProjectFilters({ q, filters, onChange, storageKey }: ProjectFiltersProps) {
  const intl = useIntl()
  const t = useT('projects')
  const { isStaff, mayReadCompanies } = useProjectRights()
  const rest = filterNames.filter((name) => !['status', 'due', 'needs'].includes(name))
  const isRestUsed = rest.some((name) => filters[name] !== '')
  const [isOpen, setIsOpen] = useState(false)
  const isShown = isOpen || isRestUsed
  return (
    <>
      {/* It shrinks before the row wraps. */}
      <Flex gap="2" minW="0" flex={{ base: '1 0 100%', sm: '1000 1 240px' }} maxW={{ sm: '360px' }}>
        <ViewsButton storageKey={storageKey} />
        <SearchField
          value={q}
          onChange={(next) => onChange({ q: next })}
          label={t('list.search')}
          width="240px"
          minWidth="96px"
        />
      </Flex>
      {/* On a phone, they are behind the button, unless one is used. */}
      <Box
        display={{
          base: isShown || filters.status !== '' || filters.due !== '' ? 'contents' : 'none',
          sm: 'contents',
        }}
      >
        <FilterSelect
          label={t('field.status')}
          all={t('filter.status-open')}
          value={filters.status}
          options={statusChoices.map((value) => ({
            value,
            label: t(value === 'all' ? 'filter.any-status' : `status.${value}`),
          }))}
          onChange={(status) => onChange({ status })}
        />
        <DueDateFilter value={filters.due} onChange={onChange} />
      </Box>
      <Button
        px={{ base: '2', sm: '4' }}
        variant={filters.needs === 'me' ? 'subtle' : 'ghost'}
        colorPalette={filters.needs === 'me' ? 'brand' : 'gray'}
        aria-pressed={filters.needs === 'me'}
        onClick={() => onChange({ needs: filters.needs === 'me' ? '' : 'me' })}
      >
        {t('needs-you')}
      </Button>
      {isShown ? null : (
        <Button
          px={{ base: '2', sm: '4' }}
          variant="ghost"
          colorPalette="gray"
          onClick={() => setIsOpen(true)}
        >
          <ListFilter size={16} aria-hidden />
          {t('filter.more')}
        </Button>
      )}
      {isShown ? (
        <Flex gap="2" wrap="wrap" flexBasis={{ base: 'full', xl: 'auto' }}>
          <FilterSelect
            label={t('field.serviceType')}
            all={t('filter.any-service')}
            value={filters.serviceType}
            options={SERVICE_TYPES.map((value) => ({ value, label: t(`serviceType.${value}`) }))}
            onChange={(serviceType) => onChange({ serviceType })}
          />
          {mayReadCompanies ? <CompanyFilter value={filters.company} onChange={onChange} /> : null}
          {isStaff ? <AssigneeFilter value={filters.assignee} onChange={onChange} /> : null}
          <FilterSelect
            label={t('filter.turn')}
            all={t('filter.any-turn')}
            value={filters.turn}
            options={(['agency', 'client', 'none'] as const).map((value) => ({
              value,
              label: t(`filter.turn-${value}`),
            }))}
            onChange={(turn) => onChange({ turn })}
          />
          <LanguageFilter value={filters.language} onChange={onChange} />
          <FilterSelect
            label={t('filter.view')}
            all={t('filter.view-active')}
            value={filters.view}
            options={(['withdrawn', 'all'] as const).map((value) => ({
              value,
              label: t(`filter.view-${value}`),
            }))}
            onChange={(view) => onChange({ view })}
          />
        </Flex>
      ) : null}
      {isNarrowed(filters) || q !== '' ? (
        <Button
          variant="ghost"
          colorPalette="gray"
          onClick={() => {
            setIsOpen(false)
            onChange({ ...noFilters, q: '' })
          }}
        >
          <X size={16} aria-hidden />
          {intl.formatMessage({ id: 'ui.filters.clear' })}
        </Button>
      ) : null}
    </>
  )
}
