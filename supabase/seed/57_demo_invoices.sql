-- Lines, payments and dates of the sample invoices.

select private.complete_demo_invoices();
