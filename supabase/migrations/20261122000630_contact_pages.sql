-- Pages of the people one may write to, for lists of a hundred thousand.

/* A page of the people the caller may write to, by name, never oneself, and how many there are: those whose name holds the
   letters, without whom the caller has a chat with where that is not wanted. Here and not in the list's own statement,
   because row-level security keeps that from the indexes of names. */
create function private.contact_page(p_typed text, p_with_chats boolean, p_limit integer, p_offset integer)
  returns table (ids uuid[], total integer)
  language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan'
  as $$
  declare
    me uuid := auth.uid();
    typed text := private.fold(btrim(p_typed));
    pattern text := '%' || regexp_replace(typed, '([\\%_])', '\\\1', 'g') || '%';
    chatted uuid[] := case when p_with_chats then '{}'::uuid[] else array(select k.user_id from private.chat_partners() k) end;
  begin
    if private.my_role() is null then
      return query select '{}'::uuid[], 0;
    elsif not private.is_staff() then
      return query
        with found as materialized (
          select p.id, p.full_name from private.my_contacts() c (id) join public.profiles p on p.id = c.id
           where p.id <> me and p.id <> all (chatted) and (typed = '' or private.fold(p.full_name) like pattern))
        select array(select f.id from found f order by f.full_name, f.id limit p_limit offset p_offset),
          (select count(*)::integer from found);
    elsif typed = '' then
      return query
        select array(select p.id from public.profiles p where p.status = 'active' and p.id <> me and p.id <> all (chatted)
            order by p.full_name, p.id limit p_limit offset p_offset),
          (select count(*)::integer from public.profiles p where p.status = 'active' and p.id <> me and p.id <> all (chatted));
    else
      return query
        with found as materialized (
          select p.id, p.full_name from public.profiles p
           where p.status = 'active' and p.id <> me and p.id <> all (chatted) and private.fold(p.full_name) like pattern)
        select array(select f.id from found f order by f.full_name, f.id limit p_limit offset p_offset),
          (select count(*)::integer from found);
    end if;
  end $$;
revoke execute on function private.contact_page from public;
grant execute on function private.contact_page to authenticated;
