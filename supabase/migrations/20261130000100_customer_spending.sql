-- The total of a customer is what the customer has paid: orders that are pending, failed or refunded do not count (R-351).

create or replace function private.follow_demo_order() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  declare
    paid_before numeric := 0;
    paid_after numeric := 0;
  begin
    if tg_op <> 'INSERT' and old.payment = 'Paid' then
      paid_before := old.spent;
    end if;
    if tg_op <> 'DELETE' and new.payment = 'Paid' then
      paid_after := new.spent;
    end if;
    update demo.customers set
        order_count = order_count + (tg_op = 'INSERT')::int - (tg_op = 'DELETE')::int,
        total_spent = total_spent + paid_after - paid_before
      where id = coalesce(new.customer_id, old.customer_id);
    return null;
  end $$;
create trigger orders_follow_payment after update of payment, spent on demo.orders for each row
  when ((old.payment, old.spent) is distinct from (new.payment, new.spent)) execute function private.follow_demo_order();

update demo.customers c set total_spent = s.paid
  from (select x.id, coalesce(sum(o.spent) filter (where o.payment = 'Paid'), 0) as paid
    from demo.customers x left join demo.orders o on o.customer_id = x.id group by x.id) s
  where s.id = c.id and c.total_spent <> s.paid;
