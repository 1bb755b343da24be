import { render } from '@meridian/testing';
import { useEffect, useLayoutEffect } from 'react';
import { expect, it } from 'vitest';
import { useLatest } from './useLatest.ts';

interface ReportProps {
  word: string;
  report: (word: string) => void;
}

function Child({ latest, report }: { latest: { readonly current: string } } & Pick<ReportProps, 'report'>) {
  useLayoutEffect(() => report(latest.current));
  return null;
}

function Parent({ word, report }: ReportProps) {
  const latest = useLatest(word);
  return <Child latest={latest} report={report} />;
}

it('is up to date in the layout effect of a child', () => {
  const read: string[] = [];
  const { rerender } = render(<Parent word="first" report={(word) => void read.push(word)} />);
  rerender(<Parent word="second" report={(word) => void read.push(word)} />);
  expect(read).toEqual(['first', 'second']);
});

function Once({ word, report }: ReportProps) {
  const latest = useLatest(() => report(word));
  useEffect(() => () => latest.current(), [latest]);
  return null;
}

it('does not run an effect again, and calls the newest function in it', () => {
  const read: string[] = [];
  const { rerender, unmount } = render(<Once word="first" report={(word) => void read.push(word)} />);
  rerender(<Once word="second" report={(word) => void read.push(word)} />);
  expect(read).toEqual([]);
  unmount();
  expect(read).toEqual(['second']);
});
