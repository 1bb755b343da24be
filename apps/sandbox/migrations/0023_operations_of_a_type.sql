-- Whoever looks at the operations of one type is shown few of many: rewards among the accruals of years.
create index operation_type on operation (investor_id, type, at desc, id desc);
