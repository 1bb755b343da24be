import { useRef, useState } from 'react';
import { PlainField } from '../fields/PlainField.tsx';
import { systems, tabs, words } from '../words.ts';

function Field() {
  const [address, setAddress] = useState('');
  return <PlainField label={words.field} value={address} onChange={setAddress} />;
}

/** Native elements in React. */
export function PlainForm() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [shown, setShown] = useState<string>(tabs[0].id);
  return (
    <main>
      <form>
        <Field />
        <label>
          {words.select}
          <select>
            {systems.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <button type="button" onClick={() => dialog.current?.showModal()}>
          {words.button}
        </button>
      </form>
      <dialog ref={dialog}>
        <h2>{words.button}</h2>
        <p>{words.body}</p>
        <button onClick={() => dialog.current?.close()}>{words.close}</button>
      </dialog>
      <div role="tablist">
        {tabs.map(({ id, label }) => (
          <button key={id} role="tab" aria-selected={id === shown} onClick={() => setShown(id)}>
            {label}
          </button>
        ))}
      </div>
      <div role="tabpanel">{tabs.find(({ id }) => id === shown)?.body}</div>
    </main>
  );
}
