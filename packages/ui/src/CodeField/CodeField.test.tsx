import { render, screen, user } from '@meridian/testing';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { CodeField } from './CodeField.tsx';

function Code({ onComplete }: { onComplete: (code: string) => void }) {
  const [code, setCode] = useState('');
  return <CodeField label="Code" value={code} onChange={setCode} length={6} onComplete={onComplete} />;
}

test.each(['408215', '４０８２１５', ' 408 215', '4０8-2１5'])('reads %s as 408215', async (text) => {
  const onComplete = vi.fn();
  render(<Code onComplete={onComplete} />);
  await user.click(screen.getByLabelText('Code'));
  await user.paste(text);
  expect(screen.getByLabelText('Code')).toHaveValue('408215');
  expect(onComplete).toHaveBeenCalledExactlyOnceWith('408215');
});
