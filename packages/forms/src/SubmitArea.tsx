import { ProblemBanner, type ProblemBannerProps } from '@meridian/problem';
import { Button, type ButtonProps } from '@meridian/ui';

export type SubmitAreaProps = ButtonProps & {
  /** What the form's fields don't show: the `formError` of `useFieldErrors`. */
  problem: ProblemBannerProps | undefined;
  hrefs?: ProblemBannerProps['hrefs'];
};

/** The end of a form: what went wrong with the last attempt, and the button that sends the form. */
export function SubmitArea({ problem, hrefs, ...button }: SubmitAreaProps) {
  return (
    <>
      {problem && <ProblemBanner {...problem} {...(hrefs && { hrefs })} />}
      <Button {...button} type="submit" variant="primary" size="large" isWide />
    </>
  );
}
