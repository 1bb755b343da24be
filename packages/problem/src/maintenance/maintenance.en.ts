/** Technical works (section 1), for the cabinet and for the public page that a server shows meanwhile. */
export const maintenance = {
  title: 'Technical works are in progress',
  paused:
    'The cabinet is paused for now: nothing can be viewed, refilled, invested or withdrawn until the works end.',
  safe: 'Terms and accruals go on, and every operation you have confirmed is kept.',
  start: 'The works began on',
  end: 'The works should end on',
  endUnknown: 'When the works will end is not known yet.',
  asks: 'This page checks by itself and opens the cabinet as soon as it is ready.',
  retry: 'Check now',
  asking: 'Checking',
} as const;
