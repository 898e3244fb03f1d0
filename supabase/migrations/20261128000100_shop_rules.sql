-- One product for each SKU, and referrals of people who register (R-277, R-349).

-- Products ----------------------------------------------------------------------------------------------------------

-- Two calls at once could give two products one SKU.
create unique index products_sku_key on demo.products (sku);

-- Referrals ---------------------------------------------------------------------------------------------------------

alter table demo.referrals add column referrer_id uuid references public.profiles (id) on delete cascade;
comment on column demo.referrals.referrer_id is 'The owner of the link that a person registered with; null for sample data.';
create index referrals_referrer_id_idx on demo.referrals (referrer_id);

create table private.referral_codes (
  user_id uuid primary key references public.profiles (id) on delete cascade,
  code text not null unique default encode(extensions.gen_random_bytes(5), 'hex')
);
comment on table private.referral_codes is 'The random codes of referral links, which say nothing about an account.';
alter table private.referral_codes enable row level security;

/* Returns the code of the caller, made on first use; raises 42501 without access to the sample data. */
create function private.referral_code() returns text
  language plpgsql volatile security definer set search_path = ''
  as $$
  begin
    if not private.can('read', 'demo') then raise insufficient_privilege; end if;
    insert into private.referral_codes (user_id) values (auth.uid()) on conflict do nothing;
    return (select c.code from private.referral_codes c where c.user_id = auth.uid());
  end $$;
grant execute on function private.referral_code to authenticated;

/* Records the registration with a referral link as an unpaid referral of its owner, who earns nothing before the new
   person has bought something. Codes of nobody are ignored, so that no code can stop a registration. */
create function private.record_referral() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    insert into demo.referrals (referrer_id, referrer, email, avatar, referred_id, status, value, earning)
    select owner.id, owner.full_name, owner.email, 'demo/avatars/customer.svg', registered.no, 'Unpaid', 0, 0
      from private.referral_codes known join public.profiles owner on owner.id = known.user_id
      join public.profiles registered on registered.id = new.id
     where known.code = new.raw_user_meta_data ->> 'referral_code'
       and owner.id <> new.id and owner.status = 'active'
     order by owner.no limit 1;
    return new;
  end $$;
-- By its name it runs after quillport_new_user, which creates the profile.
create trigger quillport_new_user_referral after insert on auth.users for each row execute function private.record_referral();
