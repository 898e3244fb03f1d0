-- The lines, payments and states of sample invoices (R-380 to R-385, decision 0034).

alter table demo.invoices
  alter column total set default 0,
  alter column balance set default 0,
  alter column invoice_status set default 'Draft',
  add column note text not null default '' check (length(note) <= 2000),
  add column payment_terms text not null default 'custom'
    check (payment_terms in ('receipt', 'net15', 'net30', 'net60', 'custom')),
  add column sent_at timestamptz,
  add column downloaded_at timestamptz,
  add column revision integer not null default 1,
  add column updated_at timestamptz not null default now(),
  add column updated_by text not null default '';
comment on column demo.invoices.revision is 'Raised when the content changes, not when a payment or a mail is added.';
create index invoices_open_idx on demo.invoices (due_date) where balance > 0;
create index invoices_unpaid_idx on demo.invoices (id desc) where invoice_status not in ('Paid', 'Draft');

/* Returns the amount of a line in cents: each of the three steps is rounded half up. */
create function private.invoice_line_cents(p_cost bigint, p_hours bigint, p_discount bigint, p_tax bigint) returns bigint
  language sql immutable set search_path = ''
  as $$
    select net.cents + (net.cents * p_tax + 5000) / 10000
      from (select (p_cost * p_hours + 50) / 100 as cents) as base
     cross join lateral (select base.cents - (base.cents * p_discount + 5000) / 10000 as cents) as net
  $$;
grant execute on function private.invoice_line_cents to authenticated;

create table demo.invoice_lines (
  invoice_id integer not null references demo.invoices (id) on delete cascade,
  n smallint not null check (n between 1 and 40),
  service text not null check (service in (
    'Software Development', 'UI/UX Design & Development', 'Unlimited Extended License', 'Template Customization')),
  description text not null default '' check (length(description) <= 300),
  cost_cents bigint not null check (cost_cents between 0 and 100000000),
  hours_hundredths integer not null check (hours_hundredths between 0 and 100000),
  discount_bps integer not null default 0 check (discount_bps between 0 and 10000),
  tax_bps integer not null default 0 check (tax_bps between 0 and 10000),
  amount_cents bigint not null,
  primary key (invoice_id, n),
  constraint invoice_lines_amount
    check (amount_cents = private.invoice_line_cents(cost_cents, hours_hundredths, discount_bps, tax_bps))
);
comment on table demo.invoice_lines is
  'Lines of an invoice; the API calculates amount_cents, and a check compares it with the same rule in SQL.';

create table demo.invoice_payments (
  id uuid primary key,
  invoice_id integer not null references demo.invoices (id) on delete cascade,
  amount_cents bigint not null check (amount_cents between 1 and 999999999999),
  paid_on date not null,
  method text not null check (method in ('Bank Transfer', 'Credit Card', 'Debit Card', 'PayPal', 'Cash')),
  note text not null default '' check (length(note) <= 500),
  created_at timestamptz not null default now()
);
comment on table demo.invoice_payments is
  'Payments of an invoice. The client chooses the id, so a repeated call adds no second payment.';
create index invoice_payments_invoice_id_idx on demo.invoice_payments (invoice_id, paid_on, created_at);

-- States -------------------------------------------------------------------------------------------------------------

/* Returns the status that follows from the facts of an invoice (R-382). */
create function private.invoice_status_of(p_total numeric, p_balance numeric, p_due date, p_sent timestamptz, p_downloaded timestamptz) returns text
  language sql stable set search_path = ''
  as $$
    select case
      when p_balance < p_total and p_balance <= 0 then 'Paid'
      when p_sent is null and p_downloaded is null and p_balance = p_total then 'Draft'
      when p_balance > 0 and p_due < (now() at time zone 'utc')::date then 'Past Due'
      when p_balance < p_total then 'Partial Payment'
      when p_sent is not null then 'Sent'
      else 'Downloaded' end
  $$;

/* Calculates total, balance and status of an invoice again; no caller may write these columns. */
create function private.settle_invoice(p_id integer) returns void
  language sql security definer set search_path = ''
  as $$
    update demo.invoices i set total = s.total, balance = s.total - s.paid,
        invoice_status = private.invoice_status_of(s.total, s.total - s.paid, i.due_date, i.sent_at, i.downloaded_at)
      from (select
          (select coalesce(sum(l.amount_cents), 0) from demo.invoice_lines l where l.invoice_id = p_id) / 100.0 as total,
          (select coalesce(sum(p.amount_cents), 0) from demo.invoice_payments p where p.invoice_id = p_id) / 100.0 as paid) as s
     where i.id = p_id
  $$;

/* Settles the invoices of changed lines or payments. */
create function private.settle_changed_invoices() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  declare
    changed_id integer;
  begin
    for changed_id in select distinct c.invoice_id from changed c loop
      perform private.settle_invoice(changed_id);
    end loop;
    return null;
  end $$;

/* Settles an invoice after a change of its due date, its sending or its download. */
create function private.settle_own_invoice() returns trigger
  language plpgsql security definer set search_path = ''
  as $$ begin perform private.settle_invoice(new.id); return null; end $$;

do $$
declare
  name text;
begin
  foreach name in array array['invoice_lines', 'invoice_payments'] loop
    execute format('create trigger %I after insert on demo.%I referencing new table as changed for each statement execute function private.settle_changed_invoices()',
      name || '_settle_insert', name);
    execute format('create trigger %I after update on demo.%I referencing new table as changed for each statement execute function private.settle_changed_invoices()',
      name || '_settle_update', name);
    execute format('create trigger %I after delete on demo.%I referencing old table as changed for each statement execute function private.settle_changed_invoices()',
      name || '_settle_delete', name);
    perform private.make_demo_live(name);
  end loop;
