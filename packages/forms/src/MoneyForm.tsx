import { ProblemBanner, type ProblemBannerProps } from '@meridian/problem';
import {
  Button,
  type ButtonProps,
  Card,
  Form,
  type FormProps,
  Stack,
  TaskLayout,
  type TaskLayoutProps,
  VisuallyHidden,
} from '@meridian/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { messages } from './messages.ts';

/** The button that sends the form, and what the fields don't show of its last attempt. */
export type MoneyFormAction = ButtonProps & {
  /** The `formError` of `useFieldErrors`. */
  problem: ProblemBannerProps | undefined;
  hrefs?: ProblemBannerProps['hrefs'];
};

export interface MoneyFormProps
  extends Pick<FormProps, 'onSubmit' | 'validationErrors'>, Pick<TaskLayoutProps, 'figure' | 'layout'> {
  summaryTitle: string;
  /** What the amount comes to, beside the fields. */
  summary: ReactNode;
  action: MoneyFormAction;
  /** The fields. */
  children: ReactNode;
}

/** A form of money: the fields, a summary beside them, and the button that sends the form. */
export function MoneyForm({
  summaryTitle,
  summary,
  figure,
  layout,
  action: { problem, hrefs, ...button },
  children,
  ...form
}: MoneyFormProps) {
  const { t } = useTranslation(messages);
  return (
    <Form {...form}>
      <TaskLayout
        title={summaryTitle}
        summary={summary}
        figure={figure}
        {...(layout && { layout })}
        problem={problem && <ProblemBanner {...problem} {...(hrefs && { hrefs })} />}
        action={<Button {...button} type="submit" variant="primary" size="large" isWide />}
        closeLabel={t('close')}
      >
        <Fields layout={layout}>{children}</Fields>
      </TaskLayout>
    </Form>
  );
}

export interface MoneyFormSkeletonProps extends Pick<
  MoneyFormProps,
  'summaryTitle' | 'summary' | 'layout' | 'children'
> {
  /** The label of the button. */
  actionLabel: string;
  /** Announced while the form loads. */
  loadingLabel: string;
}

/** A `MoneyForm` before its rules are loaded. */
export function MoneyFormSkeleton({
  summaryTitle,
  summary,
  layout,
  actionLabel,
  loadingLabel,
  children,
}: MoneyFormSkeletonProps) {
  const { t } = useTranslation(messages);
  return (
    <div aria-busy>
      <VisuallyHidden role="status">{loadingLabel}</VisuallyHidden>
      <TaskLayout
        title={summaryTitle}
        summary={summary}
        {...(layout && { layout })}
        action={
          <Button variant="primary" size="large" isWide isDisabled>
            {actionLabel}
          </Button>
        }
        closeLabel={t('close')}
      >
        <div aria-hidden>
          <Fields layout={layout}>{children}</Fields>
        </div>
      </TaskLayout>
    </div>
  );
}

/** In a card, except for fields with boxes of their own. */
function Fields({ layout = 'aside', children }: Pick<MoneyFormProps, 'layout' | 'children'>) {
  const fields = <Stack gap={5}>{children}</Stack>;
  return layout === 'column' ? fields : <Card>{fields}</Card>;
}
