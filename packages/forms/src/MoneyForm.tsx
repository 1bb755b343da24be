import { Card, Form, type FormProps, Grid, Stack } from '@meridian/ui';
import type { ReactNode } from 'react';

export interface MoneyFormProps extends Pick<FormProps, 'onSubmit' | 'validationErrors'> {
  title: string;
  /** What the amount comes to, with the `SubmitArea`. It stays in view beside the fields. */
  summary: ReactNode;
  /** The fields. */
  children: ReactNode;
}

/** The layout of a form of money: the fields, and a summary beside them. */
export function MoneyForm({ title, summary, children, ...form }: MoneyFormProps) {
  return (
    <Form {...form}>
      <Grid layout="aside" isAsideSticky gap={6}>
        <Card title={title}>
          <Stack gap={5}>{children}</Stack>
        </Card>
        {summary}
      </Grid>
    </Form>
  );
}
