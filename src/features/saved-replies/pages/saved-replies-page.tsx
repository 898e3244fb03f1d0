import { Button } from '@chakra-ui/react'
import { REPLY_LANGUAGES, type SavedReply } from '@contract/saved-replies.ts'
import { useQuery } from '@tanstack/react-query'
import { MessageSquarePlus, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { refusalText } from '@/lib/api/refusal.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { useListParams } from '@/lib/routing/list-params.ts'
import { useCreateParam } from '@/lib/routing/use-create-param.ts'
import { toast } from '@/ui/feedback/toaster.tsx'
import { ListPage } from '@/ui/lists/list-page.tsx'
import { useConfirm } from '@/ui/overlay/confirm.tsx'
import { savedRepliesQuery, useDeleteSavedReply } from '../api/saved-replies.ts'
import { useSavedReplyColumns } from '../components/saved-reply-columns.tsx'
import { SavedReplyDrawer } from '../components/saved-reply-drawer.tsx'

/** The saved replies of staff (`/apps/saved-replies`, R-828); `new=1` in the address opens the form for a new one. */
export function Page() {
  const intl = useIntl()
  const t = useT('saved-replies')
  const confirm = useConfirm()
  const params = useListParams({ sortBy: 'title', orderBy: 'asc' }, ['language'])
  const list = useQuery(savedRepliesQuery({ ...params.state, ...params.filters, q: params.q }))
  const remove = useDeleteSavedReply()
  const [edited, setEdited] = useState<SavedReply | null>(null)
  const form = useCreateParam()
  const columns = useSavedReplyColumns()
  const handleDelete = async (reply: SavedReply) => {
    const isSure = await confirm({
      title: t('delete.title', { title: reply.title }),
      body: t('delete.body'),
      confirmLabel: t('delete'),
      isDanger: true,
    })
    if (!isSure) return
    try {
      await remove.mutateAsync(reply.id)
      toast.success({ title: t('deleted') })
    } catch (error) {
      toast.error({ title: t('delete.failed'), description: refusalText(intl, error) })
    }
  }
  const close = () => {
    setEdited(null)
    form.close()
  }
  return (
    <ListPage<SavedReply, 'language'>
      name="saved-replies"
      title={t('title')}
      description={t('description')}
      action={
        <Button asChild>
          <Link {...form.link}>
            <MessageSquarePlus size={18} aria-hidden />
            {t('new')}
          </Link>
        </Button>
      }
      query={list}
      params={params}
      rows={list.data?.replies}
      total={list.data?.total ?? 0}
      columns={columns}
      rowId={({ id }) => id}
      rowLabel={({ title }) => title}
      onOpen={setEdited}
      rowActions={(reply) => [
        { id: 'edit', label: t('edit'), icon: Pencil, action: () => setEdited(reply), takesFocus: true },
        {
          id: 'delete',
          label: t('delete'),
          icon: Trash2,
          danger: true,
          action: () => void handleDelete(reply),
        },
      ]}
      searchLabel={t('search')}
      filters={[
        {
          name: 'language',
          label: t('field.language'),
          all: t('any-language'),
          options: REPLY_LANGUAGES.map((value) => ({ value, label: t(`language.${value}`) })),
        },
      ]}
      empty={{ drawing: 'envelope', title: t('empty'), body: t('empty.body') }}
    >
      {form.isOpen || edited ? (
        <SavedReplyDrawer key={edited?.id ?? 'new'} reply={edited} onClose={close} />
      ) : null}
    </ListPage>
  )
}
