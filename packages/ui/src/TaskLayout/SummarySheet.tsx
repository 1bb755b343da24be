import type { ReactNode } from 'react';
import { BottomSheet } from '../BottomSheet/BottomSheet.tsx';

interface SummarySheetProps {
  title: string;
  children: ReactNode;
  closeLabel: string;
  onClose: () => void;
}

/** The summary of a task on a small screen. */
export default function SummarySheet({ title, children, closeLabel, onClose }: SummarySheetProps) {
  return (
    <BottomSheet isOpen onOpenChange={onClose} title={title} closeLabel={closeLabel}>
      {children}
    </BottomSheet>
  );
}