end
$$;

create trigger invoices_settle after update of due_date, sent_at, downloaded_at on demo.invoices
  for each row execute function private.settle_own_invoice();
create trigger invoices_revision before update of client_id, issued_date, due_date, service, note, payment_terms on demo.invoices
  for each row execute function private.next_demo_revision();

/* Marks open invoices whose due date has passed; a timer calls it. Returns their number. */
create function private.mark_past_due_invoices() returns integer
  language plpgsql security definer set search_path = ''
  as $$
  declare
    done integer;
  begin
    update demo.invoices set invoice_status = 'Past Due'
     where balance > 0 and due_date < (now() at time zone 'utc')::date
       and invoice_status in ('Sent', 'Downloaded', 'Partial Payment');
    get diagnostics done = row_count;
    return done;
  end $$;

-- The timer of hosted Supabase; the embedded Supabase has its own.
do $setup$
begin
  if not exists (select from pg_catalog.pg_available_extensions where name = 'pg_cron') then return; end if;
  create extension if not exists pg_cron;
  perform cron.schedule('quillport-past-due', '*/10 * * * *', 'select private.mark_past_due_invoices()');
end
$setup$;

-- A mail may name any address, so the mails of a person are limited.
insert into private.rate_limits (kind, most, period) values ('invoice_mail', 60, '1 hour');
create trigger invoices_send_rate after update of sent_at on demo.invoices
  for each row execute function private.count_rate('invoice_mail');

-- Access -------------------------------------------------------------------------------------------------------------

grant insert (client_id, client_name, client_email, issued_date, due_date, service, note, payment_terms),
  update (client_id, client_name, client_email, issued_date, due_date, service, note, payment_terms, sent_at, downloaded_at)
  on demo.invoices to authenticated;
grant insert (name, company, company_email, country, contact, address, avatar) on demo.invoice_clients to authenticated;
create policy invoices_insert on demo.invoices for insert to authenticated with check ((select private.can('create', 'demo')));
create policy invoices_update on demo.invoices for update to authenticated
  using ((select private.can('update', 'demo'))) with check ((select private.can('update', 'demo')));
create policy invoice_clients_insert on demo.invoice_clients for insert to authenticated
  with check ((select private.can('create', 'demo')));

alter table demo.invoice_lines enable row level security;
alter table demo.invoice_payments enable row level security;
grant select, insert, delete on demo.invoice_lines to authenticated;
grant select, insert (id, invoice_id, amount_cents, paid_on, method, note), delete on demo.invoice_payments to authenticated;
create policy invoice_lines_select on demo.invoice_lines for select to authenticated using ((select private.can('read', 'demo')));
create policy invoice_lines_insert on demo.invoice_lines for insert to authenticated
  with check ((select private.can('create', 'demo')) or (select private.can('update', 'demo')));
create policy invoice_lines_delete on demo.invoice_lines for delete to authenticated using ((select private.can('update', 'demo')));
create policy invoice_payments_select on demo.invoice_payments for select to authenticated using ((select private.can('read', 'demo')));
create policy invoice_payments_insert on demo.invoice_payments for insert to authenticated
  with check ((select private.can('update', 'demo')));
create policy invoice_payments_delete on demo.invoice_payments for delete to authenticated
  using ((select private.can('update', 'demo')));

-- Invoices of an earlier seed --------------------------------------------------------------------------------------

/* Gives invoices without lines the lines, payments and dates that their stored total, balance and status describe. */
create function private.complete_demo_invoices() returns void
  language plpgsql set search_path = ''
  as $$
  begin
    create temporary table incomplete_invoices on commit drop as
      select i.id, i.service, i.issued_date, (i.total * 100)::bigint as cents, (i.balance * 100)::bigint as open_cents,
          i.invoice_status as status, ((i.total * 100)::bigint / 5 * 4 / 6000) as hours
        from demo.invoices i where not exists (select from demo.invoice_lines l where l.invoice_id = i.id);
    insert into demo.invoice_payments (id, invoice_id, amount_cents, paid_on, method)
    select gen_random_uuid(), i.id, i.cents - i.open_cents,
        least(i.issued_date + 9, (now() at time zone 'utc')::date), 'Bank Transfer'
      from incomplete_invoices i where i.cents > i.open_cents;
    insert into demo.invoice_lines (invoice_id, n, service, cost_cents, hours_hundredths, amount_cents)
    select i.id, line.n, i.service, line.cost, line.hours, line.cost * line.hours / 100
      from incomplete_invoices i
     cross join lateral (values (1, 6000::bigint, i.hours * 100), (2, i.cents - i.hours * 6000, 100::bigint)) as line (n, cost, hours)
     where line.cost > 0 and line.hours > 0;
    update demo.invoices d set
        sent_at = case when i.status in ('Sent', 'Paid', 'Partial Payment', 'Past Due') then i.issued_date + interval '9 hours' end,
        downloaded_at = case when i.status = 'Downloaded' then i.issued_date + interval '9 hours' end,
        payment_terms = case d.due_date - d.issued_date when 30 then 'net30' when 60 then 'net60' else 'custom' end
      from incomplete_invoices i where d.id = i.id;
    update demo.invoices set revision = 1 where revision <> 1;
    drop table incomplete_invoices;
  end $$;
select private.complete_demo_invoices();
