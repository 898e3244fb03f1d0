import { Box, Grid, Stack } from '@chakra-ui/react'
import type { Home, RecentScene } from '@contract/home.ts'
import { useIntl } from 'react-intl'
import { DueDate } from '@/features/projects/shared/due-date.tsx'
import { href } from '@/lib/href.ts'
import { formatDate } from '@/ui/format-date.ts'
import { ProgressBar } from '@/ui/progress-bar.tsx'
import { HomeCard } from './home-card.tsx'
import { HomeRow } from './home-row.tsx'

type Values = Record<string, string | number>

/** The sections of the home page; each renders only when the user may open its screen. */
export function HomeCards({ home, today }: { home: Home; today: string }) {
  const intl = useIntl()
  const t = (id: string, values?: Values) => intl.formatMessage({ id: `home.${id}` }, values)
  const card = (id: string, to: string, values?: Values) => ({
    title: t(id),
    to,
    more: t(`${id}.all`, values),
    empty: t(`${id}.none`),
  })
  const { scenes, messages, projects, imports } = home
  const day = (moment: string) => formatDate(intl, moment, 'day')
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
      gap="4"
      alignItems="start"
    >
      {scenes || imports ? (
        <Stack gap="4" minW="0">
          {imports && imports.length > 0 ? (
            <HomeCard
              {...card('imports', href('scrivener-import.page'))}
              rows={imports.map(({ id, fileName, progress }) => (
                <HomeRow
                  key={id}
                  to={href('scrivener-import.page', undefined, { import: id })}
                  title={fileName}
                  note={t('imports.progress', progress)}
                >
                  <Box mt="2">
                    <ProgressBar
                      label={fileName}
                      share={progress.total === 0 ? 0 : progress.done / progress.total}
                    />
                  </Box>
                </HomeRow>
              ))}
            />
          ) : null}
          {scenes ? (
            <HomeCard
              {...card('scenes', href('manuscripts.list'))}
              rows={scenes.map((scene) => (
                <HomeRow
                  key={scene.id}
                  to={sceneAddress(scene)}
                  title={scene.title || t('scenes.untitled')}
                  note={`${scene.manuscriptTitle} · ${t('scenes.words', { count: scene.wordCount })}`}
                  aside={day(scene.editedAt)}
                />
              ))}
            />
          ) : null}
        </Stack>
      ) : null}
      <Stack gap="4" minW="0">
        {projects ? (
          <HomeCard
            {...card('projects', href('projects.list', undefined, { needs: 'me' }), {
              count: projects.total,
            })}
            rows={projects.projects.map((project) => (
              <HomeRow
                key={project.id}
                to={href('projects.view', { id: project.id })}
                title={project.title}
                note={intl.formatMessage({ id: `projects.needs-you.${project.needsYou}` })}
                aside={<DueDate project={project} today={today} />}
              />
            ))}
          />
        ) : null}
        {messages ? (
          <HomeCard
            {...card('messages', href('mail.app'), { count: messages.unread })}
            rows={messages.threads.map((thread) => (
              <HomeRow
                key={thread.threadId}
                to={href('mail.app', undefined, { thread: thread.threadId })}
                title={thread.subject || t('messages.no-subject')}
                note={`${intl.formatList(thread.people.map(({ name }) => name))} · ${thread.snippet}`}
                aside={day(thread.lastAt)}
                isStrong
              />
            ))}
          />
        ) : null}
      </Stack>
    </Grid>
  )
}

/** The editor path of a scene. */
export const sceneAddress = ({ manuscriptId, id }: Pick<RecentScene, 'manuscriptId' | 'id'>): string =>
  href('editor.item', { manuscriptId, itemId: id })
