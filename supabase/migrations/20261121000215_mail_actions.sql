-- What a person does to threads, and its undoing: their own entries and nobody else's.

/* How the caller's entries stand, as the contract's entryState has them. */
create function private.entry_states(p_threads uuid[]) returns jsonb
  language sql stable security definer set search_path = ''
  as $$
    select coalesce(jsonb_agg(jsonb_build_object('threadId', e.thread_id, 'folder', e.folder, 'isRead', e.is_read,
        'isStarred', e.is_starred, 'taskStatus', e.task_status, 'dueDate', e.due_date,
        'labelIds', array(select l.label_id from public.mailbox_labels l where l.user_id = e.user_id and l.thread_id = e.thread_id order by 1))
      order by e.last_at desc, e.thread_id), '[]')
      from public.mailbox_entries e where e.user_id = auth.uid() and e.thread_id = any (p_threads) and e.folder <> 'gone'
  $$;
revoke execute on function private.entry_states from public;

/* Locks entries of the caller in an order all share, and answers which there are; P0002 when none. */
create function private.lock_entries(p_threads uuid[]) returns uuid[]
  language plpgsql volatile security definer set search_path = ''
  as $$
  declare
    mine uuid[];
  begin
    if private.my_role() is null then raise insufficient_privilege; end if;
    select array_agg(locked.thread_id) into mine from (
      select e.thread_id from public.mailbox_entries e
       where e.user_id = auth.uid() and e.thread_id = any (p_threads) and e.folder <> 'gone' order by e.thread_id for update) locked;
    if mine is null then raise no_data_found; end if;
    return mine;
  end $$;
revoke execute on function private.lock_entries from public;

/* The labels the caller may put on a thread. */
create function private.usable_labels() returns setof uuid
  language sql stable security definer set search_path = ''
  as $$
    select l.id from public.mail_labels l
     where l.owner_id = auth.uid() or l.is_builtin or (l.is_shared and private.is_staff())
  $$;
revoke execute on function private.usable_labels from public;

/* Takes threads from the caller's own view; others keep theirs. */
create function private.forget_mail(p_threads uuid[]) returns void
  language plpgsql volatile security definer set search_path = ''
  as $$
  begin
    if exists (select from public.mailbox_entries e
        where e.user_id = auth.uid() and e.thread_id = any (p_threads) and e.folder <> 'trash') then
      raise exception 'only from the trash' using errcode = 'QM005';
    end if;
    update public.messages m set holders = array_remove(m.holders, auth.uid())
     where m.thread_id = any (p_threads) and auth.uid() = any (m.holders);
    delete from public.mailbox_labels l where l.user_id = auth.uid() and l.thread_id = any (p_threads);
    update public.mailbox_entries e set folder = 'gone', is_read = true where e.user_id = auth.uid() and e.thread_id = any (p_threads);
    update public.notifications n set read_at = now() where n.user_id = auth.uid() and n.read_at is null
      and n.kind = 'message_received' and (n.payload ->> 'threadId')::uuid = any (p_threads);
  end $$;
revoke execute on function private.forget_mail from public;

/* Does something to threads of the caller's, and answers how their entries were and are. Unknown ones are passed over. */
create function private.act_on_mail(p_action text, p_threads uuid[], p_value text) returns table (before jsonb, after jsonb)
  language plpgsql volatile security definer set search_path = ''
  as $$
  declare
    me uuid := auth.uid();
    mine uuid[] := private.lock_entries(p_threads);
    was jsonb := private.entry_states(mine);
  begin
    case
      when p_action in ('archive', 'inbox', 'trash', 'spam') then
        update public.mailbox_entries e set folder = p_action where e.user_id = me and e.thread_id = any (mine);
      when p_action = 'delete' then perform private.forget_mail(mine);
      when p_action = 'read' then
        update public.mailbox_entries e set is_read = true where e.user_id = me and e.thread_id = any (mine);
        perform private.read_mail(mine);
      when p_action = 'unread' then
        update public.mailbox_entries e set is_read = false, unread_count = greatest(e.unread_count, 1),
          unread_from = case when e.unread_count > 0 then e.unread_from else e.last_seq end
         where e.user_id = me and e.thread_id = any (mine);
      when p_action in ('star', 'unstar') then
        update public.mailbox_entries e set is_starred = p_action = 'star' where e.user_id = me and e.thread_id = any (mine);
      when p_action = 'task-status' then
        update public.mailbox_entries e set task_status = p_value where e.user_id = me and e.thread_id = any (mine);
      when p_action = 'due-date' then
        update public.mailbox_entries e set due_date = p_value::date where e.user_id = me and e.thread_id = any (mine);
      when p_action = 'label' then
        if p_value::uuid not in (select private.usable_labels()) then raise exception 'no such label' using errcode = 'QM006'; end if;
        insert into public.mailbox_labels (user_id, thread_id, label_id)
        select me, id, p_value::uuid from unnest(mine) as id on conflict do nothing;
      when p_action = 'unlabel' then
        delete from public.mailbox_labels l where l.user_id = me and l.thread_id = any (mine) and l.label_id = p_value::uuid;
    end case;
    perform private.hint_mail(me, mine[1]);
    return query select was, private.entry_states(mine);
  end $$;

/* Puts entries of the caller's back as they were: undo. Labels that are gone meanwhile, or never were theirs, stay away. */
create function private.put_mail_entries(p jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
  as $$
  declare
    me uuid := auth.uid();
    mine uuid[] := private.lock_entries(array(select (e ->> 'threadId')::uuid from jsonb_array_elements(p) e));
  begin
    update public.mailbox_entries e set folder = g.folder, is_read = g."isRead", is_starred = g."isStarred",
      task_status = g."taskStatus", due_date = g."dueDate",
      unread_count = case when g."isRead" then e.unread_count else greatest(e.unread_count, 1) end,
      unread_from = case when g."isRead" or e.unread_count > 0 then e.unread_from else e.last_seq end
      from jsonb_to_recordset(p) as g ("threadId" uuid, folder text, "isRead" boolean, "isStarred" boolean, "taskStatus" text, "dueDate" date)
     where e.user_id = me and e.thread_id = g."threadId" and e.thread_id = any (mine);
    delete from public.mailbox_labels l where l.user_id = me and l.thread_id = any (mine);
    insert into public.mailbox_labels (user_id, thread_id, label_id)
    select me, (g ->> 'threadId')::uuid, label.id::uuid
      from jsonb_array_elements(p) g cross join lateral jsonb_array_elements_text(g -> 'labelIds') label (id)
     where (g ->> 'threadId')::uuid = any (mine) and label.id::uuid in (select private.usable_labels())
    on conflict do nothing;
    perform private.hint_mail(me, mine[1]);
    return private.entry_states(mine);
  end $$;

revoke execute on function private.act_on_mail, private.put_mail_entries from public;
grant execute on function private.act_on_mail, private.put_mail_entries to authenticated;
