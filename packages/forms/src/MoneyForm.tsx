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
  extends Pick<FormProps, 'onSubmit' | 'validationErrors'>, Pick<TaskLayoutProps, 'figure' | 'ahead'> {
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
  ahead,
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
        ahead={ahead}
        problem={problem && <ProblemBanner {...problem} {...(hrefs && { hrefs })} />}
        action={<Button {...button} type="submit" variant="primary" size="large" isWide />}
        closeLabel={t('close')}
      >
        <Card>
          <Stack gap={5}>{children}</Stack>
        </Card>
      </TaskLayout>
    </Form>
  );
}

export interface MoneyFormSkeletonProps extends Pick<
  MoneyFormProps,
  'summaryTitle' | 'summary' | 'ahead' | 'children'
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
  ahead,
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
        ahead={ahead}
        action={
          <Button variant="primary" size="large" isWide isDisabled>
            {actionLabel}
          </Button>
        }
        closeLabel={t('close')}
      >
        <div aria-hidden>
          <Card>
            <Stack gap={5}>{children}</Stack>
          </Card>
        </div>
      </TaskLayout>
    </div>
  );
}
