import styled from '@emotion/styled';
import { useRef } from 'react';
import * as token from '../tokens/tokens.ts';
import type { TableColumn } from './TableColumn.ts';

export interface SelectionColumnOptions<Row> {
  /** The rows of the table in its order; Shift selects a range of them. */
  rows: readonly Row[];
  getRowKey(this: void, row: Row): string;
  selectedKeys: ReadonlySet<string>;
  onSelectionChange: (keys: ReadonlySet<string>) => void;
  /** Names the checkbox in the header: "Select all refills". */
  header: string;
  /** Names the checkbox of a row: "Select the refill of 12 November". */
  label(this: void, row: Row): string;
}

/**
 * A column of checkboxes for selecting rows; put it first in a `Table`. The checkbox in the header selects
 * every row, including rows outside the viewport. A click with Shift selects or clears all rows since the last
 * click.
 */
export function useSelectionColumn<Row>({
  rows,
  getRowKey,
  selectedKeys,
  onSelectionChange,
  header,
  label,
}: SelectionColumnOptions<Row>): TableColumn<Row> {
  const lastKey = useRef<string | undefined>(undefined);
  const selectedCount = rows.filter((row) => selectedKeys.has(getRowKey(row))).length;
  const isWhole = rows.length > 0 && selectedCount === rows.length;

  function change(keys: readonly string[], isSelected: boolean) {
    const next = new Set(selectedKeys);
    for (const key of keys)
      if (isSelected) next.add(key);
      else next.delete(key);
    onSelectionChange(next);
  }

  function press(key: string, isSelected: boolean, isRange: boolean) {
    const keys = rows.map((row) => getRowKey(row));
    const from = isRange && lastKey.current !== undefined ? keys.indexOf(lastKey.current) : -1;
    const to = keys.indexOf(key);
    change(from < 0 ? [key] : keys.slice(Math.min(from, to), Math.max(from, to) + 1), isSelected);
    lastKey.current = key;
  }

  return {
    id: 'selection',
    header,
    isSelection: true,
    headerContent: (
      <Box
        type="checkbox"
        aria-label={header}
        checked={isWhole}
        ref={(box: HTMLInputElement | null) => {
          if (box) box.indeterminate = selectedCount > 0 && !isWhole;
        }}
        onChange={() =>
          change(
            rows.map((row) => getRowKey(row)),
            !isWhole,
          )
        }
      />
    ),
    cell(row) {
      const key = getRowKey(row);
      return (
        <Box
          type="checkbox"
          aria-label={label(row)}
          checked={selectedKeys.has(key)}
          onChange={({ currentTarget, nativeEvent }) =>
            press(key, currentTarget.checked, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
          }
        />
      );
    },
  };
}

/**
 * A native checkbox styled like `Checkbox`, because a long table has many of them. On touch screens `::before`
 * enlarges the target, and the margin keeps it off the next line of a card.
 */
const Box = styled('input')`
  display: grid;
  place-items: center;
  inline-size: 20px;
  block-size: 20px;
  margin: 0;
  border: 1px solid ${token.lineStrong};
  border-radius: min(5px, ${token.radiusControl});
  background: ${token.surfaceRaised};
  color: ${token.accentInk};
  appearance: none;
  cursor: pointer;

  &:hover,
  &:is(:checked, :indeterminate) {
    border-color: ${token.accentLine};
  }

  &:is(:checked, :indeterminate) {
    background: ${token.accent};
  }

  &:checked::after {
    inline-size: 5px;
    block-size: 10px;
    margin-block-end: 2px;
    border: solid currentColor;
    border-width: 0 2px 2px 0;
    rotate: 45deg;
    content: '';
  }

  &:indeterminate::after {
    inline-size: 10px;
    block-size: 0;
    margin: 0;
    border-width: 0 0 2px;
    border-style: solid;
    rotate: none;
    content: '';
  }

  &:is(:focus-visible, [data-focus-visible]) {
    outline: 2px solid ${token.focus};
    outline-offset: 2px;
  }

  @media (pointer: coarse) {
    position: relative;
    margin-block: ${token.space1};

    &::before {
      position: absolute;
      inset: calc((18px - ${token.targetMin}) / 2);
      content: '';
    }
  }
`;
