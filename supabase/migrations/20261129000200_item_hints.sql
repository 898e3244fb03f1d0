-- A hint of changed items says what they have become, so that a tab can tell its own change from another person's.

/* Sends one hint per statement and manuscript, because a move or the trash changes many rows; imports send none. A
   deleted item has only its id. */
create or replace function private.hint_items() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  declare
    touched record;
  begin
    if auth.uid() is null then return null; end if;
    for touched in
      select c.manuscript_id, (array_agg(case tg_op
          when 'DELETE' then jsonb_build_object('id', c.id)
          else jsonb_build_object('id', c.id, 'revision', c.revision, 'parentId', c.parent_id, 'position', c.position,
            'inTrash', c.in_trash) end))[1:50] as items
        from changed c group by c.manuscript_id
    loop
      perform realtime.send(jsonb_build_object('items', to_jsonb(touched.items)),
        'items', 'manuscript:' || touched.manuscript_id, true);
    end loop;
    return null;
  end $$;
