-- For operations of one type, which can be few among many accruals.
create index operation_type on operation (investor_id, type, at desc, id desc);
