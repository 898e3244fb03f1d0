/* The caller's entries in the shape of the contract's entryState. */
create or replace function private.entry_states(p_threads uuid[]) returns jsonb
  language sql stable security definer set search_path = ''
  as $$
    select coalesce(jsonb_agg(jsonb_build_object('threadId', e.thread_id, 'folder', e.folder, 'isRead', e.is_read,
        'unreadCount', case when e.is_read then 0 else e.unread_count end,
        'isStarred', e.is_starred, 'taskStatus', e.task_status, 'dueDate', e.due_date,
        'labelIds', array(select l.label_id from public.mailbox_labels l where l.user_id = e.user_id and l.thread_id = e.thread_id order by 1))
      order by e.last_at desc, e.thread_id), '[]')
      from public.mailbox_entries e where e.user_id = auth.uid() and e.thread_id = any (p_threads) and e.folder <> 'gone'
  $$;
