-- What a card shows of a person: to whoever may write to them, with the contact details the viewer may see.

/* The card of a person the caller may write to, or their own; nothing for anybody else. The address follows sees_addresses, the phone
   number is shown to staff. */
create function private.person_card(p_user uuid)
  returns table (uid uuid, no integer, name text, avatar text, role text, company text, affiliation text, email text, phone text,
    presence text, is_self boolean)
  language plpgsql stable security definer set search_path = '' rows 1
  as $$
  declare
    is_me boolean := p_user = auth.uid();
  begin
    if private.my_role() is null or not (is_me or private.may_write_to(p_user)) then return; end if;
    return query
      select p.id, p.no, p.full_name, p.avatar_path, ur.role, c.name, private.affiliation_of(p.id),
        case when is_me or private.sees_addresses() then p.email else '' end,
        case when is_me or private.is_staff() then d.contact else '' end,
        private.presence_of(p.presence, p.seen_at), is_me
        from public.profiles p join public.profile_details d on d.user_id = p.id
        join private.user_roles ur on ur.user_id = p.id left join public.companies c on c.id = p.company_id
       where p.id = p_user;
  end $$;
revoke execute on function private.person_card from public;
grant execute on function private.person_card to authenticated;
